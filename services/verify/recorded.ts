import type { Happening } from '#events/seen-by.js';
import type { Seat } from '#events/viewer.js';

/** An event as it was kept, with what it takes to make it once more. */
export interface Recorded {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly command: string | null;
  readonly event: Happening;
  /** At the first event of a command: what was asked for, and the seq that it was decided on. */
  readonly given?: { readonly seen: number; readonly command: unknown };
}
