import type { LightMastersState } from '#engine/light-masters/state.js';
import type { Viewer } from '#events/viewer.js';
import type { Names } from '../../kit/face.js';
import type { Layout } from '../../kit/piece.js';
import { corners } from './corners.js';
import { table } from './table.js';

/** Where everything lies. The state shows a viewer no more than the viewer may see, so that nothing need be hidden here. */
export const layout = (state: LightMastersState, _viewer: Viewer, names: Names): Layout =>
  new Map([...table(state), ...corners(state, names)].map((piece) => [piece.id, piece]));
