import { Timeline, Unfoldable } from '../timeline/timeline.js';
import type { Seen } from '../timeline/timeline.js';
import { Refused } from './api.js';

/** Where the past is read, a page at a time, and who hears each event of it. */
export interface PastPorts<Shown extends Seen> {
  readonly after: (seq: number) => Promise<readonly Shown[]>;
  readonly hears: (shown: Shown) => void;
}

/** Why there is no more to look back at than what was seen: it cannot be read, or not just now. */
export type Unread = 'missing' | 'notYet';

/**
 * What was seen, and before it all that came before we did: read at leisure, so that one can look back to the first event.
 * Where it could not be read one can play and watch without it, only the way back is shorter.
 */
export const wholeOf = async <Shown extends Seen>(
  begun: Timeline,
  { after, hears }: PastPorts<Shown>,
): Promise<Timeline | Unread> => {
  const whole = new Timeline(begun.game, begun.viewer);
  try {
    while (whole.end < begun.start) {
      const before = whole.end;
      const page = await after(before);
      // What is younger than our beginning reaches us as news, and only so: news is more than a line in the timeline.
      for (const shown of page.filter(({ seq }) => seq <= begun.start)) {
        hears(shown);
        whole.add({ seq: shown.seq, at: shown.at, event: shown.event });
      }
      // What leads no further now never will.
      if (whole.end === before) return 'missing';
    }
    for (const seen of begun.between(whole.end, begun.end)) whole.add(seen);
    return whole.end >= begun.end ? whole : 'missing';
  } catch (fault) {
    if (fault instanceof Refused) return fault.isPassing ? 'notYet' : 'missing';
    if (fault instanceof Unfoldable) return 'missing';
    throw fault;
  }
};
