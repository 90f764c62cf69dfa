import type { Names } from '../stage/kit/face.js';
import type { Stage } from '../stage/kit/stage.js';
import type { Clock } from './clock.js';
import type { Timeline } from './timeline.js';

/** As much of a stage as a show plays on. */
export type Boards = Pick<Stage, 'settle' | 'play' | 'cut'>;

/** What a show is given to know. */
export interface ShowPorts {
  /** What was seen of the table; `null` while it is asked for. */
  readonly timeline: () => Timeline | null;
  readonly names: Names;
  /** How fast things move: 2 is twice as fast. */
  readonly pace: () => number;
  /** Whether nothing is to move at all. */
  readonly still: () => boolean;
  readonly clock?: Clock;
  /** Is told of a motion that failed. The show goes on. */
  readonly faulted?: (fault: unknown) => void;
  /** Is told of a moment that cannot be laid out: what is held of the table cannot be. */
  readonly unfit?: (fault: unknown) => void;
}

/** `live` follows what happens, `held` stays where it was put, `replay` plays on from there. */
export type Going = 'live' | 'held' | 'replay';

/** Events that were passed over: those after `from`, up to and with `to`. */
export interface Jump {
  readonly from: number;
  readonly to: number;
}
