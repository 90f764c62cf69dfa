import type { Seat } from '#events/viewer.js';
import { accept, refuse } from '../../kit/decision.js';
import { cardOf } from '../data/creations.js';
import { BENCH } from '../data/supply.js';
import { countOf, covers } from '../fragments.js';
import { known, playerOf } from '../players.js';
import type { LightMastersState } from '../state.js';
import { mustNegotiate } from './actions.js';
import { paymentsFor, pays as paysFor } from './payments.js';
import type { CommandOf, Rules } from './rule.js';

/** Completing creations, and the end of a turn (rules P1 to P5, T2, T4, E1 and E2). */
export const completingRules: Rules<'complete' | 'endTurn'> = {
  complete: {
    choices: (state, seat) => {
      const { hand, bench } = playerOf(state, seat);
      const [first] = hand;
      if (first === undefined || mustNegotiate(state, seat)) return [];
      return paymentsFor(cardOf(known(first)).cost, bench).map((pays) => ({ type: 'complete', pays }));
    },
    decide: (state, seat, { pays }) => {
      const { hand, bench } = playerOf(state, seat);
      const [first] = hand;
      if (mustNegotiate(state, seat)) return refuse('T2', 'First negotiate.');
      if (first === undefined) return refuse('P1', 'You have completed all your creations.');
      const creation = known(first);
      if (!paysFor(cardOf(creation).cost, pays)) return refuse('P1', 'That is not what your first card costs.');
      if (!covers(bench, pays)) return refuse('P1', 'You do not have those fragments.');

      const lira = BENCH - (countOf(bench) - countOf(pays));
      const bonus = isSecond(state) ? SECOND_LIRA : 0;
      const completed = { type: 'CreationCompleted', seat, creation, pays, lira, bonus } as const;
      return hand.length > 1 || state.endedBy !== null
        ? accept(completed)
        : accept(completed, { type: 'EndTriggered', seat });
    },
  },

  endTurn: {
    choices: (state, seat) => (mustNegotiate(state, seat) ? [] : END_TURN),
    decide: (state, seat) => {
      if (mustNegotiate(state, seat)) return refuse('T2', 'First negotiate.');

      return accept({ type: 'TurnEnded', seat, next: nextAfter(state, seat) });
    },
  },
};

const SECOND_LIRA = 2;
const END_TURN: readonly CommandOf<'endTurn'>[] = [{ type: 'endTurn' }];

const isSecond = ({ phase }: LightMastersState): boolean => phase.kind === 'completing' && phase.completed === 1;

/** Who is next, or nobody when the last round is through. */
const nextAfter = ({ players, starter, endedBy }: LightMastersState, seat: Seat): Seat | null => {
  const next = (seat + 1) % players.length;
  return endedBy !== null && next === starter ? null : next;
};
