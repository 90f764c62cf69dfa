import type { StoredEvent } from './event-store.js';
import { Unfit } from './unfit.js';

declare const brand: unique symbol;

/** A place between two events. It means something only to the outbox that gave it, or to the feed that did. */
export type Cursor = string & { readonly [brand]: 'Cursor' };

/** Before the first event there ever was. */
export const BEGINNING = '0.0' as Cursor;

/** Whether one cursor of an outbox lies behind another. */
export const isAfter = (one: Cursor, other: Cursor): boolean => {
  const [[big, small], [otherBig, otherSmall]] = [partsOf(one), partsOf(other)];
  return big > otherBig || (big === otherBig && small > otherSmall);
};

const partsOf = (cursor: Cursor): readonly [bigint, bigint] => {
  const [, big, small] = CURSOR.exec(cursor) ?? [];
  if (big === undefined || small === undefined) throw new Unfit('No cursor of an outbox.');
  return [BigInt(big), BigInt(small)];
};

const CURSOR = /^(\d{1,20})\.(\d{1,19})$/;

/**
 * All events of all tables in one order that never changes: the feed reads on from where it was. An event stands there
 * once nothing can ever come to stand before it, so that who reads on misses none; each table's events come in order.
 */
export abstract class Outbox {
  /** The events after a cursor, at most `limit` of them. */
  abstract tail(after: Cursor, limit: number): Promise<readonly OutboxEvent[]>;

  /**
   * Of the next `limit` events after a cursor those of some types, and the last of them whatever its type is: so that who
   * reads on goes on behind it, and none is read that nobody wants.
   */
  abstract tailOf(types: ReadonlySet<string>, after: Cursor, limit: number): Promise<readonly OutboxEvent[]>;

  /** Behind all events that are settled by now: from here on there is only news. */
  abstract now(): Promise<Cursor>;

  /** The latest event of all, also where what is in flight keeps it from being told yet; null where there is none. */
  abstract newest(): Promise<OutboxEvent | null>;

  /** How much of all that there is lies before a cursor, from 0 to 1: about, and good enough to wait by. */
  abstract share(cursor: Cursor): Promise<number>;
}

export interface OutboxEvent {
  /** Behind this event. */
  readonly cursor: Cursor;
  readonly event: StoredEvent;
}
