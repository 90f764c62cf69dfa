import type { Feed } from '#feed/feed.js';
import { TailFeed } from '#feed/tail-feed.js';
import type { Pace } from '#feed/tail-feed.js';
import type { Outbox } from '#store/outbox.js';
import { TELLING } from './retold.js';

/** What shows where tables are listed, and little else: a game's moves, which are nearly all that happens, are not read back. */
export const tellingFeed = (outbox: Outbox, pace: Pace): Feed =>
  new TailFeed({ tail: (after, limit) => outbox.tailOf(TELLING, after, limit), now: () => outbox.now() }, pace);
