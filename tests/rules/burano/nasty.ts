import { BuranoCommand } from '#events/burano/commands.js';
import { CHARACTERS, FLOOR_CARDS } from '#events/burano/components.js';
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
  ...[
    'first-red-e',
    'fourth-red-a',
    'first-black-a',
    'first-red',
    'first--a',
    'FIRST-RED-A',
    'mayor ',
    'Mayor',
    'doge',
  ],
  ...[...FLOOR_CARDS, ...CHARACTERS],
];

const TYPES: readonly string[] = BuranoCommand.options.map(({ shape }) => shape.type.value);
const PARTS = ['column', 'floors', 'card', 'house', 'character'];
const ODD_PARTS = ['type', 'seat', '__proto__', 'constructor', 'toString', '0', '', 'length', 'coins'];

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
  column: (below) => below(6),
  floors: (below) => oneOf(below, FLOOR_LISTS),
  card: (below) => oneOf(below, FLOOR_CARDS),
  house: (below) => below(9),
  character: (below) => oneOf(below, CHARACTERS),
};

const FLOOR_LISTS = [[1], [2], [3], [1, 2], [2, 3], [1, 3], [1, 2, 3], [], [3, 2], [1, 1], [1, 2, 3, 1]];

type Kind = (below: Luck, choices: readonly object[]) => unknown;

const ofTheRightForm: Kind = (below) => {
  const option = oneOf(below, BuranoCommand.options);
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
