import { TailFeed } from '#feed/tail-feed.js';
import { opened } from '#tests/store/beside/opened.js';
import { theServer } from '#tests/store/postgres/server.js';
import { feedContract } from './feed-contract.js';

/** Looked at often, and a few at once, so that even a short story is told in several goes. */
const PACE = { atOnce: 7, idleMs: 5, afterFaultMs: 1, onFault: () => undefined };

const kept = opened(theServer());

feedContract(() => ({ store: kept().store, feed: new TailFeed(kept().outbox, PACE) }));
