import { BUILDING_CARDS, GLASS, ISLANDS, PALACE_TILES, SHOP_TILES } from '#events/murano/components.js';
import { MuranoCommand } from '#events/murano/commands.js';
import type { Seat } from '#events/viewer.js';

/** Something sent to a table in one moment of its game. */
export interface Asked<Moment> {
  readonly moment: Moment;
  readonly seat: Seat;
  readonly command: unknown;
}

/** Commands that nobody should send: most mean nothing at all, some nearly mean something, a few are choices. */
export const nasty = <Moment extends { readonly turnOf: Seat; readonly choices: readonly object[] }>(
  count: number,
  moments: readonly Moment[],
  seed: number,
): readonly Asked<Moment>[] => {
  const below = luckFrom(seed);
  return Array.from({ length: count }, () => {
    const moment = oneOf(below, moments);
    const seat = below(5) > 0 ? moment.turnOf : oneOf(below, SEATS);
    return { moment, seat, command: oneOf(below, KINDS)(below, moment.choices) };
  });
};

/** A whole number from 0 to below the count. */
type Luck = (count: number) => number;

/** Luck that is the same in every run (a linear congruential generator; its high bits are good enough here). */
const luckFrom = (seed: number): Luck => {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
};

const oneOf = <T>(below: Luck, items: readonly T[]): T => {
  const item = items[below(items.length)];
  if (item === undefined) throw new Error('Nothing to take one of.');
  return item;
};

const SEATS = [0, 1, 2, 3, 0, 1, 2, 3, -1, 4, 0.5, NaN, Infinity, 2 ** 53, -0];

/** Whatever JSON can hold, and some that it cannot. */
const ATOMS: readonly unknown[] = [
  ...[null, true, false, 0, -0, 1, -1, 0.5, 17, 18, 75, 90, 1e9, 2 ** 31, 2 ** 53, 1e308, -1e308, NaN, Infinity],
  ...['', ' ', '0', '1', 'undefined', 'null', 'NaN', '[object Object]', '\u0000', '\ud800', 'ß'.repeat(1000)],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'length', 'then', 'toJSON'],
  ...['character-0', 'character-1', 'character-41', 'character-1.5', 'character-1e1', 'character--1', 'character-NaN'],
  ...['character-01', 'character- 7', 'shop-green', 'shop-', 'palace-0', 'palace-4', 'building-', 'murano', 'atlantis'],
  ...[...ISLANDS, ...GLASS, ...SHOP_TILES, ...PALACE_TILES, ...BUILDING_CARDS],
];

const TYPES: readonly string[] = MuranoCommand.options.map(({ shape }) => shape.type.value);
const PARTS = ['ship', 'to', 'tile', 'card', 'berth', 'site', 'island', 'shops', 'factories', 'beads', 'bead', 'gold'];
const ODD_PARTS = ['type', 'seat', '__proto__', 'constructor', 'toString', '0', '', 'length', 'vp'];

const ALL_PARTS = [...PARTS, ...ODD_PARTS];

const anything = (below: Luck, depth = 3): unknown => {
  switch (depth === 0 ? 0 : below(5)) {
    case 1:
      return Array.from({ length: below(4) }, () => anything(below, depth - 1));
    case 2:
      return objectOf(Array.from({ length: below(4) }, () => [oneOf(below, ALL_PARTS), anything(below, depth - 1)]));
    default:
      return oneOf(below, ATOMS);
  }
};

/** As JSON.parse makes it: `__proto__` is a part like any other. */
const objectOf = (parts: readonly (readonly [string, unknown])[]): object =>
  parts.reduce<object>(
    (object, [part, value]) =>
      Object.defineProperty(object, part, { value, enumerable: true, configurable: true, writable: true }),
    {},
  );

/** What each part may well be, on another table or at another moment. */
const LIKELY: Readonly<Record<string, (below: Luck) => unknown>> = {
  ship: (below) => below(10),
  to: (below) => below(20),
  tile: (below) => oneOf(below, [...SHOP_TILES, ...PALACE_TILES]),
  card: (below) => (below(2) === 0 ? `character-${below(42)}` : oneOf(below, BUILDING_CARDS)),
  berth: (below) => below(26),
  site: (below) => below(92),
  island: (below) => oneOf(below, ISLANDS),
  shops: (below) => ({ red: below(2) === 0, blue: below(2) === 0, grey: below(2) === 0 }),
  factories: (below) => below(6),
  beads: (below) => ({ red: below(4), green: below(4), blue: below(4) }),
  bead: (below) => oneOf(below, GLASS),
  gold: (below) => below(10),
};

type Kind = (below: Luck, choices: readonly object[]) => unknown;

const ofTheRightForm: Kind = (below) => {
  const option = oneOf(below, MuranoCommand.options);
  return Object.fromEntries(
    Object.keys(option.shape).map((part) => [part, part === 'type' ? option.shape.type.value : LIKELY[part]?.(below)]),
  );
};

const withOnePartOdd: Kind = (below, choices) => {
  const choice = Object.entries(oneOf(below, choices));
  const at = below(choice.length);
  return objectOf(choice.map(([part, value], index) => [part, index === at ? anything(below) : value]));
};

const withANumberMoved: Kind = (below, choices) =>
  objectOf(
    Object.entries(oneOf(below, choices)).map(([part, value]) => [
      part,
      typeof value === 'number' ? value + below(5) - 2 : (value as unknown),
    ]),
  );

const nested = (depth: number): unknown => JSON.parse('{"type":'.repeat(depth) + '1' + '}'.repeat(depth)) as unknown;

const DEEP = [nested(10), nested(80), nested(2000), [[[[[[]]]]]]];

const KINDS: readonly Kind[] = [
  (below) => anything(below),
  (below) =>
    objectOf([
      ['type', oneOf(below, TYPES)],
      [oneOf(below, PARTS), anything(below)],
    ]),
  (below) =>
    objectOf([
      ['type', anything(below)],
      [oneOf(below, PARTS), anything(below)],
    ]),
  ofTheRightForm,
  ofTheRightForm,
  withOnePartOdd,
  withANumberMoved,
  (below, choices) => oneOf(below, choices),
  (below, choices) => [oneOf(below, choices)],
  (below, choices) =>
    objectOf([...Object.entries(oneOf(below, choices)), [oneOf(below, ODD_PARTS.slice(1)), anything(below)]]),
  (below, choices) => objectOf(Object.entries(oneOf(below, choices)).slice(below(2) + 1)),
  (below) => ({ type: 'undo', to: below(3) === 0 ? anything(below) : below(400) }),
  (below) => oneOf(below, DEEP),
];
