import type { ShownEvent } from '#events/wire/play.js';
import { Timeline, Unfoldable } from '../timeline/timeline.js';
import { api, Refused } from './api.js';

/**
 * What was seen, and before it all that came before we did: read at leisure, so that one can look back to the first event.
 * `null` where it could not be read: one can play and watch without it, only the way back is shorter.
 */
export const wholeOf = async (
  table: string,
  begun: Timeline,
  hears: (shown: ShownEvent) => void,
): Promise<Timeline | null> => {
  const whole = new Timeline(begun.game, begun.viewer);
  try {
    while (whole.end < begun.start) {
      const page = await api.events(table, whole.end);
      if (page.length === 0) return null;
      for (const shown of page) {
        hears(shown);
        whole.add({ seq: shown.seq, at: shown.at, event: shown.event });
      }
    }
    for (const seen of begun.between(whole.end, begun.end)) whole.add(seen);
    return whole.end >= begun.end ? whole : null;
  } catch (fault) {
    if (fault instanceof Refused || fault instanceof Unfoldable) return null;
    throw fault;
  }
};
