import { useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Me } from '#events/wire/admin.js';
import type { OfferedGame } from '#events/wire/tables.js';
import { api } from '../net/api.js';
import { consoleAddress } from '../panel/address.js';
import type { ConsolePlace } from '../panel/address.js';
import { useHall } from '../panel/hall.js';
import { Top } from '../panel/top.js';
import type { AdminWords } from '../words/admin/words.js';
import { ActsView } from './acts-view.js';
import { ConsoleContext } from './console.js';
import './console.css';
import { KeysDialog } from './keys-dialog.js';
import { LooksView } from './looks-view.js';
import { PlayersView } from './players-view.js';
import { ReportsView } from './reports-view.js';
import { NOTHING_SOUGHT } from './sought.js';
import type { Sought } from './sought.js';
import { InspectionView } from './table/inspection-view.js';
import { TablesView } from './tables-view.js';
import { useKeys } from './use-keys.js';

export interface ConsoleScreenShown {
  readonly me: Me;
  readonly words: AdminWords;
  readonly place: ConsolePlace;
}

/** The console: tables, reports, players, what was done and who looked, and one table looked into. */
export const ConsoleScreen = ({ me, words, place }: ConsoleScreenShown) => {
  const { whereabouts } = useHall();
  const [games, setGames] = useState<readonly OfferedGame[]>([]);
  const sought = useSignal<Sought>(NOTHING_SOUGHT);
  const [areKeysShown, setKeysShown] = useState(false);
  const parts = useRef<HTMLElement>(null);
  useEffect(() => {
    // Without them a game is called by its id.
    api.games().then(setGames, () => undefined);
  }, []);
  const part = place.kind === 'table' ? 'tables' : place.kind;
  useEffect(() => {
    document.title = `${words.views[part]} · ${words.title} · Laguna`;
  }, [words, part, place]);
  useEffect(() => {
    // On a small screen not all parts are in sight; the one that is shown is.
    parts.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [words, part]);
  useKeys((key) => {
    const view = VIEWS[Number(key) - 1];
    if (view !== undefined) whereabouts.go(consoleAddress(view));
    if (key === 'u') whereabouts.go(consoleAddress('tables'));
    if (key === '?') setKeysShown(true);
    return view !== undefined || key === '?' || key === 'u';
  });
  return (
    <ConsoleContext.Provider value={{ me, words, games, sought }}>
      <div class={place.kind === 'table' ? 'console is-inspecting' : 'console'}>
        <div class="console-top">
          <Top />
          <nav ref={parts} class="console-parts" aria-label={words.title}>
            {VIEWS.map((view) => (
              <a key={view} href={consoleAddress(view)} {...(view === part ? { 'aria-current': 'page' as const } : {})}>
                {words.views[view]}
              </a>
            ))}
            <span class="console-role">{words.roles[me.role]}</span>
            <button type="button" class="console-keys" aria-label={words.keys.title} onClick={() => setKeysShown(true)}>
              ?
            </button>
          </nav>
        </div>
        <Shown place={place} />
      </div>
      {areKeysShown && <KeysDialog close={() => setKeysShown(false)} />}
    </ConsoleContext.Provider>
  );
};

const VIEWS = ['tables', 'reports', 'players', 'acts', 'looks'] as const;

const Shown = ({ place }: { readonly place: ConsolePlace }) => {
  switch (place.kind) {
    case 'tables':
      return <TablesView />;
    case 'reports':
      return <ReportsView />;
    case 'players':
      return <PlayersView />;
    case 'acts':
      return <ActsView />;
    case 'looks':
      return <LooksView />;
    case 'table':
      return <InspectionView key={place.id} id={place.id} moment={place.moment} />;
  }
};
