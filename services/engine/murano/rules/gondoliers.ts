import { accept, refuse } from '../../kit/decision.js';
import { playerOf, works } from '../players.js';
import { isAt, notAt } from './at.js';
import { priceOfBerth } from './berths.js';
import { OUT_OF_REACH, dismissalGold, hirePrice } from './prices.js';
import type { Rules } from './rule.js';

/** Place Gondolier (rule A10) and Gondolier: hire or dismiss (rule A14). */
export const gondolierRules: Rules<'placeGondolier' | 'dismissGondolier' | 'hireGondolier'> = {
  placeGondolier: {
    choices: (state, seat) => {
      const { gold, gondoliers } = playerOf(state, seat);
      if (gondoliers === 0) return [];
      return state.berths.flatMap((_, berth) =>
        priceOfBerth(state, seat, berth) <= gold ? [{ type: 'placeGondolier' as const, berth }] : [],
      );
    },
    decide: (state, seat, { berth }) => {
      const player = playerOf(state, seat);
      const price = priceOfBerth(state, seat, berth);
      if (!isAt(state, 'placeGondolier')) return notAt('A10', 'Place Gondolier');
      if (player.gondoliers === 0) return refuse('A10', 'You have no gondolier in hand.');
      if (price === OUT_OF_REACH) return refuse('A10', 'That berth is not free.');
      if (price > player.gold) return refuse('A10', `That berth costs ${String(price)} gold.`);

      const vp = works(player, 'building-dockside-bar') ? 1 : 0;
      return accept({ type: 'GondolierPlaced', seat, berth, gold: price, vp });
    },
  },

  dismissGondolier: {
    choices: (state, seat) => (playerOf(state, seat).gondoliers > 0 ? [{ type: 'dismissGondolier' }] : []),
    decide: (state, seat) => {
      const player = playerOf(state, seat);
      if (!isAt(state, 'gondolier')) return notAt('A14', 'Gondolier');
      if (player.gondoliers === 0) return refuse('A14', 'You have no gondolier in hand.');

      return accept({ type: 'GondolierDismissed', seat, gold: dismissalGold(player) });
    },
  },

  hireGondolier: {
    choices: (state, seat) => {
      const player = playerOf(state, seat);
      return player.dismissed > 0 && player.gold >= hirePrice(player) ? [{ type: 'hireGondolier' }] : [];
    },
    decide: (state, seat) => {
      const player = playerOf(state, seat);
      const price = hirePrice(player);
      if (!isAt(state, 'gondolier')) return notAt('A14', 'Gondolier');
      if (player.dismissed === 0) return refuse('A14', 'None of your gondoliers is in the general supply.');
      if (player.gold < price) return refuse('A14', `Hiring costs ${String(price)} gold.`);

      return accept({ type: 'GondolierHired', seat, gold: price });
    },
  },
};
