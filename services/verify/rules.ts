import { evolvedOnce } from '#engine/kit/evolved-once.js';
import { GAMES } from '#engine/registry.js';
import type { Rules } from './history.js';

/** The rules of every game that there is, at each edition that anybody can have played. */
export const knownRules: Rules = {
  gameAt: (id, edition) => PLAYED.find((game) => game.id === id && game.edition === edition),
  knows: (wanted) => GAMES.some(({ id }) => id === wanted),
};

const PLAYED = GAMES.map(evolvedOnce);
