import type { TableId } from '#events/envelope.js';
import type { Happening } from '#events/seen-by.js';
import type { Seat } from '#events/viewer.js';

/** Whole tables, many at once, for whoever goes through all that there ever was. */
export abstract class Histories {
  /** The tables after an id, in the order of their ids, at most `limit` of them. */
  abstract tables(after: string, limit: number): Promise<readonly TableId[]>;

  /** How many come after an id. */
  abstract count(after: string): Promise<number>;

  /** All that happened at these tables, and the secret behind their luck. */
  abstract of(tables: readonly TableId[]): Promise<readonly HistoryKept[]>;

  abstract close(): Promise<void>;
}

export interface HistoryKept {
  readonly table: TableId;
  readonly seed: Uint8Array;
  readonly events: readonly EventKept[];
}

/** An event, and at the first of a command what was asked for. */
export interface EventKept {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly command: string | null;
  /** How many draws its decision took, at the first event of one (scheme 2). */
  readonly draws: number;
  readonly event: Happening;
  readonly given?: { readonly seen: number; readonly command: unknown };
}
