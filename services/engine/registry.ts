import type { Game } from './kit/game.js';
import { buranoEditions } from './burano/game.js';
import { newestOf } from './kit/editions.js';
import { lightMastersEditions } from './light-masters/game.js';
import { muranoEditions } from './murano/game.js';

/** Every edition of every game there is, a game a line: deleting a line and the game's folders removes it. */
export const GAMES: readonly Game[] = [...muranoEditions, ...buranoEditions, ...lightMastersEditions];

/** What new tables are played by, one for each game. Asked again each time: a bench adds games of its own. */
export const newestGames = (): readonly Game[] => newestOf(GAMES);

/** The rules of a game at an edition. A table is pinned to its edition for ever. */
export const gameAt = (id: string, edition: number): Game | undefined =>
  GAMES.find((game) => game.id === id && game.edition === edition);
