import type { Bot } from '#bots/bot.js';
import { BOT_NAMES } from '#bots/registry.js';
import type { Asking, Game } from '#engine/kit/game.js';
import { botFor } from '#bots/registry.js';
import { curious } from './curious.js';

/** Who can be asked to play: the service's own bots, and one that only tests need. */
export const PLAYER_NAMES: readonly string[] = [...BOT_NAMES, 'curious'];

export const playerFor = (
  name: string,
  { id, edition }: Pick<Game, 'id' | 'edition'>,
): Bot<object, Asking> | undefined => (name === 'curious' ? curious : botFor(name, id, edition));
