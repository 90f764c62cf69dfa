import type { MuranoCommand } from '#events/murano/commands.js';
import type { MuranoEvent } from '#events/murano/events.js';
import { murano } from '#engine/murano/game.js';
import type { MuranoState } from '#engine/murano/state.js';
import { randomGameOf } from '../random-game.js';
import type { RandomGame as RandomGameOf } from '../random-game.js';

export type RandomGame = RandomGameOf<MuranoState, MuranoCommand, MuranoEvent>;

/** A game of Murano played to its end at random; the same name plays the same game. */
export const randomGame = (seats: number, name: string): RandomGame =>
  randomGameOf(murano, { seats, options: {} }, name);
