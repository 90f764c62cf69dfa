/** How many ways an island may go on are looked at. */
const FUTURES = 6;
/** How many tiles others may lay on one island, at most, in such a way. */
export const MOST_LAID = 9;

/**
 * The luck of the futures: always the same numbers, so that two plans are compared in the same worlds and a difference
 * between them is never chance. `NOISE[island][future]` is a row of numbers from 0 up to 1.
 */
export const NOISE: readonly (readonly (readonly number[])[])[] = (() => {
  const row = (seed: number): readonly number[] => {
    let word = Math.imul(seed + 1, 0x9e3779b1);
    return Array.from({ length: 2 * MOST_LAID + 2 }, () => {
      word = (word + 0x6d2b79f5) | 0;
      let mixed = Math.imul(word ^ (word >>> 15), 1 | word);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    });
  };
  return Array.from({ length: 6 }, (_, island) =>
    Array.from({ length: FUTURES }, (__, future) => row(island * FUTURES + future)),
  );
})();
