import type { Asking } from '#engine/kit/game.js';
import type { Bot } from './bot.js';
import { strong as strongBurano } from './burano/strong.js';
import { strong as strongLightMasters } from './light-masters/strong.js';
import { strong as strongMurano } from './murano/strong.js';
import { random } from './random.js';

/** A bot, and the editions that it knows; without them it knows any. */
interface Player {
  readonly bot: Bot<object, Asking>;
  readonly editions?: readonly number[];
}

/** Which bots there are, and for which game each can play; `*` is any game. */
const BOTS: Readonly<Record<string, Readonly<Record<string, Player>>>> = {
  random: { '*': { bot: random } },
  strong: {
    burano: { bot: strongBurano, editions: [1, 2] },
    'light-masters': { bot: strongLightMasters, editions: [1, 2] },
    murano: { bot: strongMurano, editions: [1, 2] },
  },
};

export const BOT_NAMES: readonly string[] = Object.keys(BOTS);

/** The bot of that name for an edition of a game, if there is one. */
export const botFor = (name: string, game: string, edition: number): Bot<object, Asking> | undefined => {
  const bots = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
  const player = bots?.[game] ?? bots?.['*'];
  return player?.editions?.includes(edition) === false ? undefined : player?.bot;
};
