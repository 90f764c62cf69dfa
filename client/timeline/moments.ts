import { isTableEvent } from '#engine/kit/table.js';
import type { Face, Moment } from '../stage/kit/face.js';
import type { Motions } from '../stage/kit/motion.js';
import type { Layout } from '../stage/kit/piece.js';
import { tableMotions } from '../stage/kit/table-motions.js';
import type { ShowPorts } from './show-ports.js';
import type { Seen, Timeline } from './timeline.js';

/** As much of a game's face as is needed to show what happens. */
export type Looks = Pick<Face, 'layout' | 'motions'>;

/** The table at one seq as it is laid out; `state` is `null` where no game has begun, and nothing lies there. */
export interface LaidOut {
  readonly seq: number;
  readonly turn: number;
  readonly state: object | null;
  readonly layout: Layout;
}

export const EMPTY: LaidOut = { seq: 0, turn: 0, state: null, layout: new Map() };

/**
 * A moment of a timeline, laid out for its viewer. Where that cannot be done all lies as it lay `before`, and `unfit` is
 * told: whoever has the table asks for it afresh.
 */
export const laidOut = (
  face: Looks,
  timeline: Timeline,
  seq: number,
  { names, unfit }: Pick<ShowPorts, 'names' | 'unfit'>,
  before: LaidOut,
): LaidOut => {
  const state = stateAt(timeline, seq);
  if (state === null) return { ...EMPTY, seq };
  try {
    return { seq, turn: timeline.game.turn(state), state, layout: face.layout(state, timeline.viewer, names) };
  } catch (fault) {
    unfit?.(fault);
    return { ...before, seq };
  }
};

/** The number of the turn at a seq, without laying anything out; 0 before the game began. */
export const turnAt = (timeline: Timeline, seq: number): number => {
  const state = stateAt(timeline, seq);
  return state === null ? 0 : timeline.game.turn(state);
};

/** What is seen of an event: nothing where not even the kind may be known, nor where showing it fails. */
export const motionsOf = (
  face: Looks,
  { event }: Seen,
  before: LaidOut,
  after: LaidOut,
  faulted: ((fault: unknown) => void) | undefined,
): Motions => {
  if (event === null) return [];
  try {
    if (isTableEvent(event)) return tableMotions(event, before.layout, after.layout);
    return hasBegun(before) && hasBegun(after) ? face.motions(event, before, after) : [];
  } catch (fault) {
    faulted?.(fault);
    return [];
  }
};

const hasBegun = (moment: LaidOut): moment is LaidOut & Moment => moment.state !== null;

const stateAt = (timeline: Timeline, seq: number): object | null => {
  const table = timeline.at(seq);
  return table === null || table.status === 'open' ? null : table.state;
};
