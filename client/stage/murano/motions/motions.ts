import type { MuranoEvent } from '#events/murano/events.js';
import type { MuranoState } from '#engine/murano/state.js';
import type { Moment } from '../../kit/face.js';
import type { Motions } from '../../kit/motion.js';
import { withTheRest } from '../../kit/scene.js';
import { buildingShown } from './building.js';
import { endShown } from './end.js';
import type { Board, Shown } from './gestures.js';
import { peopleShown } from './people.js';
import { purchasesShown } from './purchases.js';
import { sailingShown } from './sailing.js';
import { tradeShown } from './trade.js';

/** How each event is seen while it happens; afterwards everything lies as the layout says, whatever was seen. */
export const motions = (event: MuranoEvent, before: Moment<MuranoState>, after: Moment<MuranoState>): Motions => {
  const board: Board = { before: before.layout, after: after.layout, was: before.state, is: after.state };
  return withTheRest(shownOf(event, board), board);
};

const SHOWN: Shown<MuranoEvent['type']> = {
  ...sailingShown,
  ...purchasesShown,
  ...peopleShown,
  ...buildingShown,
  ...tradeShown,
  ...endShown,
};

/** The table is total over the event types, which TypeScript cannot follow through an index by a union. */
const shownOf = (event: MuranoEvent, board: Board): Motions =>
  (SHOWN[event.type] as (event: MuranoEvent, board: Board) => Motions)(event, board);
