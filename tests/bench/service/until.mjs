import { setTimeout as after } from 'node:timers/promises';

export { after };

const LOOK_MS = 5;

/** Resolves when something is so; rejects with what was waited for where it takes too long. */
export const until = async (what, isSo, patienceMs = 15_000) => {
  const deadline = performance.now() + patienceMs;
  while (!isSo()) {
    if (performance.now() > deadline)
      throw new Error(`Waited in vain until ${typeof what === 'string' ? what : what()}.`);
    await after(LOOK_MS);
  }
};

const LEAST_WARM_UP_MS = 4_000;
const MOST_WARM_UP_MS = 8_000;

/**
 * Lets a server run until its code is compiled, which goes by how often it ran; one that is slow gets its time as well. The
 * compiling shares its core: with less of a warm-up half of what is measured would be that.
 */
export const warmUp = async (isWarm) => {
  const began = performance.now();
  await after(LEAST_WARM_UP_MS);
  while (!isWarm() && performance.now() - began < MOST_WARM_UP_MS) await after(LOOK_MS);
};

/** How often something is done at most, at so much a second, while it warms up and while it is measured. */
export const mostOf = (aSecond, seconds) => Math.ceil(aSecond * (LEAST_WARM_UP_MS / 1000 + seconds));

/** Does something a number of times, so many at once. */
export const times = async (count, atOnce, work) => {
  const results = [];
  let next = 0;
  const one = async () => {
    while (next < count) {
      const at = next++;
      results[at] = await work(at);
    }
  };
  await Promise.all(Array.from({ length: Math.min(count, atOnce) }, one));
  return results;
};
