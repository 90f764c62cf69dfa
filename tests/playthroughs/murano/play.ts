import type { MuranoCommand } from '#events/murano/commands.js';
import type { MuranoEvent } from '#events/murano/events.js';
import { murano } from '#engine/murano/game.js';
import type { MuranoState } from '#engine/murano/state.js';
import { playAny } from '../any-game.js';
import type { ChooserIn, MoveIn } from '../any-game.js';

export type Chooser = ChooserIn<MuranoState, MuranoCommand>;
export type Move = MoveIn<MuranoState, MuranoCommand, MuranoEvent>;

/** A whole game of Murano. Its name fixes all luck. */
export const playGame = (name: string, seats: number, choose: Chooser): readonly Move[] =>
  playAny(murano, name, { seats, options: {} }, choose);
