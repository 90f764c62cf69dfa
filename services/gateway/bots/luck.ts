import { randomInt } from 'node:crypto';

/** A number that nobody can foresee, for a bot's luck to come from. */
export const freshLuck = (): number => randomInt(WORD);

/** A bot's own luck, all of it out of one number: numbers from 0 up to 1 (Tommy Ettinger's mulberry32). */
export const luckFrom = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / WORD;
  };
};

const WORD = 2 ** 32;
