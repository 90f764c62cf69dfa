import type { Pool } from 'pg';
import { Reports } from '../reports.js';
import type { NewReportKept, ReportKept, ReportsListed } from '../reports.js';
import type { RecordPage } from '../records.js';
import { recordPage } from './record-page.js';
import { reading } from './reading.js';
import { saving } from './saving.js';

/** Both at once, or neither: a report is never without its reporter, but where they were forgotten. */
const FILE = `
with filed as (
  insert into store.reports (id, at, table_id, seq, sentence) values ($1, $2, $3, $4, $5) returning id
)
insert into store.reporters (report, player) select id, $6 from filed`;

export const REPORT = `
select report.id, report.at, report.table_id as table, report.seq, report.sentence, reporter.player as by,
  act.at as answered, act.reason
from store.reports report
  left join store.reporters reporter on reporter.report = report.id
  left join store.acts act on act.report = report.id`;

export class PostgresReports extends Reports {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super();
    this.#pool = pool;
  }

  override async file({ id, at, table, seq, sentence, by }: NewReportKept): Promise<void> {
    const values = [id, at, table, seq, sentence, by];
    await saving(() => this.#pool.query({ name: 'file-report', text: FILE, values }));
  }

  override async report(id: string): Promise<ReportKept | null> {
    const text = `${REPORT} where report.id = $1`;
    const { rows } = await reading(() => this.#pool.query<ReportRow>({ name: 'report', text, values: [id] }));
    return rows[0] === undefined ? null : reportOf(rows[0]);
  }

  override reports({ status, table, by, cursor, limit }: ReportsListed): Promise<RecordPage<ReportKept>> {
    const where = status === null ? [] : [status === 'open' ? 'act.id is null' : 'act.id is not null'];
    const matching = { 'report.table_id': table, 'reporter.player': by };
    return recordPage(
      (query) => this.#pool.query<ReportRow>(query),
      { select: REPORT, where, matching, by: 'report', cursor, limit },
      reportOf,
    );
  }
}

/** pg gives a bigint as text, and PostgreSQL's own JSON as a number. */
export interface ReportRow extends Omit<ReportKept, 'at' | 'answer'> {
  readonly at: string | number;
  readonly answered: string | number | null;
  readonly reason: string | null;
}

export const reportOf = ({ at, answered, reason, ...same }: ReportRow): ReportKept => ({
  ...same,
  at: Number(at),
  answer: answered === null || reason === null ? null : { at: Number(answered), reason },
});
