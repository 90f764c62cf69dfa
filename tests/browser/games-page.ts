import type { Page } from 'playwright-core';
import type { Viewer } from '#events/viewer.js';
import { keptGame } from './kept-game.js';
import type { Looking } from './pages/games/main.js';

/** Opens a game that is kept on the page of games, as a viewer saw it; says which event is the last. */
export const openKept = (page: Page, name: string, viewer: Viewer): Promise<number> => {
  const looking: Looking = { game: name.replace(/(?:-edition)?-\d.*/, ''), history: keptGame(name), viewer };
  return page.evaluate((wanted) => globalThis.games.open(wanted), looking);
};
