import type { TableId } from '#events/envelope.js';
import type { Outcome } from '#events/table/events.js';
import type { TableStatus } from '#events/wire/tables.js';
import type { Cursor } from './outbox.js';

/**
 * Tables as their events tell them, for lists (lobby.ts), and how far the events were followed. What is written here is
 * told from the events alone: all of it may be cleared, and told again. Rejects with `NotSaved` and `NotRead` as the event
 * store does.
 */
export abstract class Listings {
  /** How far the events were followed: what is listed is what happened up to there. */
  abstract cursor(): Promise<Cursor>;

  /** Those of them that are listed. */
  abstract of(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, Listing>>;

  /**
   * Lists tables as they are at a cursor, and moves there, in one. False, and nothing is done, where they were followed to
   * elsewhere than `from` by now: somebody else follows them too, or they were cleared.
   */
  abstract move(from: Cursor, to: Cursor, listings: readonly Listing[]): Promise<boolean>;

  /** Nothing is listed, and nothing was followed. Whoever follows begins again. */
  abstract clear(): Promise<void>;
}

export interface Listing {
  readonly table: TableId;
  /** The last event that it tells of. The moves of a game are none of its business. */
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly opened: number;
  readonly game: string;
  readonly edition: number;
  readonly options: Readonly<Record<string, boolean>>;
  readonly commitment: string;
  readonly status: TableStatus;
  /** One a seat: what who sits there added to the luck, null where nobody does. */
  readonly nonces: readonly (string | null)[];
  /** Stands in a finished one, and only there. */
  readonly result: Outcome | null;
}
