import type { TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import { Reasoned } from '#events/wire/admin.js';
import { Refused } from '../net/api.js';
import { Dialog } from '../panel/dialog.js';
import { useWords } from '../panel/hall.js';
import { troubleOf } from '../panel/trouble.js';
import type { DeedName } from '../words/admin/words.js';
import { useConsole } from './console.js';

interface DeedDialogShown {
  readonly deed: DeedName;
  /** To whom or what it is done. */
  readonly about: string;
  readonly does: (reason: string) => Promise<unknown>;
  /** It was done. */
  readonly done: () => void;
  readonly close: () => void;
}

/** Asks why, and once more whether; then it is done, and kept. */
export const DeedDialog = ({ deed, about, does, done, close }: DeedDialogShown) => {
  const { words } = useConsole();
  const { trouble: troubles } = useWords();
  const [isUnderWay, setUnderWay] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const said = words.deeds[deed];

  const submit = async (submitted: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    submitted.preventDefault();
    const read = Reasoned.safeParse({ reason: new FormData(submitted.currentTarget).get('reason') });
    if (!read.success || isUnderWay) return;
    setUnderWay(true);
    setWhy(null);
    try {
      await does(read.data.reason);
      done();
    } catch (fault) {
      setUnderWay(false);
      setWhy(fault instanceof Refused && !fault.isPassing ? fault.message : troubles[troubleOf(fault)]);
    }
  };

  return (
    <Dialog title={said.title} close={close}>
      <form class="form" onSubmit={(submitted) => void submit(submitted)}>
        <p class="deed-about">{about}</p>
        <p class="form-note">{said.note}</p>
        <label class="field">
          {words.reason}
          <input name="reason" required maxLength={500} autoFocus autocomplete="off" />
          <small>{words.reasonNote}</small>
        </label>
        {IS_GRAVE[deed] && (
          <label class="deed-sure">
            <input type="checkbox" required />
            {words.sure}
          </label>
        )}
        {why !== null && (
          <p class="form-trouble" role="alert">
            {why}
          </p>
        )}
        <div class="form-deeds">
          <button type="submit" class="button" aria-disabled={isUnderWay}>
            {isUnderWay ? words.doing : said.title}
          </button>
          <button type="button" class="button is-quiet" onClick={close}>
            {words.rather}
          </button>
        </div>
      </form>
    </Dialog>
  );
};

/** What somebody loses something by is asked for twice. */
const IS_GRAVE: Readonly<Record<DeedName, boolean>> = {
  end: true,
  void: true,
  suspend: true,
  unsuspend: false,
  resolve: false,
};
