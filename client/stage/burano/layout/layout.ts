import type { BuranoState } from '#engine/burano/state.js';
import type { Viewer } from '#events/viewer.js';
import type { Names } from '../../kit/face.js';
import type { Layout, Piece } from '../../kit/piece.js';
import { planFor } from '../plan.js';
import { market } from './market.js';
import { piazza } from './piazza.js';
import { streets } from './streets.js';
import { strips } from './strips.js';

/** Where everything lies. The state shows a viewer no more than the viewer may see, so that nothing need be hidden here. */
export const layout = (state: BuranoState, _viewer: Viewer, names: Names): Layout => {
  const plan = planFor(state.players.length);
  const pieces: readonly Piece[] = [
    ...market(state, plan),
    ...piazza(state, plan),
    ...streets(state, plan),
    ...strips(state, plan, names),
  ];
  return new Map(pieces.map((piece) => [piece.id, piece]));
};
