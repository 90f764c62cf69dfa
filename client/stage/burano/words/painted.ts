import type { FloorCard, Shop } from '#events/burano/components.js';
import { factsOf } from '#engine/burano/data/floors.js';
import type { Symbols } from '#engine/burano/data/painted.js';

/** One of something, and more of it. */
export type Counted = readonly [one: string, many: string];

/** What can be painted on a card, in one language. */
export interface PaintedWords {
  readonly symbols: Readonly<Record<keyof Symbols, Counted>>;
  readonly shops: Readonly<Record<Shop, string>>;
}

/** What is painted on a card, counted, in the order in which it is looked for. */
export const paintedIn =
  ({ symbols, shops }: PaintedWords) =>
  (card: FloorCard): string => {
    const facts = factsOf(card);
    const counted = ORDER.flatMap((symbol) => {
      const many = facts[symbol];
      return many === 0 ? [] : [`${many} ${symbols[symbol][many === 1 ? 0 : 1]}`];
    });
    return [...counted, ...(facts.shop === null ? [] : [shops[facts.shop]])].join(', ');
  };

const ORDER = [
  'pedestrian',
  'flower',
  'plant',
  'cat',
  'redAwning',
  'blueAwning',
  'streetlight',
  'chimney',
  'closedWindow',
] as const satisfies readonly (keyof Symbols)[];
