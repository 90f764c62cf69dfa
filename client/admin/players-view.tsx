import { useEffect, useRef, useState } from 'preact/hooks';
import type { FoundPlayers } from '#events/wire/admin.js';
import { consoleApi } from '../net/console-api.js';
import { consoleAddress } from '../panel/address.js';
import type { DeedName } from '../words/admin/words.js';
import { useConsole, useMayAct } from './console.js';
import { DeedDialog } from './deed-dialog.js';
import { Listed } from './listed.js';
import { useListKeys } from './list-keys.js';
import { NOTHING_SOUGHT } from './sought.js';
import { usePages } from './use-pages.js';

type FoundPlayer = FoundPlayers['players'][number];

interface Asked {
  readonly deed: DeedName & ('suspend' | 'unsuspend');
  readonly player: FoundPlayer;
}

/** Players, by the beginning of a name. */
export const PlayersView = () => {
  const { words } = useConsole();
  const [name, setName] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [done, setDone] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  useListKeys();
  return (
    <main class="console-view">
      <header class="console-head">
        <h1>{words.views.players}</h1>
        <p>{words.players.lead}</p>
      </header>
      <label class="field console-search">
        {words.players.search}
        <input
          ref={field}
          data-search
          type="search"
          maxLength={40}
          autocomplete="off"
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      {name.trim() === '' ? (
        <p class="console-empty">{words.players.begin}</p>
      ) : (
        <Named key={`${name.trim()} ${done}`} name={name.trim()} ask={setAsked} />
      )}
      {asked !== null && (
        <DeedDialog
          deed={asked.deed}
          about={asked.player.name}
          does={(reason) => consoleApi[asked.deed](asked.player.id, reason)}
          done={() => {
            setAsked(null);
            setDone(done + 1);
          }}
          close={() => setAsked(null)}
        />
      )}
    </main>
  );
};

const Named = ({ name, ask }: { readonly name: string; readonly ask: (asked: Asked) => void }) => {
  const { words } = useConsole();
  const pages = usePages<FoundPlayer>(
    async (cursor) => {
      const { players, ...rest } = await consoleApi.players(cursor === undefined ? { name } : { name, cursor });
      return { all: players, ...rest };
    },
    [name],
  );
  return (
    <Listed pages={pages} empty={words.players.empty} label={words.views.players}>
      {(player) => <PlayerRow key={player.id} player={player} ask={ask} />}
    </Listed>
  );
};

const PlayerRow = ({ player, ask }: { readonly player: FoundPlayer; readonly ask: (asked: Asked) => void }) => {
  const { words, sought } = useConsole();
  const mayAct = useMayAct();
  const deed = player.suspended ? 'unsuspend' : 'suspend';
  return (
    <li class="console-row">
      <div class="console-row-main">
        <p>
          <b>{player.name}</b>{' '}
          <span class="console-quiet">{player.isGuest ? words.players.guest : words.players.account}</span>{' '}
          {player.role !== 'player' && <span class="mark">{words.roles[player.role]}</span>}
          {player.suspended && <span class="mark is-suspended">{words.players.suspended}</span>}
        </p>
      </div>
      <a
        data-entry
        class="button is-quiet is-small"
        href={consoleAddress('tables')}
        onClick={() => {
          sought.value = { ...NOTHING_SOUGHT, player: { id: player.id, name: player.name } };
        }}
      >
        {words.players.tables}
      </a>
      {mayAct && (
        <button type="button" class="button is-quiet is-small" onClick={() => ask({ deed, player })}>
          {words.deeds[deed].open}
        </button>
      )}
    </li>
  );
};
