import { accept, refuse } from '../../kit/decision.js';
import { playerOf } from '../players.js';
import { HAND_LIMIT } from '../data/supply.js';
import { endingTurn } from './turn-end.js';
import type { Rule } from './rule.js';
import { welcomeTo } from './welcoming.js';

/** The end of placing: visits, and cards beyond the limit (rules T6, V1, V3 and L1). */
export const finishing: Rule<'finishPlacing'> = {
  choices: () => [{ type: 'finishPlacing' }],

  decide: (state, seat, _, draws) => {
    const { phase } = state;
    if (phase.kind !== 'placing') return refuse('T6', 'You are not placing floor cards.');

    const surplus = Math.max(0, playerOf(state, seat).hand.length - HAND_LIMIT);
    const finished = { type: 'PlacingFinished', seat, visits: phase.completed, surplus } as const;
    if (phase.completed.length === 0)
      return surplus > 0 ? accept(finished) : accept(finished, ...endingTurn(state, seat, [finished], draws));
    if (welcomeTo(state, seat).length > 0) return accept(finished);

    const nobody = { type: 'NobodyCame', seat, houses: phase.completed } as const;
    if (surplus > 0) return accept(finished, nobody);
    return accept(finished, nobody, ...endingTurn(state, seat, [finished, nobody], draws));
  },
};
