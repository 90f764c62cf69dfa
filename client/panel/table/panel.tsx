import { Asked } from './asked.js';
import { Decide } from './decide.js';
import { useFits, WIDE } from './fits.js';
import { Hand } from './hand.js';
import type { Sign } from './icon.js';
import { Log } from './log.js';
import type { Part } from './parts.js';
import { Players } from './players.js';
import { useAround, useAt } from './seated.js';
import { Tabs } from './tabs.js';
import './panel.css';
import './narrow.css';

/** The parts of a table beside its board: all at once where there is room, and one at a time where there is not. */
export const Panel = () => (useFits(WIDE) ? <WidePanel /> : <NarrowPanel />);

const WidePanel = () => (
  <div class="panel is-wide">
    <Players />
    <div class="deciding">
      <Asked />
      <Decide />
    </div>
    <Tabs tabs={useTabs(useWideParts())} />
  </div>
);

const NarrowPanel = () => {
  const at = useAt();
  return (
    <div class={at.isSheetUp.value ? 'panel is-narrow is-up' : 'panel is-narrow'}>
      <Asked />
      <Tabs tabs={useTabs(useNarrowParts())} />
    </div>
  );
};

/** Whoever plays has a hand first of all; whoever watches reads what happens, and everybody reads the points once they are there. */
const useWideParts = (): readonly Part[] => {
  const at = useAt();
  const isOver = at.table.value?.status === 'finished';
  return at.me.value === null && !isOver ? ['log', 'hand'] : ['hand', 'log'];
};

/** There is nothing to do for whoever watches, nor once it is over. */
const useNarrowParts = (): readonly Part[] => {
  const at = useAt();
  if (at.table.value?.status === 'finished') return ['hand', 'log', 'players'];
  return at.me.value === null ? ['log', 'players', 'hand'] : ['decide', 'hand', 'log', 'players'];
};

const useTabs = (parts: readonly Part[]) => {
  const at = useAt();
  const words = useAround();
  const isOver = at.table.value?.status === 'finished';
  const names: Readonly<Record<Part, string>> = {
    decide: words.deciding.title,
    hand: isOver ? words.tabs.score : words.tabs.hand,
    log: words.log.title,
    players: words.players.title,
  };
  const signs: Readonly<Record<Part, Sign>> = {
    decide: 'decide',
    hand: isOver ? 'points' : 'hand',
    log: 'log',
    players: 'players',
  };
  return parts.map((part) => ({ part, name: names[part], sign: signs[part], Shown: PARTS[part] }));
};

const PARTS = { decide: Decide, hand: Hand, log: Log, players: Players } as const;
