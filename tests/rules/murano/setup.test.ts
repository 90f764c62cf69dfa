import { expect, test } from '@jest/globals';
import { ISLANDS } from '#events/murano/components.js';
import type { Island } from '#events/murano/components.js';
import { BROWN, PAVED, SITES, berthColour, berthsOf, islandOfBerth, sitesOf } from '#engine/murano/data/islands.js';
import { ANCHORS, RING } from '#engine/murano/data/ring.js';
import { blank } from '#engine/murano/blank.js';
import { murano } from '#engine/murano/game.js';
import { open } from '#engine/murano/open.js';
import { ANNA, BEN, CARLA, DORA } from './scenery.js';
import { given, itIsTheTurnOf, offers, table } from './story.js';

const setUp = (seats: number) => blank({ seats, options: {} });

/** How many of an island's sites are paved, and how many are brown. */
const groundsOf = (island: Island) =>
  [PAVED, BROWN].map((sites) => sitesOf(island).filter((site) => sites.includes(site)).length);

/** A table of that many opened by luck that always falls on this number. */
const opened = (seats: number, number: number) => open(setUp(seats), { below: () => number, used: () => 1 });

test('S1: 2 to 4 play, and each has a seat', () => {
  expect(murano.seats).toEqual({ min: 2, max: 4 });
  expect(setUp(2).players).toHaveLength(2);
  expect(setUp(3).players).toHaveLength(3);
  expect(setUp(4).players).toHaveLength(4);
});

test('S2: all the tiles, cards, beads and ships of a game of four', () => {
  const { stacks, characters, buildings, bag } = setUp(4);
  expect(stacks.streets).toHaveLength(42);
  expect(stacks.shops).toHaveLength(12);
  expect(stacks.palaces).toHaveLength(12);
  expect(stacks.factories).toBe(12);
  expect(stacks.specials).toBe(12);
  expect(new Set(characters.pool).size).toBe(40);
  expect(new Set(buildings.pool).size).toBe(15);
  expect(bag).toEqual({ red: 10, green: 10, blue: 10 });
});

test('S2: 15 streets are blank, 7 of each colour have one customer and 2 have two; palaces have 5, 4 and 3 by crests', () => {
  expect(murano.census(setUp(4))).toMatchObject({
    'street-blank': 15,
    'street-red': 7,
    'street-blue': 7,
    'street-grey': 7,
    'street-red-red': 2,
    'street-blue-blue': 2,
    'street-grey-grey': 2,
    'shop-red': 4,
    'shop-blue': 4,
    'shop-grey': 4,
    'palace-1': 5,
    'palace-2': 4,
    'palace-3': 3,
  });
});

test('S2: all buildings together are worth 72 VP with 4 players, 62 with fewer', () => {
  const worth = ({ stacks }: ReturnType<typeof setUp>, gone: number) =>
    stacks.factories + 2 * stacks.shops.length + 3 * (stacks.palaces.length - gone);
  expect([worth(setUp(2), 1), worth(setUp(3), 1), worth(setUp(4), 0)]).toEqual([62, 62, 72]);
});

test('S2: each player has 7 gondoliers to play with; the eighth marks the victory points', () => {
  expect(murano.census(setUp(4))).toMatchObject({
    'gondolier-0': 7,
    'gondolier-1': 7,
    'gondolier-2': 7,
    'gondolier-3': 7,
  });
});

test('S3: with 2 players 7 streets, 3 shops, 3 special buildings and a factory leave the game', () => {
  expect(murano.census(setUp(2))).toMatchObject({
    'street-blank': 11,
    'street-red': 6,
    'street-blue': 6,
    'street-grey': 6,
    'street-red-red': 2,
    'street-blue-blue': 2,
    'street-grey-grey': 2,
    'shop-red': 3,
    'shop-blue': 3,
    'shop-grey': 3,
    factory: 11,
    special: 9,
  });
});

test('S3: with 3 players as much leaves the game as with 2', () => {
  const tiles = ({ stacks, characters, buildings, bag }: ReturnType<typeof setUp>) => [
    stacks,
    characters,
    buildings,
    bag,
  ];
  expect(tiles(setUp(3))).toEqual(tiles(setUp(2)));
});

test('S3: with 2 or 3 players one palace leaves unseen, and 11 remain', () => {
  const removed = { type: 'PalaceRemoved', tile: 'palace-1' } as const;
  expect(opened(2, 0)).toContainEqual(removed);
  expect(opened(3, 0)).toContainEqual(removed);
  const after = murano.evolve(setUp(2), removed);
  expect(after.stacks.palaces).toHaveLength(11);
  expect(after.removedPalace).toEqual(['palace-1']);
});

test('S3: with 4 players no palace leaves the game', () => {
  expect(opened(4, 0).map(({ type }) => type)).toEqual(['ShipsAnchored', 'StartPlayerDrawn']);
});

test('S3: the characters of Sacca Serenella, 30 and 37, leave with it', () => {
  const with3 = setUp(3).characters.pool;
  expect(with3).toHaveLength(38);
  expect(with3).not.toContain('character-30');
  expect(with3).not.toContain('character-37');
});

test('S4: the ring of 18 spaces', () => {
  expect(RING.join(' ')).toBe(
    'build factory recruit shop takeGold palace build placeGondolier income ' +
      'factory special recruit build shop production palace placeGondolier gondolier',
  );
});

test('S4: eight spaces have an anchor, and a ship starts on each', () => {
  expect(ANCHORS).toEqual([0, 2, 4, 7, 9, 11, 13, 16]);
  expect(opened(2, 0)[0]).toEqual({ type: 'ShipsAnchored', ships: [0, 2, 4, 7, 9, 11, 13, 16] });
});

test('S4: luck says on which anchor the red ship lies', () => {
  const [anchored] = opened(4, 3);
  expect(anchored).toEqual({ type: 'ShipsAnchored', ships: [7, 0, 2, 4, 9, 11, 13, 16] });
});

test('S5: the islands as they are drawn', () => {
  expect(murano.board(setUp(4)).split('\n').slice(-11)).toEqual([
    'san-donato ....           sacca-mattia ....         santa-teresa ....',
    '.   #   =   #   .         #   =   #   =   .         #   =   #',
    '#   =   #   =   #         =   #   =   #   =         =   #   =',
    '=   #   =   #   =         #   =   #   =   #         #   =   #',
    '#   =   .   =   #         .   #   .   #   .         .   =   #',
    '                                                    .   #   =',
    'santa-chiara ....         san-pietro ....           sacca-serenella ....',
    '.   =   #   =   .         #   =   #   =             #   =   #   =   #',
    '#   =   #   =   #         =   #   =   #             =   #   =   #   =',
    '#   =   #   =   #         #   =   #   =             #   =   #   =   #',
    '.   #   .   =   .         .   #   =   .',
  ]);
});

test('S5: there are as many paved and brown sites as streets and buildings in play', () => {
  expect([PAVED.length, BROWN.length]).toEqual([42, 48]);
  const withoutSerenella = (site: number) => SITES[site]?.island !== 'sacca-serenella';
  expect([PAVED.filter(withoutSerenella).length, BROWN.filter(withoutSerenella).length]).toEqual([35, 40]);
});

test('S5: each island has its number of paved and of brown sites', () => {
  expect(ISLANDS.map((island) => [island, ...groundsOf(island)])).toEqual([
    ['san-donato', 8, 9],
    ['sacca-mattia', 7, 9],
    ['santa-teresa', 6, 7],
    ['santa-chiara', 7, 8],
    ['san-pietro', 7, 7],
    ['sacca-serenella', 7, 8],
  ]);
});

test('S5: every building site touches a paved one, orthogonally and on its own island', () => {
  expect(BROWN.filter((site) => !SITES[site]?.neighbours.some((near) => SITES[near]?.ground === 'paved'))).toEqual([]);
  const [first] = SITES;
  expect(first).toMatchObject({ island: 'san-donato', row: 0, column: 1, ground: 'brown', neighbours: [1, 4] });
});

test('S5: an island has four berths, one in each player colour', () => {
  expect(berthsOf('sacca-mattia')).toEqual([4, 5, 6, 7]);
  expect(berthsOf('sacca-mattia').map(berthColour)).toEqual([ANNA, BEN, CARLA, DORA]);
  expect(berthsOf('sacca-mattia').map(islandOfBerth)).toEqual(Array(4).fill('sacca-mattia'));
});

test('S5: Sacca Serenella is only played on by four', () => {
  expect([setUp(2), setUp(3), setUp(4)].map(({ sites }) => sites.length)).toEqual([75, 75, 90]);
  expect([setUp(2), setUp(3), setUp(4)].map(({ berths }) => berths.length)).toEqual([20, 20, 24]);
});

test('S6: a player starts with 5 gold, 5 VP, 5 gondoliers in hand, 2 in the general supply, and nothing else', () => {
  const start = {
    gold: 5,
    vp: 5,
    gondoliers: 5,
    dismissed: 2,
    factories: 0,
    specials: 0,
    shops: [],
    palaces: [],
    characters: [],
    scored: [],
    beads: { red: 0, green: 0, blue: 0 },
    cards: [],
    newCards: [],
  };
  given().then(table({ players: [start, start] }));
});

test('S7: luck says who starts', () => {
  const [, drawn] = opened(4, 2);
  expect(drawn).toEqual({ type: 'StartPlayerDrawn', seat: CARLA });
  const started = murano.evolve(setUp(4), { type: 'StartPlayerDrawn', seat: CARLA });
  expect(murano.deciding(started)).toEqual([CARLA]);
  expect(murano.turn(started)).toBe(1);
});

test('S7: the first turn begins with sailing', () => {
  given().then(itIsTheTurnOf(ANNA), offers('sail'));
});
