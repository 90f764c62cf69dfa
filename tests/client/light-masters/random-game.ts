import type { LightMastersCommand } from '#events/light-masters/commands.js';
import type { LightMastersEvent } from '#events/light-masters/events.js';
import { lightMasters } from '#engine/light-masters/game.js';
import type { LightMastersState } from '#engine/light-masters/state.js';
import { randomGameOf } from '../random-game.js';
import type { RandomGame as RandomGameOf } from '../random-game.js';

export type RandomGame = RandomGameOf<LightMastersState, LightMastersCommand, LightMastersEvent>;

/** A game of Light Masters played to its end at random; the same name plays the same game. */
export const randomGame = (seats: number, name: string, firstGame = false): RandomGame =>
  randomGameOf(lightMasters, { seats, options: { firstGame, ringB: seats === 3 } }, name);
