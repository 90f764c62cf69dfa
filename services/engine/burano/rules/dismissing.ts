import { CHARACTERS } from '#events/burano/components.js';
import { accept, refuse } from '../../kit/decision.js';
import { isNobodyLeft } from '../characters.js';
import { evolve } from '../evolve/evolve.js';
import type { Rule } from './rule.js';
import { gameEnded } from './game-end.js';
import { nextRound } from './turn-end.js';

/** Alone, a character leaves the game between two rounds (rules R4 and E3). */
export const dismissing: Rule<'dismiss'> = {
  choices: ({ characters }) =>
    CHARACTERS.filter((character) => characters[character] > 0).map((character) => ({ type: 'dismiss', character })),

  decide: (state, seat, { character }, draws) => {
    if (state.phase.kind !== 'betweenRounds') return refuse('R4', 'A character leaves between two rounds only.');
    if (state.characters[character] === 0) return refuse('R4', 'No such character is left.');

    const dismissed = { type: 'CharacterDismissed', seat, character } as const;
    const after = evolve(state, dismissed);
    return isNobodyLeft(after.characters)
      ? accept(dismissed, gameEnded(after, 'no-characters'))
      : accept(dismissed, ...nextRound(after, draws));
  },
};
