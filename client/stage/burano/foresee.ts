import type { BuranoCommand } from '#events/burano/commands.js';
import type { BuranoEvent } from '#events/burano/events.js';
import { evolve } from '#engine/burano/evolve/evolve.js';
import { decide } from '#engine/burano/rules/rules.js';
import type { BuranoState } from '#engine/burano/state.js';
import { noDraws } from '#engine/kit/draws.js';
import type { Seat } from '#events/viewer.js';

/** How the game would stand after a command, so far as its seat can know: until luck fills up the market. */
export const foresee = (command: BuranoCommand, state: BuranoState, seat: Seat): BuranoState | null => {
  const decision = decide(withoutDecks(state), seat, command, noDraws);
  return decision.ok ? untilLuck(decision.events).reduce(evolve, state) : null;
};

/** Nothing is drawn where there is nothing to draw. */
const withoutDecks = (state: BuranoState): BuranoState => ({
  ...state,
  decks: state.decks.map(() => ({ pool: [], under: [] })),
});

const untilLuck = (events: readonly BuranoEvent[]): readonly BuranoEvent[] => {
  const luck = events.findIndex(({ type }) => type === 'SupplyRefilled');
  return luck < 0 ? events : events.slice(0, luck);
};
