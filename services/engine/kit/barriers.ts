import type { Happening } from '#events/seen-by.js';
import type { Seat } from '#events/viewer.js';

/**
 * The latest events that no undo goes past (rule K7). A table keeps its trail short, so these outlive what they cut off:
 * a refused undo can always name the event that stands in its way.
 */
export interface Barriers {
  /** The latest event that told somebody something, or that no seat made: it stops every seat. */
  readonly news: Barrier;
  /** For each seat its latest event, undos included: it stops every other seat. */
  readonly acts: readonly (Barrier | null)[];
}

export interface Barrier {
  readonly seq: number;
  readonly event: Happening;
}

/** At the start of a game nothing but the start itself stands in the way. */
export const barriersFrom = (start: Barrier, seats: number): Barriers => ({
  news: start,
  acts: Array.from({ length: seats }, () => null),
});

/** Field by field: this is made for every event. */
export const withBarrier = ({ news, acts }: Barriers, seat: Seat | null, isNews: boolean, by: Barrier): Barriers => ({
  news: isNews || seat === null ? by : news,
  acts: seat === null ? acts : acts.with(seat, by),
});

/** The latest event that a seat's undo cannot go past. */
export const barrierFor = ({ news, acts }: Barriers, seat: Seat): Barrier =>
  acts.reduce<Barrier>((latest, act, by) => (by !== seat && act !== null && act.seq > latest.seq ? act : latest), news);
