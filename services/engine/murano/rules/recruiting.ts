import { accept, refuse } from '../../kit/decision.js';
import { UNDRAWN_CHARACTERS } from '../data/supply.js';
import { cardsLeft, drawCards, known } from '../deck.js';
import { playerOf } from '../players.js';
import { isAt, notAt } from './at.js';
import { charactersShown, recruitPrice } from './prices.js';
import type { Rules } from './rule.js';

/** Recruit (rules A8 and A9). */
export const recruitingRules: Rules<'recruit' | 'keepCharacter' | 'keepNobody'> = {
  recruit: {
    choices: (state, seat) => {
      const player = playerOf(state, seat);
      const affordable = player.gold >= recruitPrice(player);
      return affordable && cardsLeft(state.characters, UNDRAWN_CHARACTERS) > 0 ? [{ type: 'recruit' }] : [];
    },
    decide: (state, seat, _, draws) => {
      const player = playerOf(state, seat);
      if (!isAt(state, 'recruit')) return notAt('A8', 'Recruit');
      if (cardsLeft(state.characters, UNDRAWN_CHARACTERS) === 0) return refuse('A8', 'No character is left to draw.');
      if (player.gold < recruitPrice(player))
        return refuse('A8', `You need the price in hand before drawing: ${String(recruitPrice(player))} gold.`);

      const cards = drawCards(draws, state.characters, charactersShown(player), UNDRAWN_CHARACTERS);
      return accept({ type: 'CharactersDrawn', seat, cards });
    },
  },

  keepCharacter: {
    choices: ({ phase }) =>
      phase.kind === 'recruiting' ? phase.cards.map((card) => ({ type: 'keepCharacter', card: known(card) })) : [],
    decide: (state, seat, { card }) => {
      const { phase } = state;
      if (phase.kind !== 'recruiting') return refuse('A9', 'You have no characters to choose from.');
      if (!phase.cards.includes(card)) return refuse('A9', 'That character is not among those you drew.');

      const under = phase.cards.filter((other) => other !== card);
      return accept({ type: 'CharacterKept', seat, card, under, gold: recruitPrice(playerOf(state, seat)) });
    },
  },

  keepNobody: {
    choices: () => [{ type: 'keepNobody' }],
    decide: ({ phase }, seat) => {
      if (phase.kind !== 'recruiting') return refuse('A9', 'You have no characters to choose from.');

      return accept({ type: 'NobodyKept', seat, under: phase.cards });
    },
  },
};
