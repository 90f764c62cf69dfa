import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { FLOOR_CARDS } from '#events/burano/components.js';
import { factsOf } from '#engine/burano/data/floors.js';
import { SHOP_POINTS } from '#engine/burano/data/supply.js';

const SPEC = readFileSync(join('services', 'engine', 'burano', 'SPEC.md'), 'utf8');

/** `P` pedestrian, `r` red awning: what each letter stands for. */
const LETTERS = new Map(
  [...SPEC.matchAll(/`(\w)`\s([a-z]+(?:\s(?:awning|window))?)/g)].map(([, letter = '', name = '']) => [
    letter,
    name.replace(/\s(\w)/, (_, next: string) => next.toUpperCase()),
  ]),
);

/** Every cell of the cards' three tables, under the name of its card. */
const CELLS = new Map(
  [...SPEC.matchAll(/^\| (first|second|third) floors \| a \| b \| c \| d \|\n\|[-| ]+\n((?:\|.*\n)+)/gm)].flatMap(
    ([, storey = '', rows = '']) =>
      rows.split('\n').flatMap((row) => {
        const [, colour = '', ...cells] = row.split('|').map((cell) => cell.trim());
        return ['a', 'b', 'c', 'd'].flatMap((variant, at): [string, string][] =>
          colour === '' ? [] : [[`${storey}-${colour}-${variant}`, cells[at] ?? '']],
        );
      }),
  ),
);

/** A card as its name and its cell say: how many there are of each letter's thing, and its shop. */
const told = (card: string) => {
  const [storey = '', colour] = card.split('-');
  const [letters = '', shop = null] = (CELLS.get(card) ?? '').split(' ');
  expect([...letters].filter((letter) => !LETTERS.has(letter))).toEqual([]);
  const counts = [...LETTERS].map(([letter, name]): [string, number] => [name, letters.split(letter).length - 1]);
  return {
    ...Object.fromEntries(counts),
    floor: ['first', 'second', 'third'].indexOf(storey) + 1,
    colour,
    shop: shop === 'café' ? 'cafe' : shop,
  };
};

test('S2: the SPEC tells of each card once', () => {
  expect([...CELLS.keys()].toSorted()).toEqual(FLOOR_CARDS.toSorted());
});

test.each(FLOOR_CARDS)('S2: what is painted on %s is what its cell in the SPEC says', (card) => {
  expect(factsOf(card)).toEqual(told(card));
});

test('S2: shops bring what the SPEC says of them', () => {
  const { pizza, clothes, cafe, gelato } = SHOP_POINTS;
  expect(SPEC.replaceAll(/\s+/g, ' ')).toContain(
    `pizza ${pizza}, clothes ${clothes}, café ${cafe}, gelato ${gelato} are shops with their points`,
  );
});
