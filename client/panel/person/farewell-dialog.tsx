import type { TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import { Refused } from '../../net/api.js';
import type { LobbyWords } from '../../words/lobby/words.js';
import { Dialog } from '../dialog.js';
import { useHall, useWords } from '../hall.js';
import { troubleOf } from '../trouble.js';

/** Where one says that one wants to be forgotten: an account with its password, a guest without. */
export const FarewellDialog = ({ close }: { readonly close: () => void }) => {
  const { door } = useHall();
  const words = useWords();
  const { person } = words;
  const [sentence, setSentence] = useState<string | null>(null);
  // What this browser does not know of, the server does: it asks for the password then.
  const [isAccount, setAccount] = useState(door.hasAccount);

  const forget = async (submitted: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    submitted.preventDefault();
    const said = new FormData(submitted.currentTarget).get('password');
    try {
      await door.forget(typeof said === 'string' ? said : null);
      close();
    } catch (fault) {
      if (fault instanceof Refused && fault.status === 401) setAccount(true);
      setSentence(whyNot(fault, words));
    }
  };

  return (
    <Dialog title={person.farewell.title} close={close}>
      <form class="form" onSubmit={(submitted) => void forget(submitted)}>
        <p class="form-note">{person.farewell.note}</p>
        {isAccount && (
          <label class="field">
            {person.password}
            <input
              name="password"
              type="password"
              required
              minLength={8}
              maxLength={200}
              autoFocus
              autocomplete="current-password"
            />
          </label>
        )}
        {sentence !== null && (
          <p class="form-trouble" role="alert">
            {sentence}
          </p>
        )}
        <div class="form-deeds">
          <button type="submit" class="button">
            {person.farewell.done}
          </button>
        </div>
      </form>
    </Dialog>
  );
};

const whyNot = (fault: unknown, { person, trouble }: LobbyWords): string => {
  if (!(fault instanceof Refused)) return trouble.failed;
  if (fault.status === 401) return person.farewell.wrongPassword;
  return fault.status === 409 ? person.farewell.holdsRole : trouble[troubleOf(fault)];
};
