import type { LightMastersEvent } from '#events/light-masters/events.js';
import type { LightMastersState } from '#engine/light-masters/state.js';
import type { Moment } from '../../kit/face.js';
import type { Motions } from '../../kit/motion.js';
import { withTheRest } from '../../kit/scene.js';
import { collectingShown } from './collecting.js';
import { completingShown } from './completing.js';
import { endShown } from './end.js';
import type { Board, Shown } from './gestures.js';
import { setupShown } from './setup.js';
import { tradingShown } from './trading.js';

/** How each event is seen while it happens; afterwards everything lies as the layout says, whatever was seen. */
export const motions = (
  event: LightMastersEvent,
  before: Moment<LightMastersState>,
  after: Moment<LightMastersState>,
): Motions => {
  const board: Board = { before: before.layout, after: after.layout, was: before.state, is: after.state };
  return withTheRest(shownOf(event, board), board);
};

const SHOWN: Shown<LightMastersEvent['type']> = {
  ...setupShown,
  ...collectingShown,
  ...tradingShown,
  ...completingShown,
  ...endShown,
};

/** The table is total over the event types, which TypeScript cannot follow through an index by a union. */
const shownOf = (event: LightMastersEvent, board: Board): Motions =>
  (SHOWN[event.type] as (event: LightMastersEvent, board: Board) => Motions)(event, board);
