import type { TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import { Reasoned } from '#events/wire/admin.js';
import type { Viewer } from '#events/viewer.js';
import { Dialog } from '../../panel/dialog.js';
import { useConsole } from '../console.js';
import { eyesOf, viewerOf } from '../eyes.js';
import type { Inspection } from './inspection.js';
import type { Speech } from './said-of.js';

interface EyesChoiceShown {
  readonly inspection: Inspection;
  readonly speech: Speech;
}

/** With whose eyes one looks. Where those see what is hidden, why is asked first: the look is recorded. */
export const EyesChoice = ({ inspection, speech }: EyesChoiceShown) => {
  const { history } = useConsole().words;
  const [wanted, setWanted] = useState<Viewer | null>(null);
  const now = inspection.look.value.viewer;
  const choose = (viewer: Viewer): void => {
    if (viewer !== 'public' && inspection.hides.peek()) setWanted(viewer);
    else void inspection.read({ viewer, reason: null });
  };
  return (
    <>
      <label class="eyes-choice">
        <span>{history.eyes}</span>
        <select
          value={eyesOf(now)}
          onChange={({ currentTarget }) => {
            const viewer = viewerOf(currentTarget.value);
            // Until it is looked with those eyes, it is seen with these.
            currentTarget.value = eyesOf(now);
            choose(viewer);
          }}
        >
          <option value="public">{history.public}</option>
          {(inspection.table.value?.seats ?? []).map(({ seat }) => (
            <option key={seat} value={eyesOf(seat)}>
              {speech.names(seat)}
            </option>
          ))}
          <option value="auditor">{history.auditor}</option>
        </select>
      </label>
      {wanted !== null && (
        <WhyLook
          look={(reason) => {
            setWanted(null);
            void inspection.read({ viewer: wanted, reason });
          }}
          close={() => setWanted(null)}
        />
      )}
    </>
  );
};

interface WhyLookShown {
  readonly look: (reason: string) => void;
  readonly close: () => void;
}

const WhyLook = ({ look, close }: WhyLookShown) => {
  const { words } = useConsole();
  const submit = (submitted: TargetedSubmitEvent<HTMLFormElement>): void => {
    submitted.preventDefault();
    const read = Reasoned.safeParse({ reason: new FormData(submitted.currentTarget).get('reason') });
    if (read.success) look(read.data.reason);
  };
  return (
    <Dialog title={words.history.look.title} close={close}>
      <form class="form" onSubmit={submit}>
        <p class="form-note">{words.history.look.note}</p>
        <label class="field">
          {words.reason}
          <input name="reason" required maxLength={500} autoFocus autocomplete="off" />
          <small>{words.reasonNote}</small>
        </label>
        <div class="form-deeds">
          <button type="submit" class="button">
            {words.history.look.go}
          </button>
          <button type="button" class="button is-quiet" onClick={close}>
            {words.rather}
          </button>
        </div>
      </form>
    </Dialog>
  );
};
