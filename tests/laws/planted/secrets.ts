import type { Viewer } from '#events/viewer.js';
import type { Game } from '#engine/kit/game.js';
import { hiddenFrom } from '../tokens.js';

/** One bit that only who sees all can know: whether an odd one stands first among what is hidden from a viewer. */
export const secretFrom = (game: Game, state: object, viewer: Viewer): boolean => {
  const text = hiddenFrom(game, state, viewer)
    .slots.map(({ token }, place) => token.charCodeAt(token.length - 1) * (place + 1))
    .reduce((sum, number) => sum + number, 0);
  return text % 2 === 1;
};

/** Another bit, of what an event says. */
export const isOdd = (value: unknown): boolean => {
  const text = JSON.stringify(value);
  return [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 1;
};
