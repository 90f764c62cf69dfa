import { useEffect, useMemo } from 'preact/hooks';
import type { Report } from '#events/wire/audit.js';
import { api } from '../../net/api.js';
import { tableAddress } from '../address.js';
import { Dialog } from '../dialog.js';
import { useWords } from '../hall.js';
import { Pages } from '../records/pages.js';
import { When } from '../when.js';
import './my-reports.css';

/** What one reported, the newest first, with what was answered. */
export const MyReports = ({ close }: { readonly close: () => void }) => {
  const { again, more, person, trouble: troubles } = useWords();
  const { reports: words } = person;
  const pages = useMemo(() => new Pages<Report>(readReports), []);
  useEffect(() => void pages.more(), [pages]);
  const [all, trouble] = [pages.all.value, pages.trouble.value];
  return (
    <Dialog title={words.title} close={close}>
      <div class="my-reports" aria-busy={all === null && trouble === null}>
        {all?.length === 0 && <p>{words.none}</p>}
        {all !== null && all.length > 0 && (
          <ul>
            {all.map((report) => (
              <Reported key={report.id} report={report} close={close} />
            ))}
          </ul>
        )}
        {trouble !== null && <p role="alert">{troubles[trouble]}</p>}
        {(trouble !== null || pages.hasMore) && (
          <button type="button" class="button is-quiet" onClick={() => void pages.more()}>
            {trouble === null ? more : again}
          </button>
        )}
      </div>
    </Dialog>
  );
};

const readReports = async (cursor: string | undefined) => {
  const { reports, ...rest } = await api.ownReports(cursor === undefined ? {} : { cursor });
  return { all: reports, ...rest };
};

const Reported = ({ report, close }: { readonly report: Report; readonly close: () => void }) => {
  const { reports: words } = useWords().person;
  const { table, seq, sentence, status, at, answer } = report;
  return (
    <li class={`my-report is-${status}`}>
      <p class="my-report-said">{sentence}</p>
      <p class="my-report-where">
        <span class="my-report-mark">{words.statuses[status]}</span>
        <a href={tableAddress(table, seq)} onClick={close}>
          {words.moment(seq)}
        </a>
        <When at={at} />
      </p>
      {answer !== undefined && (
        <p class="my-report-answer">
          <b>{words.answer}</b> {answer.reason} <When at={answer.at} />
        </p>
      )}
    </li>
  );
};
