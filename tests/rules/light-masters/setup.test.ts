import { expect, test } from '@jest/globals';
import { CATEGORIES, COLOURS, CREATIONS } from '#events/light-masters/components.js';
import type { Category } from '#events/light-masters/components.js';
import type { LightMastersEvent } from '#events/light-masters/events.js';
import type { Options } from '#engine/kit/game.js';
import { blank } from '#engine/light-masters/blank.js';
import { POSITIONS, innerAt, ringAt, windowAt } from '#engine/light-masters/data/board.js';
import { cardOf } from '#engine/light-masters/data/creations.js';
import { countOf } from '#engine/light-masters/fragments.js';
import { lightMasters } from '#engine/light-masters/game.js';
import { open } from '#engine/light-masters/open.js';
import type { LightMastersState } from '#engine/light-masters/state.js';
import { CARLA, creations, glass } from './scenery.js';

const setUp = (seats: number, options: Options = {}): LightMastersState => blank({ seats, options });

/** A table opened by luck that always falls on this number, or on the last that there is. */
const openedBy = (number: number, seats: number, options: Options = {}): readonly LightMastersEvent[] =>
  open(setUp(seats, options), { below: (count) => Math.min(number, count - 1), used: () => 1 });

const opened = (number: number, seats: number, options: Options = {}): LightMastersState =>
  openedBy(number, seats, options).reduce((state, event) => lightMasters.evolve(state, event), setUp(seats, options));

const around = Array.from({ length: POSITIONS }, (_, position) => position);

test('S1: 2 to 4 play, and each has a seat', () => {
  expect(lightMasters.seats).toEqual({ min: 2, max: 4 });
  expect([2, 3, 4].map((seats) => setUp(seats).players.length)).toEqual([2, 3, 4]);
});

test('S2: there are 10 fragments of each colour and 6 clear ones, and they stay as many as the game opens', () => {
  expect(setUp(2).warehouse).toEqual({ blue: 10, green: 10, yellow: 10, red: 10, clear: 6 });
  expect(lightMasters.census(opened(3, 4))).toEqual(lightMasters.census(setUp(4)));
});

test('S3: the inner circle has each colour three times', () => {
  expect(
    countOf(around.map(innerAt).reduce((some, colour) => ({ ...some, [colour]: some[colour] + 1 }), glass(''))),
  ).toBe(POSITIONS);
  expect(COLOURS.map((colour) => around.filter((position) => innerAt(position) === colour).length)).toEqual([
    3, 3, 3, 3,
  ]);
});

test('S3: with ring side A each market touches two coloured fragments at every turn, with side B one to three', () => {
  const yields = (side: 'a' | 'b') =>
    new Set(
      around.flatMap((turned) =>
        [0, 1, 2, 3].map((market) => countOf({ ...windowAt(side, turned, market), clear: 0 })),
      ),
    );
  expect(yields('a')).toEqual(new Set([2]));
  expect(yields('b')).toEqual(new Set([1, 2, 3]));
});

test('S3: market m touches the positions 3m, 3m+1 and 3m+2', () => {
  expect(windowAt('a', 0, 1)).toEqual(glass('YR*'));
  expect([3, 4, 5].map((position) => ringAt('a', 0, position))).toEqual(['yellow', 'red', 'clear']);
});

test('S3: side A is played with, side B where the option ringB is on', () => {
  expect(setUp(2).side).toBe('a');
  expect(setUp(2, { ringB: true }).side).toBe('b');
  expect(setUp(2, { ringB: false }).side).toBe('a');
});

test('S4: 24 creations have all costs of three and one, and all of two, one and one', () => {
  const costs = CREATIONS.map((creation) => cardOf(creation).cost);
  const shapes = costs.map((cost) =>
    COLOURS.map((colour) => cost[colour])
      .sort((one, other) => other - one)
      .join(''),
  );
  expect(shapes.filter((shape) => shape === '3100')).toHaveLength(12);
  expect(shapes.filter((shape) => shape === '2110')).toHaveLength(12);
  expect(new Set(costs.map((cost) => JSON.stringify(cost))).size).toBe(24);
  expect(costs.filter(({ clear }) => clear > 0)).toEqual([]);
});

test('S4: six creations are of each category, two of which carry another one, and all pairs of categories occur', () => {
  const first = (category: Category) => CREATIONS.filter((creation) => cardOf(creation).categories[0] === category);
  expect(CATEGORIES.map((category) => first(category).length)).toEqual([6, 6, 6, 6]);
  const twofold = (category: Category) =>
    first(category).filter((creation) => cardOf(creation).categories.length === 2);
  expect(CATEGORIES.map((category) => twofold(category).length)).toEqual([2, 2, 2, 2]);
  const pairs = CATEGORIES.flatMap(twofold).map((creation) => cardOf(creation).categories.toSorted().join());
  expect(new Set(pairs).size).toBe(6);
});

test('S5: luck lays four different advantages, one at each category, and leaves out 1 and 2', () => {
  expect(opened(0, 2).advantages).toEqual({ art: 3, jewel: 4, houseware: 5, animal: 6 });
  expect(opened(99, 2).advantages).toEqual({ art: 16, jewel: 15, houseware: 14, animal: 13 });
});

test('S5: in a first game they are 1 to 4, at whichever category luck says', () => {
  expect(opened(0, 2, { firstGame: true }).advantages).toEqual({ art: 1, jewel: 2, houseware: 3, animal: 4 });
  expect(opened(99, 2, { firstGame: true }).advantages).toEqual({ art: 4, jewel: 3, houseware: 2, animal: 1 });
});

test('S6: luck says where the selector stands, how the ring is turned, and who starts', () => {
  expect(opened(2, 4)).toMatchObject({ selector: 2, turned: 2, starter: CARLA });
  expect(lightMasters.deciding(opened(2, 4))).toEqual([CARLA]);
  expect(lightMasters.turn(opened(2, 4))).toBe(1);
});

test('S7: two are dealt 6 cards each, three and four 5; the others stay in the box', () => {
  const sizes = (seats: number) => opened(0, seats).players.map(({ hand }) => hand.length);
  expect([2, 3, 4].map(sizes)).toEqual([
    [6, 6],
    [5, 5, 5],
    [5, 5, 5, 5],
  ]);
  expect([2, 3, 4].map((seats) => opened(0, seats).box.length)).toEqual([12, 9, 4]);
});

test('S7: a hand has the order in which luck dealt it', () => {
  expect(opened(0, 2).players[0]?.hand.slice(0, 2)).toEqual(creations('mask', 'mosaic'));
  expect(opened(99, 2).players[0]?.hand.slice(0, 2)).toEqual(creations('octopus', 'owl'));
});

test('S8: one fragment of each colour goes from the warehouse into the markets, one into each, by luck', () => {
  expect(opened(0, 2).markets).toEqual(['B', 'G', 'Y', 'R'].map(glass));
  expect(opened(99, 2).markets).toEqual(['R', 'Y', 'G', 'B'].map(glass));
  expect(opened(0, 2).warehouse).toEqual({ blue: 9, green: 9, yellow: 9, red: 9, clear: 6 });
});

test('S9: a player has 4 L and an empty bench', () => {
  expect(setUp(3).players).toMatchObject(Array(3).fill({ lira: 4, bench: glass(''), completed: [], activated: [] }));
});
