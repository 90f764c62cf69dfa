import { isTableEvent } from '#engine/kit/table.js';
import type { Game } from '#engine/kit/game.js';
import { seenBy } from '#events/seen-by.js';
import type { Happening } from '#events/seen-by.js';
import { tableSeenBy } from '#events/table/events.js';
import type { Viewer } from '#events/viewer.js';
import { Timeline, Unfoldable } from './timeline.js';

/** An event as it is stored, its secrets open: a line of a finished table's export. */
export interface Stored {
  readonly seq: number;
  readonly at: number;
  readonly event: Happening;
}

/**
 * A finished table once more, through the eyes of one seat or of everybody: each event is redacted as it was when it was
 * sent, so that one sees no more than was seen then.
 */
export const asSeat = (game: Game, history: readonly Stored[], viewer: Viewer): Timeline => {
  const timeline = new Timeline(game, viewer);
  for (const { seq, at, event } of history) {
    timeline.add({ seq, at, event: shownTo(game, readToday(game, seq, event), viewer) });
  }
  return timeline;
};

const shownTo = (game: Game, event: Happening, viewer: Viewer): Happening | null =>
  isTableEvent(event) ? seenBy(tableSeenBy, event, viewer) : seenBy(game.seenBy, event, viewer);

/** What was stored by an older release is read as it would be written today. */
const readToday = (game: Game, seq: number, event: Happening): Happening => {
  if (isTableEvent(event)) return event;
  const today = Object.hasOwn(game.upcasts, event.type) ? game.upcasts[event.type]?.(event) : event;
  const read = game.event.safeParse(today);
  if (!read.success) throw new Unfoldable(seq, read.error);
  return read.data;
};
