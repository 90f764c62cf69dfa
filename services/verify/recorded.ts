import type { Happening } from '#events/seen-by.js';
import type { Seat } from '#events/viewer.js';

/** An event as it was kept, with what it takes to make it once more. */
export interface Recorded {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly command: string | null;
  readonly event: Happening;
  /** How many draws its decision took, at the first event of one; nothing is 0. */
  readonly draws?: number;
  /** At the first event of a command: what was asked for, and the seq that it was decided on. */
  readonly given?: { readonly seen: number; readonly command: unknown };
}
