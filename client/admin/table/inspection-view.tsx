import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { consoleApi } from '../../net/console-api.js';
import { Trouble } from '../../panel/records/trouble.js';
import { useConsole, useMayAct } from '../console.js';
import { DeedDialog } from '../deed-dialog.js';
import { stepOf, useKeys } from '../use-keys.js';
import { EntryList } from './entry-list.js';
import './inspection.css';
import { Inspection } from './inspection.js';
import { InspectionHead } from './inspection-head.js';
import type { Marked } from './marked.js';
import { MomentView } from './moment-view.js';
import type { Placed } from './placed.js';
import { saidOf } from './said-of.js';
import { Sift } from './sift.js';
import { useSpeech } from './use-speech.js';

interface InspectionViewShown {
  readonly id: string;
  readonly moment: number | null;
}

/** One table looked into: all that happened at it in one time line, and beside it the board at the moment that is picked. */
export const InspectionView = ({ id, moment }: InspectionViewShown) => {
  const { words } = useConsole();
  const said = useRef<(each: Placed) => string>(() => '');
  const inspection = useMemo(() => new Inspection(id, moment, (each) => said.current(each)), [id]);
  const table = inspection.table.value;
  const { speech, face } = useSpeech(table);
  said.current = ({ entry }) => saidOf(entry, speech);
  const [marked, setMarked] = useState<Marked>({ from: null, to: null });

  useEffect(() => {
    void inspection.read();
    return () => inspection.close();
  }, [inspection]);
  useEffect(() => {
    if (moment !== null) inspection.goTo(moment);
  }, [inspection, moment]);
  useInspectionKeys(inspection, setMarked);

  const trouble = inspection.trouble.value;
  return (
    <main class="inspect" aria-busy={inspection.isReading.value}>
      {table !== null && <InspectionHead inspection={inspection} table={table} speech={speech} />}
      {trouble !== null && <Trouble kind={trouble} again={() => void inspection.read()} />}
      {table === null && trouble === null && (
        <p class="console-quiet" role="status">
          {words.reading}
        </p>
      )}
      {table !== null && (
        <div class="inspect-both">
          <section class="inspect-list" aria-label={words.history.list}>
            <Sift inspection={inspection} speech={speech} />
            <EntryList inspection={inspection} speech={speech} />
          </section>
          <MomentView inspection={inspection} speech={speech} face={face} marked={marked} mark={setMarked} />
          <Answering inspection={inspection} />
        </div>
      )}
    </main>
  );
};

/** The report that is picked is answered here, beside what it is about. */
const Answering = ({ inspection }: { readonly inspection: Inspection }) => {
  const { words } = useConsole();
  const mayAct = useMayAct();
  const [isAsked, setAsked] = useState(false);
  const entry = inspection.picked.value?.entry;
  if (!mayAct || entry?.kind !== 'report' || entry.report.status !== 'open') return null;
  const { report } = entry;
  return (
    <p class="inspect-answer">
      <button type="button" class="button" onClick={() => setAsked(true)}>
        {words.deeds.resolve.open}
      </button>
      {isAsked && (
        <DeedDialog
          deed="resolve"
          about={report.sentence}
          does={(reason) => consoleApi.resolve(report.id, reason)}
          done={() => {
            setAsked(false);
            void inspection.read();
          }}
          close={() => setAsked(false)}
        />
      )}
    </p>
  );
};

const useInspectionKeys = (inspection: Inspection, mark: (change: (before: Marked) => Marked) => void): void => {
  useKeys((key) => {
    const moment = inspection.picked.peek()?.moment ?? null;
    if (key === 'c' && moment !== null)
      mark(({ from, to }) => (from === null || to !== null ? { from: moment, to: null } : { from, to: moment }));
    if (key === '/') document.querySelector<HTMLElement>('.console [data-search]')?.focus();
    const by = stepOf(key);
    if (by !== 0) inspection.step(by);
    return by !== 0 || key === '/' || key === 'c';
  });
};
