import type { StoredEvent } from './event-store.js';

declare const brand: unique symbol;

/** A place between two events. It means something only to the outbox that gave it, or to the feed that did. */
export type Cursor = string & { readonly [brand]: 'Cursor' };

/** Before the first event there ever was. */
export const BEGINNING = '0.0' as Cursor;

/**
 * All events of all tables in one order that never changes: the feed reads on from where it was. An event stands there
 * once nothing can ever come to stand before it, so that who reads on misses none; each table's events come in order.
 */
export abstract class Outbox {
  /** The events after a cursor, at most `limit` of them. */
  abstract tail(after: Cursor, limit: number): Promise<readonly OutboxEvent[]>;

  /** Behind all events that are settled by now: from here on there is only news. */
  abstract now(): Promise<Cursor>;
}

export interface OutboxEvent {
  /** Behind this event. */
  readonly cursor: Cursor;
  readonly event: StoredEvent;
}
