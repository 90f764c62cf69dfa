import type { TableId } from '#events/envelope.js';
import type { ReportStatus } from '#events/wire/audit.js';
import type { RecordPage } from './records.js';

/**
 * Moments of games that players flagged, with a sentence each. What was said stays; who said it stands apart, and can be
 * forgotten. Resolving one is an act (records.ts). Rejects with `NotSaved` and `NotRead` as the event store does.
 */
export abstract class Reports {
  abstract file(report: NewReportKept): Promise<void>;
  /** Null where there is none. */
  abstract report(id: string): Promise<ReportKept | null>;
  /** Newest first, by pages. */
  abstract reports(asked: ReportsListed): Promise<RecordPage<ReportKept>>;
}

export interface NewReportKept {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly table: TableId;
  readonly seq: number;
  readonly by: string;
  readonly sentence: string;
}

export interface ReportKept extends Omit<NewReportKept, 'by'> {
  /** Null where its reporter was forgotten. */
  readonly by: string | null;
  readonly answer: { readonly at: number; readonly reason: string } | null;
}

export interface ReportsListed {
  readonly status: ReportStatus | null;
  readonly table: TableId | null;
  readonly by: string | null;
  readonly cursor: string | null;
  readonly limit: number;
}
