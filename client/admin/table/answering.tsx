import { useState } from 'preact/hooks';
import { consoleApi } from '../../net/console-api.js';
import { useConsole, useMayAct } from '../console.js';
import { DeedDialog } from '../deed-dialog.js';
import type { Inspection } from './inspection.js';

/** The report that is picked is answered here, beside what it is about. */
export const Answering = ({ inspection }: { readonly inspection: Inspection }) => {
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
