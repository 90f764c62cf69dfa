import { expect, test } from '@jest/globals';
import { CHARACTERS, COLOURS, FLOORS, FLOOR_CARDS, SHOPS, STOREYS } from '#events/burano/components.js';
import type { Character } from '#events/burano/components.js';
import { blank } from '#engine/burano/blank.js';
import { factsOf } from '#engine/burano/data/floors.js';
import { burano } from '#engine/burano/game.js';
import { open } from '#engine/burano/open.js';
import { ANNA, CARLA, opening } from './scenery.js';

const setUp = (seats: number) => blank({ seats, options: {} });
const forBeginners = (seats: number) => blank({ seats, options: { beginnersCharacters: true } });
const FACTS = FLOOR_CARDS.map(factsOf);
const total = (symbol: 'pedestrian' | 'flower' | 'plant' | 'cat' | 'streetlight' | 'chimney' | 'closedWindow') =>
  FACTS.reduce((sum, facts) => sum + facts[symbol], 0);
const countOf = (characters: Readonly<Record<Character, number>>) =>
  CHARACTERS.reduce((sum, character) => sum + characters[character], 0);

test('S1: 1 to 4 play, and each has a street', () => {
  expect(burano.seats).toEqual({ min: 1, max: 4 });
  expect([1, 2, 3, 4].map((seats) => setUp(seats).players.length)).toEqual([1, 2, 3, 4]);
});

test('S2: 72 floor cards, four of each floor and colour', () => {
  const kinds = FLOORS.flatMap((floor) =>
    COLOURS.map((colour) => FACTS.filter((facts) => facts.floor === floor && facts.colour === colour).length),
  );
  expect(new Set(FLOOR_CARDS).size).toBe(72);
  expect(new Set(kinds)).toEqual(new Set([4]));
});

test('S2: what is painted on a card', () => {
  expect(factsOf('first-red-c')).toEqual({
    floor: 1,
    colour: 'red',
    pedestrian: 2,
    flower: 1,
    plant: 0,
    cat: 0,
    redAwning: 0,
    blueAwning: 0,
    streetlight: 0,
    chimney: 0,
    closedWindow: 1,
    shop: 'clothes',
  });
});

test('S2: how much of each is painted on all of them', () => {
  const symbols = ['pedestrian', 'flower', 'plant', 'cat', 'streetlight', 'chimney', 'closedWindow'] as const;
  expect(Object.fromEntries(symbols.map((symbol) => [symbol, total(symbol)]))).toEqual(TOTALS);
  expect(SHOPS.map((kind) => FACTS.filter(({ shop }) => shop === kind).length)).toEqual([3, 3, 3, 3]);
});

const TOTALS = { pedestrian: 35, flower: 45, plant: 43, cat: 25, streetlight: 10, chimney: 14, closedWindow: 19 };

test('S2: pedestrians and shops are on first floors, streetlights on second, chimneys on third floors only', () => {
  expect(FACTS.filter(({ floor, pedestrian, shop }) => floor !== 1 && (pedestrian > 0 || shop !== null))).toEqual([]);
  expect(FACTS.filter(({ floor, streetlight }) => floor !== 2 && streetlight > 0)).toEqual([]);
  expect(FACTS.filter(({ floor, chimney }) => floor !== 3 && chimney > 0)).toEqual([]);
});

test('S3: the supply has 4 columns alone, and 3, 4, 5 with 2, 3, 4 players', () => {
  const shapes = [1, 2, 3, 4].map((seats) =>
    opening(seats).supply.map((row) => row.filter((card) => card !== null).length),
  );
  expect(shapes).toEqual([
    [4, 4, 4],
    [3, 3, 3],
    [4, 4, 4],
    [5, 5, 5],
  ]);
});

test('S3: each row is filled from the deck of its floor', () => {
  const { supply, decks } = opening(2);
  expect(supply).toEqual(STOREYS.map((storey) => [`${storey}-red-a`, `${storey}-red-b`, `${storey}-red-c`]));
  expect(decks.map(({ pool }) => pool.length)).toEqual([21, 21, 21]);
});

test('S4: 26 characters with 4 players, 22 with 3, 15 with 2 and alone', () => {
  expect([1, 2, 3, 4].map((seats) => countOf(setUp(seats).characters))).toEqual([15, 15, 22, 26]);
  expect(setUp(4).characters).toMatchObject({ woman: 3, boy: 3, mayor: 2, gardener: 2 });
  expect(setUp(3).characters).toMatchObject({ woman: 2, boy: 2, mayor: 2, gardener: 2 });
  expect(setUp(2).characters).toMatchObject({ woman: 2, boy: 2, mayor: 1, gardener: 1 });
});

test('S5: beginners play without Shop Owner, Florist and Gardener', () => {
  const left = (seats: number) => CHARACTERS.filter((character) => forBeginners(seats).characters[character] === 0);
  expect([2, 3, 4].map(left)).toEqual([2, 3, 4].map(() => ['shop-owner', 'florist', 'gardener']));
  expect(countOf(forBeginners(4).characters)).toBe(20);
});

test('S5: alone the option changes nothing', () => {
  expect(forBeginners(1).characters).toEqual(setUp(1).characters);
});

test('S6: a player starts with 4 coins, 4 tokens, 2 scaffolds aside and nothing else', () => {
  const [player] = setUp(2).players;
  expect(player).toMatchObject({ coins: 4, tokens: 4, hand: [], scaffolds: [], visits: [] });
  expect(player?.street.filter((card) => card !== null)).toEqual([]);
  expect(burano.census(setUp(2))).toMatchObject({ 'scaffold-0': 2, 'scaffold-1': 2 });
});

test('S7: luck says who starts', () => {
  const [drawn] = open(setUp(4), { below: (count) => Math.min(2, count - 1), used: () => 1 });
  expect(drawn).toEqual({ type: 'StartPlayerDrawn', seat: CARLA });
  expect(burano.deciding(opening(4))).toEqual([ANNA]);
  expect(burano.turn(opening(4))).toBe(1);
});
