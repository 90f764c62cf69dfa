import type { MuranoCommand } from '#events/murano/commands.js';
import type { MuranoEvent } from '#events/murano/events.js';
import type { murano } from '#engine/murano/game.js';
import type { MuranoState } from '#engine/murano/state.js';
import { playAny } from '../any-game.js';
import type { ChooserIn, MoveIn } from '../any-game.js';

export type MuranoGame = typeof murano;
export type Chooser = ChooserIn<MuranoState, MuranoCommand>;
export type Move = MoveIn<MuranoState, MuranoCommand, MuranoEvent>;

/** A whole game of Murano. Its name fixes all luck. */
export const playGame = (game: MuranoGame, name: string, seats: number, choose: Chooser): readonly Move[] =>
  playAny(game, name, { seats, options: {} }, choose);
