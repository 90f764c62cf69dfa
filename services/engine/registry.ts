import type { Game } from './kit/game.js';
import { burano } from './burano/game.js';
import { lightMasters } from './light-masters/game.js';
import { murano } from './murano/game.js';

/** Every game there is, one line each: deleting a line and the game's folders removes it. */
export const GAMES: readonly Game[] = [murano, burano, lightMasters];

/** The rules of a game at an edition. A table is pinned to its edition for ever. */
export const gameAt = (id: string, edition: number): Game | undefined =>
  GAMES.find((game) => game.id === id && game.edition === edition);
