import { accept, refuse } from '../../kit/decision.js';
import { POSITIONS } from '../data/board.js';
import { LARGEST_HAND } from '../data/supply.js';
import { playerOf } from '../players.js';
import type { CommandOf, Rules } from './rule.js';

/** What a Lira buys at any time of one's turn (rules F1 and F2). */
export const freeRules: Rules<'putFirst' | 'turnRing'> = {
  putFirst: {
    choices: (state, seat) => {
      const { lira, hand } = playerOf(state, seat);
      return lira < PRICE ? [] : (PUT_FIRST[hand.length] ?? []);
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
/** By the size of the hand: asked so often that they are written once. */
const PUT_FIRST: readonly (readonly CommandOf<'putFirst'>[])[] = Array.from({ length: LARGEST_HAND + 1 }, (_, size) =>
  Array.from({ length: Math.max(0, size - 1) }, (__, before) => ({ type: 'putFirst', to: before + 1 })),
);
const TURN_RING: readonly CommandOf<'turnRing'>[] = [{ type: 'turnRing' }];
