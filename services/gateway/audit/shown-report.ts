import type { Report } from '#events/wire/audit.js';
import type { ReportKept } from '#store/reports.js';

/** A report as its reporter sees it. */
export const shownReport = ({ id, at, table, seq, sentence, answer }: ReportKept): Report => {
  const said = { id, at, table, seq, sentence };
  return answer === null ? { ...said, status: 'open' } : { ...said, status: 'resolved', answer };
};

/** A page of anything, as it is answered: without a cursor there are no more. */
export const withCursor = <Page extends object>(page: Page, cursor: string | null): Page & { cursor?: string } =>
  cursor === null ? page : { ...page, cursor };
