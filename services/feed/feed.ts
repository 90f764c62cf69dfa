import type { StoredEvent } from '#store/event-store.js';
import type { Cursor } from '#store/outbox.js';

/**
 * All that is stored, told to whoever follows: each table's events in order, each at least once, so that one may come
 * again after others that were told since. What is told next waits until the follower is done with what was told before,
 * so that a slow one is never flooded. Each follower is told everything.
 */
export abstract class Feed {
  /**
   * Tells a follower of everything after a cursor, and then of whatever comes. A follower that throws is told the same
   * again, until it takes it: what it keeps of a cursor, it keeps together with what it made of the events before it.
   *
   * A cursor means something only to the feed that gave it. One of another feed is the beginning: better told again than
   * never.
   */
  abstract follow(from: Cursor, follower: Follower): Following;

  /** Behind all that could be told by now: from here on there is only news. */
  abstract now(): Promise<Cursor>;
}

export type Follower = (told: Told) => Promise<void>;

export interface Told {
  /** Never none. */
  readonly events: readonly StoredEvent[];
  /** Where to go on for who has taken them. */
  readonly behind: Cursor;
}

export interface Following {
  /** There may be something new: look now. */
  wake(): void;
  /** Resolves when the follower is done with what it was told last; it is told nothing after that. */
  stop(): Promise<void>;
}
