import { expect, test } from '@jest/globals';
import { beadSets, countAsOne, glassClasses, sameGlass } from '#engine/murano/scoring/beads.js';

test('L10 to L12: without a Studio each colour stands for itself', () => {
  expect(glassClasses([])).toEqual([['red'], ['green'], ['blue']]);
  expect(sameGlass([], 'red', 'red')).toBe(true);
  expect(sameGlass([], 'red', 'blue')).toBe(false);
});

test('L10 to L12: a Studio joins its two colours', () => {
  expect(glassClasses(['building-studio-red-green'])).toEqual([['red', 'green'], ['blue']]);
  expect(glassClasses(['building-studio-blue-green'])).toEqual([['green', 'blue'], ['red']]);
  expect(glassClasses(['building-bank', 'building-studio-red-blue'])).toEqual([['red', 'blue'], ['green']]);
  expect(sameGlass(['building-studio-red-green'], 'green', 'red')).toBe(true);
  expect(sameGlass(['building-studio-red-green'], 'green', 'blue')).toBe(false);
});

test('two Studios chain, whichever two, and a third adds nothing', () => {
  const all = [['red', 'green', 'blue']];
  expect(glassClasses(['building-studio-red-green', 'building-studio-blue-green'])).toEqual(all);
  expect(glassClasses(['building-studio-red-blue', 'building-studio-red-green'])).toEqual(all);
  expect(glassClasses(['building-studio-blue-green', 'building-studio-red-blue'])).toEqual(all);
  expect(glassClasses(['building-studio-blue-green', 'building-studio-red-blue', 'building-studio-red-green'])).toEqual(
    all,
  );
  expect(sameGlass(['building-studio-red-green', 'building-studio-blue-green'], 'red', 'blue')).toBe(true);
});

test('1 to 3 beads count as one colour if they stand for each other', () => {
  expect(countAsOne([], { red: 3, green: 0, blue: 0 })).toBe(true);
  expect(countAsOne([], { red: 4, green: 0, blue: 0 })).toBe(false);
  expect(countAsOne([], { red: 0, green: 0, blue: 0 })).toBe(false);
  expect(countAsOne([], { red: 1, green: 1, blue: 0 })).toBe(false);
  expect(countAsOne(['building-studio-red-green'], { red: 1, green: 1, blue: 0 })).toBe(true);
  expect(countAsOne(['building-studio-red-green'], { red: 1, green: 1, blue: 1 })).toBe(false);
});

test('the sets of 1 to 3 beads that a player may sell or deliver as one colour', () => {
  expect(beadSets({ red: 2, green: 1, blue: 0 }, [])).toEqual([
    { red: 1, green: 0, blue: 0 },
    { red: 2, green: 0, blue: 0 },
    { red: 0, green: 1, blue: 0 },
  ]);
  expect(beadSets({ red: 2, green: 1, blue: 0 }, ['building-studio-red-green'])).toEqual([
    { red: 0, green: 1, blue: 0 },
    { red: 1, green: 0, blue: 0 },
    { red: 1, green: 1, blue: 0 },
    { red: 2, green: 0, blue: 0 },
    { red: 2, green: 1, blue: 0 },
  ]);
  expect(beadSets({ red: 12, green: 0, blue: 0 }, [])).toHaveLength(3);
});
