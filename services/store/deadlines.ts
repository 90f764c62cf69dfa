import type { TableId } from '#events/envelope.js';

/**
 * When to look at which table next. What is due there is decided by the table itself: a deadline that is kept too early
 * costs a look, and none is ever kept too late. Rejects with `NotSaved` and `NotRead` as the event store does.
 */
export abstract class Deadlines {
  /** One a table: the latest that is kept counts. Null: nothing is due there any more. */
  abstract keep(deadlines: readonly Deadline[]): Promise<void>;
  /** Those that are due by then, the earliest first. */
  abstract due(by: number, limit: number): Promise<readonly Deadline[]>;
  /** When the next one is due; null where none is. */
  abstract next(): Promise<number | null>;
}

export interface Deadline {
  readonly table: TableId;
  /** Milliseconds since 1970. */
  readonly at: number | null;
}
