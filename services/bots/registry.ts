import type { Asking } from '#engine/kit/game.js';
import type { Bot } from './bot.js';
import { strong as strongBurano } from './burano/strong.js';
import { strong as strongLightMasters } from './light-masters/strong.js';
import { strong as strongMurano } from './murano/strong.js';
import { random } from './random.js';

/** Which bots there are, and for which game each can play; `*` is any game. */
const BOTS: Readonly<Record<string, Readonly<Record<string, Bot<object, Asking>>>>> = {
  random: { '*': random },
  strong: { burano: strongBurano, 'light-masters': strongLightMasters, murano: strongMurano },
};

export const BOT_NAMES: readonly string[] = Object.keys(BOTS);

/** The bot of that name for a game, if there is one. */
export const botFor = (name: string, game: string): Bot<object, Asking> | undefined => {
  const bots = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
  return bots?.[game] ?? bots?.['*'];
};
