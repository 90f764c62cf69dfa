import { gameAt, GAMES } from '#engine/registry.js';
import type { Rules } from './history.js';

/** The rules of every game that there is, at each edition that anybody can have played. */
export const knownRules: Rules = { gameAt, knows: (wanted) => GAMES.some(({ id }) => id === wanted) };
