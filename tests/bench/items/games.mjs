import { botFor } from '../../../dist/services/bots/registry.js';
import { GAMES } from '../../../dist/services/engine/registry.js';
import { wholeGameOf } from './whole-game.mjs';

/** How many random games a second a game has to bring; one of which nobody said it is measured all the same. */
const TARGETS = { burano: 150, 'light-masters': 300 };

/** An item for each game of the registry. */
export const gameItems = Object.fromEntries(
  GAMES.map((game) => [game.id, () => wholeGameOf(game, botFor('strong', game.id, game.edition), TARGETS[game.id])]),
);
