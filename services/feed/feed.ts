import type { Cursor, OutboxEvent } from '#store/outbox.js';

/**
 * All that is stored, told to whoever follows: each table's events in order, each at least once. What is told next waits
 * until the follower is done with what was told before, so that a slow one is never flooded.
 */
export abstract class Feed {
  /**
   * Tells a follower of everything after a cursor, and then of whatever comes. A follower that throws is told the same
   * again, until it takes it: what it keeps of a cursor, it keeps together with what it made of the events before it.
   */
  abstract follow(from: Cursor, follower: Follower): Following;
}

export type Follower = (events: readonly OutboxEvent[]) => Promise<void>;

export interface Following {
  /** There may be something new: look now. */
  wake(): void;
  /** Resolves when the follower is done with what it was told last; it is told nothing after that. */
  stop(): Promise<void>;
}
