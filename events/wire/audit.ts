import * as z from 'zod';
import { Player } from './accounts.js';
import { at, cursor, id, inAddress, plainText, seq, tableId } from './ids.js';
import { reason } from './looking.js';

/** `POST /api/tables/:id/reports`: a moment of a game, flagged with a sentence. */
export const NewReport = z.strictObject({ seq: seq.positive(), sentence: plainText(500) });
export type NewReport = z.infer<typeof NewReport>;

export const ReportStatus = z.enum(['open', 'resolved']);
export type ReportStatus = z.infer<typeof ReportStatus>;

/** What came of a report. */
const ReportAnswer = z.strictObject({ at, reason });

/** A report as its reporter sees it; an answer stands in a resolved one, and only there. */
export const Report = z.strictObject({
  ...{ id, at, table: tableId, seq, sentence: z.string(), status: ReportStatus },
  answer: ReportAnswer.exactOptional(),
});
export type Report = z.infer<typeof Report>;

/** `GET /api/reports/mine` */
export const MyReportsAsked = z.strictObject({ cursor: cursor.exactOptional() });
export type MyReportsAsked = z.infer<typeof MyReportsAsked>;

export const MyReports = z.strictObject({ reports: z.array(Report).readonly(), cursor: cursor.exactOptional() });
export type MyReports = z.infer<typeof MyReports>;

/** That somebody looked at what was hidden, before they were shown it. */
export const Access = z.strictObject({
  ...{ id, at, table: tableId, by: Player },
  /** With whose eyes: `auditor` or `seat:N`. */
  eyes: z.string(),
  first: seq,
  /** Not there where they followed the table on from the first. */
  last: seq.exactOptional(),
  reason: reason.exactOptional(),
});
export type Access = z.infer<typeof Access>;

/** The query of `GET /api/tables/:id/accesses`. */
export const AccessesAsked = z.strictObject({ cursor: cursor.exactOptional() });
export type AccessesAsked = z.infer<typeof AccessesAsked>;

export const Accesses = z.strictObject({ accesses: z.array(Access).readonly(), cursor: cursor.exactOptional() });
export type Accesses = z.infer<typeof Accesses>;

/** How many of a list come at once. */
export const atOnce = (most: number) => inAddress.pipe(z.int().min(1).max(most)).default(most);
