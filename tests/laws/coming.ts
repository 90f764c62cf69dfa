import type { Bot } from '#bots/bot.js';
import { strong as strongBurano } from '#bots/burano/strong.js';
import { botFor } from '#bots/registry.js';
import { burano } from '#engine/burano/game.js';
import type { Asking, Game } from '#engine/kit/game.js';
import { GAMES } from '#engine/registry.js';

/** Games whose rules are there and whose screen is not yet: played and held to the laws, and offered to nobody. */
const COMING: readonly Game[] = [burano];

/** Bots of such games, by name and game. */
const COMING_BOTS: Readonly<Record<string, Readonly<Record<string, Bot<object, Asking>>>>> = {
  strong: { burano: strongBurano },
};

/** Every game that there is or will be. */
export const EVERY_GAME: readonly Game[] = [...GAMES, ...COMING];

export const anyBotFor = (name: string, game: string): Bot<object, Asking> | undefined =>
  botFor(name, game) ?? COMING_BOTS[name]?.[game];
