import { isToken } from '#events/token.js';
import type { Token } from '#events/token.js';
import { valueAt } from './tokens.js';
import type { Slot } from './tokens.js';

/** So many readings of one command are tried, at most. */
const MOST_READINGS = 24;

/**
 * What a command of another seat may read in another world. It names a component by its face; where that face is hidden
 * from the viewer but known to who commands, the same component, at the same place, has another face there. If several
 * places could be meant, each gives a reading.
 */
export const readings = (
  command: unknown,
  hidden: readonly Slot[],
  known: (slot: Slot) => boolean,
  elsewhere: object,
): readonly unknown[] => {
  const faces = (token: Token): readonly unknown[] => {
    const meant = hidden.filter((slot) => slot.token === token && known(slot));
    return meant.length === 0 ? [token] : [...new Set(meant.map(({ path }) => valueAt(elsewhere, path)))];
  };
  return every(command, faces).slice(0, MOST_READINGS);
};

/** Every way of putting a face in the place of each token of a value. */
const every = (value: unknown, faces: (token: Token) => readonly unknown[]): readonly unknown[] => {
  if (isToken(value)) return faces(value);
  if (typeof value !== 'object' || value === null) return [value];

  const ways = Object.entries(value).reduce<readonly (readonly [string, unknown][])[]>(
    (before, [key, child]) =>
      before.flatMap((entries) => every(child, faces).map((face): [string, unknown][] => [...entries, [key, face]])),
    [[]],
  );
  return ways
    .slice(0, MOST_READINGS)
    .map((entries) => (Array.isArray(value) ? entries.map(([, child]) => child) : Object.fromEntries(entries)));
};
