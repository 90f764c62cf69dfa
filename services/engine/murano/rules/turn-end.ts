import { accept, refuse } from '../../kit/decision.js';
import type { MuranoState } from '../state.js';
import type { Rules } from './rule.js';

/** Ending a turn (rules T8, T9, E3, E5). */
export const turnEndRules: Rules<'endTurn'> = {
  endTurn: {
    choices: (state) => (mayEnd(state) ? [{ type: 'endTurn' }] : []),
    decide: (state, seat) => {
      if (!mayEnd(state)) return refuse('T8', 'Your turn is not done: act or pass, and finish what you began.');

      const next = (seat + 1) % state.players.length;
      const ended = { type: 'TurnEnded', seat, next } as const;
      return next === state.endedBy ? accept(ended, { type: 'ScoringBegun', seat: next }) : accept(ended);
    },
  },
};

const mayEnd = ({ phase }: MuranoState): boolean =>
  phase.kind === 'acted' ||
  phase.kind === 'building' ||
  phase.kind === 'bought' ||
  (phase.kind === 'selling' && !phase.owes);
