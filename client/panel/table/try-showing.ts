import type { Table } from '#engine/kit/table.js';
import type { Viewer } from '#events/viewer.js';
import type { Face, GameWords, Names } from '../../stage/kit/face.js';
import { stateOf } from './state-of.js';

/**
 * Makes of a table all that the screen makes of it, and throws where that cannot be: the rules may go on from what no board
 * has a place for, and no language a name.
 */
export const tryShowing = (face: Face, words: GameWords | null, names: Names, table: Table, viewer: Viewer): void => {
  const state = stateOf(table);
  if (state === null) return;
  face.ground(state);
  face.parts(state);
  face.layout(state, viewer, names);
  words?.asked(state, typeof viewer === 'number' ? viewer : null, names);
  words?.table(state, names);
};
