import { isTableEvent } from '#engine/kit/table.js';
import { showingsOf } from '#engine/kit/upcast.js';
import { isNews } from '#events/seen-by.js';
import type { Seat } from '#events/viewer.js';
import type { Seen, Timeline } from '../../timeline/timeline.js';

/**
 * The latest moment that a seat's undo cannot go past (rule K7), as far as this page has seen: something was revealed, or
 * another seat moved. `null` where it lies before all that the page holds.
 */
export const stopOfUndo = (timeline: Timeline | null, seat: Seat, upTo: number): number | null =>
  timeline?.between(timeline.start, upTo).findLast((seen) => stops(timeline, seat, seen))?.seq ?? null;

const stops = (timeline: Timeline, seat: Seat, seen: Seen): boolean => {
  const { event } = seen;
  // A seat sees what its own moves did: this is another seat's.
  if (event === null) return true;
  if (isNews(showingsOf(timeline.game), event)) return true;
  return isTableEvent(event) ? event.type === 'Undone' && event.seat !== seat : makerOf(timeline, seen) !== seat;
};

/** The seat whose move it was. Later events of a move may be about another seat; they share the time of the first. */
const makerOf = (timeline: Timeline, { seq, at }: Seen): Seat | null => {
  let first = timeline.event(seq);
  for (let before = first; before?.at === at; before = timeline.event(before.seq - 1)) first = before;
  const event = first?.event;
  return event && 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
};
