import type { Setting } from '#engine/kit/game.js';
import { RELICS, STONES } from './components.js';
import type { Quarry } from './state.js';

export const ACTIONS_PER_TURN = 2;
const RICH_GOLD = 2;
const PEGS = 3;

/** The quarry before any luck fell (rules S1 to S4). */
export const blank = ({ seats, options }: Setting): Quarry => ({
  turn: 1,
  phase: { kind: 'working', seat: 0, left: ACTIONS_PER_TURN },
  diggers: Array.from({ length: seats }, () => ({
    gold: options['rich'] === true ? RICH_GOLD : 0,
    pegs: PEGS,
    yard: [],
    relics: [],
    wall: [],
  })),
  pit: STONES.flatMap((stone) => Array.from({ length: seats + 1 }, () => stone)),
  crate: RELICS,
  lost: [],
  bag: { gold: 3 * seats, sand: 2 * seats },
  river: 0,
  plots: Array.from({ length: 2 * seats }, () => null),
});
