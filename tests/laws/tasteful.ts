import type { Bot } from '#bots/bot.js';
import { random } from '#bots/random.js';
import type { Asking } from '#engine/kit/game.js';
import type { Ending } from './endings/ending.js';

/** How often a tasteful player follows its taste. */
const TASTE = 0.9;

/** A random player with a taste for what leads to one way of ending: so every way is reached, not only the likely ones. */
export const tasteFor =
  (ending: Ending): Bot<object, Asking> =>
  (view) => {
    const liked = view.luck() < TASTE ? view.choices.filter((choice) => ending.leadsThere(choice, view.state)) : [];
    return random(liked.length === 0 ? view : { ...view, choices: liked });
  };
