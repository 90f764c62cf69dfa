import { useEffect, useMemo, useState } from 'preact/hooks';
import { Trouble } from '../../panel/records/trouble.js';
import { useConsole } from '../console.js';
import { stepOf, useKeys } from '../use-keys.js';
import { EntryList } from './entry-list.js';
import './inspection.css';
import { Inspection } from './inspection.js';
import { InspectionHead } from './inspection-head.js';
import type { Marked } from './marked.js';
import { MomentView } from './moment-view.js';
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
  const inspection = useMemo(() => new Inspection(id, moment), [id]);
  const table = inspection.table.value;
  const { speech, face } = useSpeech(table);
  const [marked, setMarked] = useState<Marked>({ from: null, to: null });

  useEffect(() => {
    void inspection.read();
    return () => inspection.close();
  }, [inspection]);
  useEffect(() => {
    inspection.said.value = ({ entry }) => saidOf(entry, speech);
  }, [inspection, speech]);
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
        </div>
      )}
    </main>
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
