import type { TableId } from '#events/envelope.js';
import type { RefusalCode } from '#events/refusal.js';
import type { Seat } from '#events/viewer.js';
import type { Anomaly } from '#events/wire/admin.js';

/**
 * What a node noticed at tables beside their events: refusals, seats that came and went, and what stands out. Many are kept
 * at once, and none is ever waited for by who plays. Rejects with `NotSaved` as the event store does.
 */
export abstract class Notes {
  abstract keep(notes: readonly Note[]): Promise<void>;
}

export interface Note {
  readonly table: TableId;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: NoteKind;
  readonly seat: Seat;
  /** Where the table stood. */
  readonly seq: number;
  readonly refused: NotedRefusal | null;
  /** How many milliseconds, or how many of them. */
  readonly amount: number | null;
}

export type NoteKind = 'refused' | 'seat_on' | 'seat_off' | Anomaly;

export interface NotedRefusal {
  readonly code: RefusalCode;
  readonly rule: string | null;
  readonly message: string;
  /** As it was given; null where it was too long to keep. */
  readonly command: unknown;
}
