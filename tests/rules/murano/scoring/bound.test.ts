import { expect, test } from '@jest/globals';
import { ISLANDS } from '#events/murano/components.js';
import type { Beads, BuildingCard, Island } from '#events/murano/components.js';
import { brings, delivering, refusedBy, scoring, vpOf } from './asking.js';
import { berth, scene } from './scene.js';

/** Characters that score on one island only. */

test('C26: 10 VP for 3 own buildings or more on S. Teresa e S. Mattia', () => {
  expect(brings(26, 'Fa Ra Ba', 'santa-teresa')).toBe(10);
  expect(brings(26, 'Fa Fa Ra Ba', 'santa-teresa')).toBe(10);
  expect(brings(26, 'Fa Ra Fb Bb P1 S', 'santa-teresa')).toBe(0);
  expect(islandsWhere((island) => brings(26, 'Fa Ra Ba', island) > 0)).toEqual(['santa-teresa']);
});

test('C27: 10 VP for 3 own buildings or more on Sacca Mattia', () => {
  expect(brings(27, 'Fa Ra Ba', 'sacca-mattia')).toBe(10);
  expect(brings(27, 'Fa Fa Ra Ba', 'sacca-mattia')).toBe(10);
  expect(brings(27, 'Fa Ra Fb Bb P1 S', 'sacca-mattia')).toBe(0);
  expect(islandsWhere((island) => brings(27, 'Fa Ra Ba', island) > 0)).toEqual(['sacca-mattia']);
});

test('C28: 10 VP for 3 own buildings or more on S. Chiara e S. Stefano', () => {
  expect(brings(28, 'Fa Ra Ba', 'santa-chiara')).toBe(10);
  expect(brings(28, 'Fa Fa Ra Ba', 'santa-chiara')).toBe(10);
  expect(brings(28, 'Fa Ra Fb Bb P1 S', 'santa-chiara')).toBe(0);
  expect(islandsWhere((island) => brings(28, 'Fa Ra Ba', island) > 0)).toEqual(['santa-chiara']);
});

test('C29: 10 VP for 2 own gondoliers or more at San Donato, the one used included', () => {
  expect(moored(29, 'san-donato', 'aa..')).toBe(10);
  expect(moored(29, 'san-donato', 'b.aa')).toBe(10);
  expect(moored(29, 'san-donato', 'aaa.')).toBe(10);
  expect(moored(29, 'san-donato', 'abbc')).toBe(0);
  expect(islandsWhere((island) => moored(29, island, 'aa..') > 0)).toEqual(['san-donato']);
});

test('C29: a gondolier that has scored before still counts', () => {
  expect(moored(29, 'san-donato', 'aa..', 1)).toBe(10);
  expect(moored(29, 'san-donato', 'aaa.', 2)).toBe(10);
});

test('C30: 10 VP for 2 own gondoliers or more at Sacca Serenella, used ones included', () => {
  expect(moored(30, 'sacca-serenella', 'aa..')).toBe(10);
  expect(moored(30, 'sacca-serenella', 'aa..', 1)).toBe(10);
  expect(moored(30, 'sacca-serenella', 'abbc')).toBe(0);
  expect(islandsWhere((island) => moored(30, island, 'aa..') > 0)).toEqual(['sacca-serenella']);
});

test('C31: 10 VP for 2 own gondoliers or more at S. Pietro Martire, used ones included', () => {
  expect(moored(31, 'san-pietro', 'aa..')).toBe(10);
  expect(moored(31, 'san-pietro', 'aa..', 1)).toBe(10);
  expect(moored(31, 'san-pietro', 'abbc')).toBe(0);
  expect(islandsWhere((island) => moored(31, island, 'aa..') > 0)).toEqual(['san-pietro']);
});

test('C32: blue beads at Sacca Mattia', () => {
  expect(vpOf(...delivery(32, 'sacca-mattia', { blue: 3 }))).toBe(21);
  expect(refusedBy(...delivery(32, 'sacca-mattia', { red: 1 }))).toBe('F7');
  expect(refusedBy(...delivery(32, 'sacca-mattia', { green: 1 }))).toBe('F7');
  expect(islandsWhere((island) => vpOf(...delivery(32, island, { blue: 1 })) > 0)).toEqual(['sacca-mattia']);
});

test('C33: blue beads at S. Teresa e S. Mattia', () => {
  expect(vpOf(...delivery(33, 'santa-teresa', { blue: 3 }))).toBe(21);
  expect(refusedBy(...delivery(33, 'santa-teresa', { red: 1 }))).toBe('F7');
  expect(refusedBy(...delivery(33, 'santa-teresa', { green: 1 }))).toBe('F7');
  expect(islandsWhere((island) => vpOf(...delivery(33, island, { blue: 1 })) > 0)).toEqual(['santa-teresa']);
});

test('C34: red beads at San Donato', () => {
  expect(vpOf(...delivery(34, 'san-donato', { red: 3 }))).toBe(21);
  expect(refusedBy(...delivery(34, 'san-donato', { green: 1 }))).toBe('F7');
  expect(refusedBy(...delivery(34, 'san-donato', { blue: 1 }))).toBe('F7');
  expect(islandsWhere((island) => vpOf(...delivery(34, island, { red: 1 })) > 0)).toEqual(['san-donato']);
});

test('C35: red beads at S. Chiara e S. Stefano', () => {
  expect(vpOf(...delivery(35, 'santa-chiara', { red: 3 }))).toBe(21);
  expect(refusedBy(...delivery(35, 'santa-chiara', { green: 1 }))).toBe('F7');
  expect(refusedBy(...delivery(35, 'santa-chiara', { blue: 1 }))).toBe('F7');
  expect(islandsWhere((island) => vpOf(...delivery(35, island, { red: 1 })) > 0)).toEqual(['santa-chiara']);
});

test('C36: green beads at S. Pietro Martire', () => {
  expect(vpOf(...delivery(36, 'san-pietro', { green: 3 }))).toBe(21);
  expect(refusedBy(...delivery(36, 'san-pietro', { red: 1 }))).toBe('F7');
  expect(refusedBy(...delivery(36, 'san-pietro', { blue: 1 }))).toBe('F7');
  expect(islandsWhere((island) => vpOf(...delivery(36, island, { green: 1 })) > 0)).toEqual(['san-pietro']);
});

test('C37: green beads at Sacca Serenella', () => {
  expect(vpOf(...delivery(37, 'sacca-serenella', { green: 3 }))).toBe(21);
  expect(refusedBy(...delivery(37, 'sacca-serenella', { red: 1 }))).toBe('F7');
  expect(refusedBy(...delivery(37, 'sacca-serenella', { blue: 1 }))).toBe('F7');
  expect(islandsWhere((island) => vpOf(...delivery(37, island, { green: 1 })) > 0)).toEqual(['sacca-serenella']);
});

test('F7: 7 VP a bead, 1 to 3 beads', () => {
  expect(vpOf(...delivery(32, 'sacca-mattia', { blue: 1 }))).toBe(7);
  expect(vpOf(...delivery(32, 'sacca-mattia', { blue: 2 }))).toBe(14);
  expect(refusedBy(...delivery(32, 'sacca-mattia', { blue: 0 }))).toBe('F7');
  expect(refusedBy(...delivery(32, 'sacca-mattia', { blue: 4 }))).toBe('F7');
});

test('F7: with a Studio, beads of its two colours stand for each other, mixed as well', () => {
  const studio: readonly BuildingCard[] = ['building-studio-blue-green'];
  expect(vpOf(...delivery(32, 'sacca-mattia', { green: 3 }, studio))).toBe(21);
  expect(vpOf(...delivery(36, 'san-pietro', { blue: 1, green: 2 }, studio))).toBe(21);
  expect(refusedBy(...delivery(34, 'san-donato', { blue: 1 }, studio))).toBe('F7');
  expect(refusedBy(...delivery(32, 'sacca-mattia', { red: 1, blue: 1 }, studio))).toBe('F7');
});

test('F7: two Studios chain: all three colours stand for each other', () => {
  const chain: readonly BuildingCard[] = ['building-studio-red-green', 'building-studio-blue-green'];
  expect(vpOf(...delivery(32, 'sacca-mattia', { red: 3 }, chain))).toBe(21);
  expect(vpOf(...delivery(35, 'santa-chiara', { red: 1, green: 1, blue: 1 }, chain))).toBe(21);
});

test('F7: a Studio won in the final turn counts, also as a link of the chain', () => {
  const beads = { red: 9, green: 9, blue: 9 };
  const won = scene('sacca-mattia a...', { characters: [32], beads, newCards: ['building-studio-red-blue'] });
  expect(vpOf(won, delivering(32, 'sacca-mattia', { red: 2 }))).toBe(14);
  expect(refusedBy(won, delivering(32, 'sacca-mattia', { green: 1 }))).toBe('F7');

  const linked = scene('sacca-mattia a...', {
    characters: [32],
    beads,
    cards: ['building-studio-red-green'],
    newCards: ['building-studio-red-blue'],
  });
  expect(vpOf(linked, delivering(32, 'sacca-mattia', { green: 2 }))).toBe(14);
});

const islandsWhere = (holds: (island: Island) => boolean): readonly Island[] => ISLANDS.filter(holds);

/** What Anna's character brings on an island with these gondoliers, the first of which may be used up already. */
const moored = (number: number, island: Island, berths: string, used = 0): number =>
  vpOf(
    scene(`${island} ${berths}`, {
      characters: [number],
      used: [0, 1].slice(0, used).map((at) => berth(island, at)),
    }),
    scoring(number, island),
  );

/** Anna, with plenty of beads and a gondolier there, delivers these. */
const delivery = (number: number, island: Island, beads: Partial<Beads>, cards: readonly BuildingCard[] = []) => {
  const state = scene(`${island} a...`, { characters: [number], beads: { red: 9, green: 9, blue: 9 }, cards });
  return [state, delivering(number, island, beads)] as const;
};
