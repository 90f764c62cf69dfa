import { botFor } from '../../../dist/services/bots/registry.js';
import { GAMES, newestGames } from '../../../dist/services/engine/registry.js';
import { wholeGameOf } from './whole-game.mjs';

/** How many random games a second a game has to bring; one of which nobody said it is measured all the same. */
const TARGETS = { burano: 150, 'light-masters': 300 };

/** The newest edition of a game goes by its id and title, an older one says which it is. */
const itemOf = (game) => {
  const { id, edition, title } = game;
  const isNewest = newestGames().includes(game);
  const named = isNewest ? game : { ...game, title: `${title}, edition ${edition}` };
  const item = () => wholeGameOf(named, botFor('strong', id, edition), TARGETS[id]);
  return [isNewest ? id : `${id}-${edition}`, item];
};

/** An item for each edition of each game of the registry. */
export const gameItems = Object.fromEntries(GAMES.map(itemOf));
