import { describe, expect, test } from '@jest/globals';
import { luckFrom } from '#gateway/bots/luck.js';

describe("A bot's luck", () => {
  const numbers = (seed: number): readonly number[] => {
    const luck = luckFrom(seed);
    return Array.from({ length: 10_000 }, luck);
  };

  test('is the same out of the same number, and other out of another', () => {
    expect(numbers(7)).toEqual(numbers(7));
    expect(numbers(7)).not.toEqual(numbers(8));
  });

  test('is from 0 up to 1, and fair', () => {
    const all = numbers(2 ** 32 - 1);
    expect(all.every((number) => number >= 0 && number < 1)).toBe(true);
    const tenths = Array.from({ length: 10 }, (_, tenth) => all.filter((n) => Math.floor(n * 10) === tenth).length);
    expect(Math.min(...tenths)).toBeGreaterThan(850);
    expect(Math.max(...tenths)).toBeLessThan(1150);
  });
});
