import * as z from 'zod';
import { RefusalCode } from '../refusal.js';
import { Access, atOnce } from './audit.js';
import { Act, Anomaly, FiledReport } from './admin.js';
import { at, cursor, digest, inAddress, plainText, seat, seq } from './ids.js';
import { typed } from './json.js';
import { asWhom } from './looking.js';

/** What a time line is made of. */
export const EntryKind = z.enum(['event', 'refusal', 'connection', 'anomaly', 'act', 'access', 'report']);
export type EntryKind = z.infer<typeof EntryKind>;

const entry = <Kind extends EntryKind, Shape extends z.core.$ZodShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), at, ...shape });

/**
 * Something at its place in a table's time line. A refusal's rule, sentence and command are for the eyes that see the seat:
 * what was asked for may name a card.
 */
export const TimelineEntry = z.discriminatedUnion('kind', [
  entry('event', { seq, seat: seat.nullable(), event: typed.nullable(), digest }),
  entry('refusal', {
    ...{ seq, seat, code: RefusalCode },
    rule: z.string().exactOptional(),
    message: z.string().exactOptional(),
    command: z.unknown().exactOptional(),
  }),
  entry('connection', { seat, online: z.boolean() }),
  entry('anomaly', {
    ...{ seq, seat, what: Anomaly },
    /** How many milliseconds it took, or how many were refused. */
    amount: z.int().nonnegative().exactOptional(),
  }),
  entry('act', { act: Act }),
  entry('access', { access: Access }),
  entry('report', { report: FiledReport }),
]);
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** The longest games that there are come in one answer, and so with one query. */
const MOST_ENTRIES = 5000;

const kinds = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(EntryKind).min(1));

const filters = {
  /** Several have commas between. */
  kind: kinds.exactOptional(),
  seat: inAddress.exactOptional(),
  /** Found in what is shown, whatever its letters' case. */
  text: plainText(100).exactOptional(),
  ...asWhom,
};

/** The query of `GET /api/admin/tables/:id/timeline`. */
export const TimelineAsked = z.strictObject({
  ...filters,
  limit: atOnce(MOST_ENTRIES),
  cursor: cursor.exactOptional(),
});
export type TimelineAsked = z.infer<typeof TimelineAsked>;

/** The query of the same as CSV: all of it. */
export const TimelineSheetAsked = z.strictObject(filters);
export type TimelineSheetAsked = z.infer<typeof TimelineSheetAsked>;

export const Timeline = z.strictObject({ entries: z.array(TimelineEntry).readonly(), cursor: cursor.exactOptional() });
export type Timeline = z.infer<typeof Timeline>;
