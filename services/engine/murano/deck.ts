import { drawOne } from '../kit/draws.js';
import type { Draws } from '../kit/draws.js';
import type { Deck } from './state.js';

/** How many cards can still be drawn; `undrawn` of the pool never are (rule S3). */
export const cardsLeft = (deck: Deck<string>, undrawn = 0): number =>
  Math.max(0, deck.pool.length - undrawn) + deck.under.length;

/** The next cards: by luck from the pool, and when it is through, in the order in which they were put under it. */
export const drawCards = <Card extends string>(
  draws: Draws,
  deck: Deck<Card>,
  wanted: number,
  undrawn = 0,
): readonly Card[] => {
  const cards: (Card | null)[] = [];
  let { pool } = deck;
  while (cards.length < wanted && pool.length > undrawn) {
    const [card, rest] = drawOne(draws, pool);
    cards.push(card);
    pool = rest;
  }
  cards.push(...deck.under.slice(0, wanted - cards.length));
  return cards.map(known);
};

/** The deck without the cards that were drawn from it, seen or not. */
export const withoutCards = <Card extends string>(
  deck: Deck<Card>,
  cards: readonly (Card | null)[],
  undrawn = 0,
): Deck<Card> => {
  const fromPool = Math.min(cards.length, Math.max(0, deck.pool.length - undrawn));
  return {
    pool: cards.slice(0, fromPool).reduce(without<Card>, deck.pool),
    under: deck.under.slice(cards.length - fromPool),
  };
};

/** The pile without one that looks like this, or without a back where it is not to be seen which. */
export const without = <Item extends string>(
  pile: readonly (Item | null)[],
  item: Item | null,
): readonly (Item | null)[] => {
  const at = pile.indexOf(item);
  const index = at < 0 ? pile.indexOf(null) : at;
  if (index < 0) throw new Error(`No ${String(item)} in ${pile.join(', ')}.`);
  return pile.toSpliced(index, 1);
};

/** The rules always know what they draw; only viewers see backs. */
export const known = <Item>(item: Item | null): Item => {
  if (item === null) throw new Error('The rules were asked to draw from a viewer’s state.');
  return item;
};
