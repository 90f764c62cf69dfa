import type { MuranoCommand } from '#events/murano/commands.js';
import type { Draws } from '#engine/kit/draws.js';
import { evolve } from '#engine/murano/evolve/evolve.js';
import { decide } from '#engine/murano/rules/rules.js';
import type { MuranoState } from '#engine/murano/state.js';
import type { Seat } from '#events/viewer.js';

/** How the game would stand after a command, so far as its seat can know; `null` where that is for luck to say. */
export const foresee = (command: MuranoCommand, state: MuranoState, seat: Seat): MuranoState | null => {
  // Late in a game cards come from under the deck, in an order that no luck says and no seat knows.
  if (command.type === 'recruit') return null;
  const decision = decided(command, withoutCards(state), seat);
  return decision?.ok === true ? decision.events.reduce(evolve, state) : null;
};

const decided = (command: MuranoCommand, state: MuranoState, seat: Seat) => {
  try {
    return decide(state, seat, command, noLuck);
  } catch (fault) {
    if (fault instanceof LuckAsked) return null;
    throw fault;
  }
};

/** So that a special building can be seen where it would stand, though which cards it brings is for luck to say. */
const withoutCards = (state: MuranoState): MuranoState => ({ ...state, buildings: { pool: [], under: [] } });

class LuckAsked extends Error {}

const noLuck: Draws = {
  below() {
    throw new LuckAsked('What luck will bring is not foreseen.');
  },
  used: () => 0,
};
