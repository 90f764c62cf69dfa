import type { TargetedSubmitEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { PlayerName } from '#events/wire/accounts.js';
import type { LobbyWords, TroubleKind, Way } from '../../words/lobby/words.js';
import { Dialog } from '../dialog.js';
import { useHall, useWords } from '../hall.js';
import { troubleOf } from '../trouble.js';

/** Where one is asked for a name, and for a password if it is to be kept. */
export const SignDialog = () => {
  const { door } = useHall();
  const { person } = useWords();
  const way = door.asks.value;
  if (way === null) return null;
  return (
    <Dialog title={person.ways[way].title} close={() => door.close()}>
      <SignForm key={way} way={way} />
    </Dialog>
  );
};

const SignForm = ({ way }: { readonly way: Way }) => {
  const { door } = useHall();
  const words = useWords();
  const { person } = words;
  const [sentence, setSentence] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  // In another way one is asked anew: what was pressed for it is gone, and would take the focus along.
  useEffect(() => name.current?.focus(), []);

  const enter = async (submitted: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    submitted.preventDefault();
    if (isAsking) return;
    const entry = entryIn(submitted.currentTarget);
    if (!PlayerName.safeParse(entry.name).success) {
      setSentence(person.nameRule);
      return;
    }
    setAsking(true);
    try {
      await door.enter(way, entry);
    } catch (fault) {
      setSentence(whyNot(troubleOf(fault), way, words));
      setAsking(false);
    }
  };

  return (
    <form class="form" onSubmit={(submitted) => void enter(submitted)}>
      <p class="form-note">{person.ways[way].note}</p>
      <label class="field">
        {person.name}
        <input
          ref={name}
          name="name"
          required
          maxLength={80}
          autoFocus
          autocomplete={way === 'guest' ? 'nickname' : 'username'}
          defaultValue={way === 'account' ? (door.player.value?.name ?? '') : ''}
        />
      </label>
      {way !== 'guest' && <Password way={way} />}
      {sentence !== null && (
        <p class="form-trouble" role="alert">
          {sentence}
        </p>
      )}
      <div class="form-deeds">
        <button type="submit" class="button" aria-disabled={isAsking}>
          {person.ways[way].done}
        </button>
      </div>
      <div class="tabs">
        {otherWays(way, door.player.value !== null).map((other) => (
          <button key={other} type="button" onClick={() => door.askOtherwise(other)}>
            {person.ways[other].tab}
          </button>
        ))}
      </div>
    </form>
  );
};

const Password = ({ way }: { readonly way: Way }) => {
  const { person } = useWords();
  return (
    <label class="field">
      {person.password}
      <input
        name="password"
        type="password"
        required
        minLength={8}
        maxLength={200}
        autocomplete={way === 'account' ? 'new-password' : 'current-password'}
      />
      {way === 'account' && <small>{person.passwordRule}</small>}
    </label>
  );
};

const entryIn = (form: HTMLFormElement): { readonly name: string; readonly password: string } => {
  const said = new FormData(form);
  return { name: textIn(said, 'name'), password: textIn(said, 'password') };
};

const textIn = (said: FormData, field: string): string => {
  const value = said.get(field);
  return typeof value === 'string' ? value : '';
};

/** Who has a name already does not come in as another guest. */
const otherWays = (way: Way, isNamed: boolean): readonly Way[] =>
  WAYS.filter((other) => other !== way && !(other === 'guest' && isNamed));

const WAYS: readonly Way[] = ['guest', 'account', 'session'];

const whyNot = (trouble: TroubleKind, way: Way, { person, trouble: troubles }: LobbyWords): string => {
  if (trouble === 'notSignedIn' && way === 'session') return person.wrongPassword;
  if (trouble === 'taken') return person.nameTaken;
  return troubles[trouble];
};
