import { expect, test } from '@jest/globals';
import { character } from '#events/murano/components.js';
import { worth } from '#engine/murano/scoring/worth.js';
import type { Given } from './scene.js';
import { ANNA, scene } from './scene.js';

test('the worth of a character is what it would bring on each island, whether a gondolier lies there or not', () => {
  expect(worthOf(4, 'san-donato a... Fb Fa\nsan-pietro .... Fb')).toEqual([
    ['san-donato', 4],
    ['sacca-mattia', 0],
    ['santa-teresa', 0],
    ['santa-chiara', 0],
    ['san-pietro', 2],
    ['sacca-serenella', 0],
  ]);
});

test('Sacca Serenella is not in play with 3 players', () => {
  expect(worthOf(4, '', { seats: 3 }).map(([island]) => island)).toEqual([
    'san-donato',
    'sacca-mattia',
    'santa-teresa',
    'santa-chiara',
    'san-pietro',
  ]);
});

test('gold is exchanged for what it brings at best', () => {
  const market = 'san-donato a... P1 S g bb';
  expect(worthOf(7, market, { gold: 1 })).toContainEqual(['san-donato', 0]);
  expect(worthOf(7, market, { gold: 5 })).toContainEqual(['san-donato', 3]);
  expect(worthOf(7, market, { gold: 20 })).toContainEqual(['san-donato', 12]);
  expect(worthOf(7, market, { gold: 20 })).toContainEqual(['sacca-mattia', 0]);
});

test('beads are delivered as far as they go, Studios counted in', () => {
  expect(worthOf(32, '', { beads: { red: 9 } })).toContainEqual(['sacca-mattia', 0]);
  expect(worthOf(32, '', { beads: { blue: 2, red: 9 } })).toContainEqual(['sacca-mattia', 14]);
  expect(worthOf(32, '', { beads: { blue: 2, red: 9 }, cards: ['building-studio-red-blue'] })).toContainEqual([
    'sacca-mattia',
    21,
  ]);
  expect(worthOf(32, '', { beads: { blue: 3 } })).toContainEqual(['san-donato', 0]);
});

const worthOf = (number: number, picture: string, given: Given = {}) =>
  worth(scene(picture, given), ANNA, character(number)).map(({ island, vp }) => [island, vp]);
