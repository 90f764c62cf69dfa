import type { MuranoState } from '#engine/murano/state.js';
import type { Viewer } from '#events/viewer.js';
import type { Names } from '../../kit/face.js';
import type { Layout, Piece } from '../../kit/piece.js';
import { corners } from './corners.js';
import { giacomo } from './giacomo.js';
import { islands } from './islands.js';
import { ships } from './ships.js';
import { spread } from './spread.js';
import { track } from './track.js';

/** Where everything lies. The state shows a viewer no more than the viewer may see, so that nothing need be hidden here. */
export const layout = (state: MuranoState, _viewer: Viewer, names: Names): Layout => {
  const pieces: readonly Piece[] = [
    ...islands(state),
    ...giacomo(state),
    ...ships(state),
    ...track(state),
    ...corners(state, names),
    ...spread(state),
  ];
  return new Map(pieces.map((piece) => [piece.id, piece]));
};
