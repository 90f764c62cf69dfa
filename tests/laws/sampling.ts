import type { Viewer } from '#events/viewer.js';
import type { Effort } from './law.js';
import { luckOf } from './luck.js';
import type { Happened, Moment, Played } from './played.js';
import { viewersOf } from './viewers.js';

/** The moments to look at, in order: as many as the effort allows, and of each type of command as many as of another. */
export const momentsOf = (played: Played, effort: Effort): readonly Moment[] =>
  sampled(played.moments, ({ command }) => command.type, played, effort);

/** The same of what happened. */
export const happenedOf = (played: Played, effort: Effort): readonly Happened[] =>
  sampled(played.happened, ({ step }) => step.event.type, played, effort);

/** The viewers through whose eyes to look; in another game they are others. */
export const eyesOf = ({ setting, seed }: Played, { viewers }: Effort): readonly Viewer[] =>
  luckOf(`${seed} eyes`).shuffled(viewersOf(setting)).slice(0, viewers);

/** What is rare is looked at first: that is where nobody looked yet. How a game ends is always looked at. */
const sampled = <T>(
  items: readonly T[],
  typeOf: (item: T) => string,
  { seed }: Played,
  { moments }: Effort,
): readonly T[] => {
  if (items.length <= moments) return items;

  const types = new Map<string, T[]>();
  for (const item of luckOf(`${seed} sample`).shuffled(items)) {
    const alike = types.get(typeOf(item));
    if (alike === undefined) types.set(typeOf(item), [item]);
    else alike.push(item);
  }
  const chosen = new Set(items.slice(-1));
  for (let round = 0; chosen.size < moments; round += 1)
    for (const alike of types.values()) {
      const item = alike[round];
      if (item !== undefined && chosen.size < moments) chosen.add(item);
    }
  return items.filter((item) => chosen.has(item));
};
