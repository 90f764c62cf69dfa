import type { Game } from '#engine/kit/game.js';
import { showingsOf } from '#engine/kit/upcast.js';
import { seenBy } from '#events/seen-by.js';
import type { Happening } from '#events/seen-by.js';
import type { Viewer } from '#events/viewer.js';
import { checkForm } from './form.js';
import { Timeline, Unfoldable } from './timeline.js';

/** An event as it is stored, its secrets open: a line of a finished table's export. */
export interface Stored {
  readonly seq: number;
  readonly at: number;
  readonly event: Happening;
}

/**
 * A finished table once more, through the eyes of one seat or of everybody: each event is redacted as it was when it was
 * sent, in the form that it was sent in, so that one sees no more than was seen then.
 */
export const asSeat = (game: Game, history: readonly Stored[], viewer: Viewer): Timeline => {
  const timeline = new Timeline(game, viewer);
  const showings = showingsOf(game);
  for (const { seq, at, event } of history) {
    checked(game, seq, event);
    timeline.add({ seq, at, event: seenBy(showings, event, viewer) });
  }
  return timeline;
};

/** Checks the form before redaction: only event types of the game say which viewers may see them. */
const checked = (game: Game, seq: number, event: Happening): void => {
  try {
    checkForm(game, event);
  } catch (fault) {
    throw new Unfoldable(seq, fault);
  }
};
