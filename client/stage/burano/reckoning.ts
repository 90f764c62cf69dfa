import type { BuranoCommand } from '#events/burano/commands.js';
import { playerOf } from '#engine/burano/players.js';
import { sheetsOf } from '#engine/burano/scoring/sheet.js';
import type { BuranoState } from '#engine/burano/state.js';
import type { Seat } from '#events/viewer.js';
import { foresee } from './foresee.js';

/** What a command does to the coins, the tokens and the points of its seat, if the game were over then. */
export interface Reckoning {
  readonly coins: number;
  readonly tokens: number;
  readonly points: number;
}

export const reckon = (state: BuranoState, seat: Seat, command: BuranoCommand): Reckoning => {
  const foreseen = foresee(command, state, seat);
  if (foreseen === null) return NOTHING;
  const [before, after] = [playerOf(state, seat), playerOf(foreseen, seat)];
  return {
    coins: after.coins - before.coins,
    tokens: after.tokens - before.tokens,
    points: totalOf(foreseen, seat) - totalOf(state, seat),
  };
};

const NOTHING: Reckoning = { coins: 0, tokens: 0, points: 0 };

/** What a street would bring if the game were over now. */
export const totalOf = (state: BuranoState, seat: Seat): number => sheetsOf(state)[seat]?.total ?? 0;
