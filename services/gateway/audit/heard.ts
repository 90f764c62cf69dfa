import type { TableId } from '#events/envelope.js';
import type { Seat } from '#events/viewer.js';

/** A command as it was given, and how long its answer took. */
export interface Heard {
  readonly table: TableId;
  readonly seat: Seat;
  readonly seen: number;
  readonly command: unknown;
  readonly ms: number;
}

/** Who is there: seats by number. */
export interface Attended {
  readonly table: TableId;
  readonly seats: number;
  readonly audience: { has(viewer: Seat): boolean };
}
