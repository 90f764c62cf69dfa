import type { FloorCard } from '#events/burano/components.js';
import { drawOne } from '../kit/draws.js';
import type { Draws } from '../kit/draws.js';
import { withoutCard } from './players.js';
import type { Deck, Returned } from './state.js';

/** As many cards as are wanted, or as there are: by luck from the pool, then those returned, in their order (rule R3). */
export const drawCards = (draws: Draws, deck: Deck, wanted: number): readonly FloorCard[] => {
  const cards: (FloorCard | null)[] = [];
  let { pool } = deck;
  while (cards.length < wanted && pool.length > 0) {
    const [card, rest] = drawOne(draws, pool);
    cards.push(card);
    pool = rest;
  }
  for (const { card } of deck.under.slice(0, wanted - cards.length)) cards.push(card);
  return cards.map(known);
};

/** The deck without the cards that were drawn from it, where a viewer may not have known which they are. */
export const withoutDrawn = ({ pool, under }: Deck, cards: readonly FloorCard[]): Deck => {
  const fromPool = Math.min(cards.length, pool.length);
  return {
    pool: cards.slice(0, fromPool).reduce<Deck['pool']>(withoutCard, pool),
    under: under.slice(cards.length - fromPool),
  };
};

export const withReturned = (deck: Deck, returned: Returned): Deck => ({ ...deck, under: [...deck.under, returned] });

/** The rules always know what they draw; only viewers see backs. */
const known = (card: FloorCard | null): FloorCard => {
  if (card === null) throw new Error('The rules were asked to draw from a viewer’s state.');
  return card;
};
