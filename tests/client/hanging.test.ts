import { describe, expect, it } from '@jest/globals';
import { hangingOf, hungAt } from '#client/stage/kit/phaser/hanging.js';
import type { Hung } from '#client/stage/kit/phaser/hanging.js';
import type { Target } from '#client/stage/kit/stage.js';

const BOARD = { width: 1000, height: 500 };
const sizeOf = (tag: string) => ({ width: 12 * tag.length, height: 30 });

const target = (pick: string, tag: string | null, x: number, y: number): Target => ({
  pick,
  tag,
  x,
  y,
  width: 40,
  height: 10,
  picked: false,
});

const overlap = (one: Hung, other: Hung): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 - 1 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2 - 1;

/** As the ways to take cards of a column lie, closer together than plaques are high. */
const RUNGS = ['1× +2', '2× +1', '3×', '2× +1', '1× +2'].map((tag, index) =>
  target(`run ${index}`, tag, 100, 100 + 16 * index),
);

describe('Plaques on the board', () => {
  it('do not lie on each other, stay in their order, and are pressed for what they say', () => {
    const hung = hangingOf(RUNGS.toReversed(), BOARD, sizeOf);
    expect(hung.toSorted((one, other) => one.y - other.y)).toStrictEqual(hung);
    expect(hung.map(({ tag }) => tag)).toStrictEqual(RUNGS.map(({ tag }) => tag));
    for (const [index, one] of hung.entries()) {
      expect(hung.slice(index + 1).some((other) => overlap(one, other))).toBe(false);
      expect(hungAt(one, hung)?.target.pick).toBe(`run ${index}`);
    }
  });

  it('stay near what they hang on, and on the board', () => {
    const corner = [target('a', 'first', 990, 495), target('b', 'second', 990, 495), target('c', 'third', 990, 495)];
    for (const { target: of, x, y, width, height } of hangingOf(corner, BOARD, sizeOf)) {
      expect(Math.hypot(x - of.x, y - of.y)).toBeLessThan(130);
      expect([x - width / 2, y - height / 2, BOARD.width - x, BOARD.height - y].every((edge) => edge >= 0)).toBe(true);
    }
  });

  it('hang once where the same would be said again on the same spot', () => {
    const same = [target('a', '−1', 100, 100), target('b', '−1', 105, 100), target('c', '−1', 300, 100)];
    expect(hangingOf(same, BOARD, sizeOf).map((one) => one.target.pick)).toStrictEqual(['a', 'c']);
  });

  it('are not there where nothing is to be said', () => {
    expect(hangingOf([target('a', null, 100, 100)], BOARD, sizeOf)).toStrictEqual([]);
    expect(hungAt({ x: 100, y: 100 }, [])).toBeUndefined();
  });
});
