import type { BotView } from '#bots/bot.js';
import { random } from '#bots/random.js';
import type { Asking } from '#engine/kit/game.js';

/**
 * A random player to whom each type of command is as dear as another, however many choices it has: where there are fifty
 * ways to sail and one to recruit, it recruits as often as it sails. It gets to places that plain luck seldom sees.
 */
export const curious = (view: BotView<object, Asking>): Asking => {
  const types = [...new Set(view.choices.map(({ type }) => type))];
  const type = types[Math.floor(view.luck() * types.length)];
  return random({ ...view, choices: view.choices.filter((choice) => choice.type === type) });
};
