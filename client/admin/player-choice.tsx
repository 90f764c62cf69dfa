import { useEffect, useState } from 'preact/hooks';
import type { FoundPlayers } from '#events/wire/admin.js';
import { consoleApi } from '../net/console-api.js';
import { useWords } from '../panel/hall.js';
import { troubleOf } from '../panel/trouble.js';
import type { TroubleKind } from '../words/lobby/words.js';
import { useConsole } from './console.js';
import type { Sought } from './sought.js';

interface PlayerChoiceShown {
  readonly player: Sought['player'];
  readonly choose: (player: Sought['player']) => void;
}

type Named = FoundPlayers['players'];

/** Whose tables: who is called so is offered while one writes. */
export const PlayerChoice = ({ player, choose }: PlayerChoiceShown) => {
  const { words } = useConsole();
  const [name, setName] = useState('');
  const found = useNamed(name.trim());
  useEffect(() => setName(''), [player]);
  if (player !== null)
    return (
      <div class="field player-choice">
        <span>{words.tables.player}</span>
        <button
          type="button"
          class="player-chosen"
          onClick={() => choose(null)}
          aria-label={`${words.clear}: ${player.name}`}
        >
          {player.name} <span aria-hidden="true">×</span>
        </button>
      </div>
    );
  return (
    <div class="player-choice">
      <label class="field">
        {words.tables.player}
        <input
          data-search
          type="search"
          maxLength={40}
          autocomplete="off"
          placeholder={words.tables.playerHint}
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      {name.trim() !== '' && found !== null && <Offered found={found} choose={choose} />}
    </div>
  );
};

interface OfferedShown {
  readonly found: Named | TroubleKind;
  readonly choose: (player: Sought['player']) => void;
}

const Offered = ({ found, choose }: OfferedShown) => {
  const { words } = useConsole();
  const { trouble } = useWords();
  return (
    <ul class="player-offered">
      {typeof found === 'string' && <li role="alert">{trouble[found]}</li>}
      {found.length === 0 && <li>{words.tables.nobody}</li>}
      {typeof found !== 'string' &&
        found.slice(0, MOST_OFFERED).map(({ id, name, isGuest }) => (
          <li key={id}>
            <button type="button" onClick={() => choose({ id, name })}>
              {name} <small>{isGuest ? words.players.guest : words.players.account}</small>
            </button>
          </li>
        ))}
    </ul>
  );
};

const MOST_OFFERED = 8;

/** Who is called so; what comes too late, when something else has been written, is not looked at. */
const useNamed = (name: string): Named | TroubleKind | null => {
  const [found, setFound] = useState<Named | TroubleKind | null>(null);
  useEffect(() => {
    let isOld = false;
    if (name === '') setFound(null);
    else
      consoleApi.players({ name }).then(
        ({ players }) => !isOld && setFound(players),
        (fault: unknown) => !isOld && setFound(troubleOf(fault)),
      );
    return () => {
      isOld = true;
    };
  }, [name]);
  return found;
};
