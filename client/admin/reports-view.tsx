import { useState } from 'preact/hooks';
import type { FiledReport } from '#events/wire/admin.js';
import { consoleApi } from '../net/console-api.js';
import { inspectionAddress } from '../panel/address.js';
import { useConsole, useMayAct } from './console.js';
import { DeedDialog } from './deed-dialog.js';
import { Listed } from './listed.js';
import { useListKeys } from './list-keys.js';
import { usePages } from './use-pages.js';
import { When } from '../panel/when.js';

const STATUSES = ['open', 'resolved', 'all'] as const;

/** What players flagged; those first that wait for an answer. */
export const ReportsView = () => {
  const { words } = useConsole();
  const [status, setStatus] = useState<(typeof STATUSES)[number]>('open');
  const [answering, setAnswering] = useState<FiledReport | null>(null);
  const [answered, setAnswered] = useState(0);
  const pages = usePages<FiledReport>(
    async (cursor) => {
      const asked = status === 'all' ? {} : { status };
      const { reports, ...rest } = await consoleApi.reports(cursor === undefined ? asked : { ...asked, cursor });
      return { all: reports, ...rest };
    },
    [status, answered],
  );
  useListKeys();
  return (
    <main class="console-view">
      <header class="console-head">
        <h1>{words.views.reports}</h1>
        <p>{words.reports.lead}</p>
      </header>
      <div class="console-choice" role="group" aria-label={words.tables.status}>
        {STATUSES.map((each) => (
          <button key={each} type="button" aria-pressed={each === status} onClick={() => setStatus(each)}>
            {words.reports.statuses[each]}
          </button>
        ))}
      </div>
      <Listed pages={pages} empty={words.reports.empty[status]} label={words.views.reports}>
        {(report) => <Report key={report.id} report={report} answer={() => setAnswering(report)} />}
      </Listed>
      {answering !== null && (
        <DeedDialog
          deed="resolve"
          about={answering.sentence}
          does={(reason) => consoleApi.resolve(answering.id, reason)}
          done={() => {
            setAnswering(null);
            setAnswered(answered + 1);
          }}
          close={() => setAnswering(null)}
        />
      )}
    </main>
  );
};

const Report = ({ report, answer }: { readonly report: FiledReport; readonly answer: () => void }) => {
  const { words } = useConsole();
  const mayAct = useMayAct();
  return (
    <li class={`console-row report is-${report.status}`}>
      <div class="console-row-main">
        <a data-entry class="report-sentence" href={inspectionAddress(report.table, report.seq)}>
          {report.sentence}
        </a>
        <p class="console-quiet">
          {report.by?.name ?? words.reports.somebody} · <When at={report.at} /> · {words.reports.moment(report.seq)}
        </p>
        {report.answer !== undefined && (
          <p class="report-answer">
            <b>{words.reports.answered}</b> {report.answer.reason} <When at={report.answer.at} />
          </p>
        )}
      </div>
      <span class={`mark is-${report.status}`}>{words.reports.marks[report.status]}</span>
      {mayAct && report.status === 'open' && (
        <button type="button" class="button is-sea is-small" onClick={answer}>
          {words.deeds.resolve.open}
        </button>
      )}
    </li>
  );
};
