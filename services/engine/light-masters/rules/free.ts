import { accept, refuse } from '../../kit/decision.js';
import { POSITIONS } from '../data/board.js';
import { playerOf } from '../players.js';
import type { CommandOf, Rules } from './rule.js';

/** What a Lira buys at any time of one's turn (rules F1 and F2). */
export const freeRules: Rules<'putFirst' | 'turnRing'> = {
  putFirst: {
    choices: (state, seat) => {
      const { lira, hand } = playerOf(state, seat);
      return lira < PRICE ? [] : hand.slice(1).map((_, before) => ({ type: 'putFirst', to: before + 1 }));
    },
    decide: (state, seat, { to }) => {
      const { lira, hand } = playerOf(state, seat);
      if (lira < PRICE) return refuse('F1', 'That costs 1 L.');
      if (to === 0 || to >= hand.length) return refuse('F1', 'Put it at another place of your hand.');

      return accept({ type: 'FirstPutAway', seat, to, lira: PRICE });
    },
  },

  turnRing: {
    choices: (state, seat) => (playerOf(state, seat).lira < PRICE ? [] : TURN_RING),
    decide: (state, seat) => {
      if (playerOf(state, seat).lira < PRICE) return refuse('F2', 'That costs 1 L.');

      return accept({ type: 'RingTurned', seat, turned: (state.turned + 1) % POSITIONS, lira: PRICE });
    },
  },
};

const PRICE = 1;
const TURN_RING: readonly CommandOf<'turnRing'>[] = [{ type: 'turnRing' }];
