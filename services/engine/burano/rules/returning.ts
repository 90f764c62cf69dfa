import { accept, refuse } from '../../kit/decision.js';
import { factsOf } from '../data/floors.js';
import { playerOf } from '../players.js';
import type { Rule } from './rule.js';
import { endingTurn } from './turn-end.js';

/** Cards beyond the limit go to the bottom of their decks, one by one (rule L1). */
export const returning: Rule<'returnFloor'> = {
  choices: (state, seat) =>
    playerOf(state, seat).hand.flatMap((card) => (card === null ? [] : [{ type: 'returnFloor', card } as const])),

  decide: (state, seat, { card }, draws) => {
    const { phase } = state;
    if (phase.kind !== 'returning') return refuse('L1', 'You have no cards to return.');
    if (!playerOf(state, seat).hand.includes(card)) return refuse('L1', 'You do not hold that floor card.');

    const returned = { type: 'FloorReturned', seat, floor: factsOf(card).floor, card } as const;
    return phase.surplus > 1 ? accept(returned) : accept(returned, ...endingTurn(state, seat, [returned], draws));
  },
};
