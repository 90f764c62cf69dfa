import { turnAt } from './moments.js';
import type { LaidOut } from './moments.js';
import type { Timeline } from './timeline.js';

/**
 * Where our own decision is asked for, what leads to it is shown no longer than so. It waits for none of it: what may be
 * pressed can be pressed at once, and who decides sooner cuts the rest short.
 */
export const URGENT_MS = 1500;
/**
 * Whoever turns to what they may do, be it on the board or as a button, is shown what would come of it, where it would come
 * about. Within so long the board stands there, so that nobody waits for it 300 ms, with all else that a page has to do.
 */
export const DECIDING_MS = 200;
/** A backlog that is larger is passed over, with a summary: more than a turn, or than anyone would watch in a row. */
const MOST_EVENTS = 20;
const MOST_TURNS = 1;
/** With so many events more to come, everything is twice as fast. */
const CATCHING_UP = 4;
/** So fast one can still follow. */
const MOST_HASTE = 2.5;
/** In a replay, after a turn. */
const TURN_PAUSE_MS = 500;
/** In a replay where nothing moves, after each event: as long as it takes to see what changed. */
const STILL_BEAT_MS = 600;

/** Whether more happened since then than anyone would watch. */
export const isTooMuch = (timeline: Timeline, from: LaidOut): boolean =>
  timeline.end - from.seq > MOST_EVENTS || turnAt(timeline, timeline.end) - from.turn > MOST_TURNS;

/** How much faster than usual, with so many events left to show, this one among them. */
export const haste = (left: number): number => Math.min(MOST_HASTE, 1 + (left - 1) / CATCHING_UP);

/** How long a replay rests after an event. */
export const restAfter = (before: LaidOut, after: LaidOut, still: boolean): number => {
  if (still) return STILL_BEAT_MS;
  return after.turn === before.turn ? 0 : TURN_PAUSE_MS;
};

/** The seq that is meant, as far as the timeline goes. */
export const within = (timeline: Timeline, seq: number): number =>
  Math.min(Math.max(seq, timeline.start), timeline.end);
