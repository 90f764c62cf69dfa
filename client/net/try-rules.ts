import type { Game } from '#engine/kit/game.js';
import type { Table } from '#engine/kit/table.js';
import type { Viewer } from '#events/viewer.js';

/**
 * Throws where the rules cannot go on from a table: whatever in it has the right form and cannot be all the same, such as
 * a ship beyond the end of the ring.
 */
export const tryRules = (game: Game, table: Table, viewer: Viewer): void => {
  if (table.status === 'open') return;
  const { state } = table;
  game.redact(state, viewer);
  game.turn(state);
  game.outcome(state);
  if (table.status === 'playing' && typeof viewer === 'number' && game.deciding(state).includes(viewer))
    game.choices(state, viewer);
};
