import type { BuranoEvent } from '#events/burano/events.js';
import type { BuranoState } from '#engine/burano/state.js';
import type { Moment } from '../../kit/face.js';
import type { Motions } from '../../kit/motion.js';
import { withTheRest } from '../../kit/scene.js';
import { endShown } from './end.js';
import { planFor } from '../plan.js';
import type { Board, Shown } from './gestures.js';
import { roundsShown } from './rounds.js';
import { turnsShown } from './turns.js';
import { visitsShown } from './visits.js';

/** How each event is seen while it happens; afterwards everything lies as the layout says, whatever was seen. */
export const motions = (event: BuranoEvent, before: Moment<BuranoState>, after: Moment<BuranoState>): Motions => {
  const plan = planFor(after.state.players.length);
  const board: Board = { before: before.layout, after: after.layout, was: before.state, is: after.state, plan };
  return withTheRest(shownOf(event, board), board);
};

const SHOWN: Shown<BuranoEvent['type']> = { ...turnsShown, ...visitsShown, ...roundsShown, ...endShown };

/** The table is total over the event types, which TypeScript cannot follow through an index by a union. */
const shownOf = (event: BuranoEvent, board: Board): Motions =>
  (SHOWN[event.type] as (event: BuranoEvent, board: Board) => Motions)(event, board);
