import { afterAll, beforeAll } from '@jest/globals';
import { TailFeed } from '#feed/tail-feed.js';
import { openPostgres } from '#store/postgres/postgres-store.js';
import type { Kept } from '#store/postgres/postgres-store.js';
import { opened } from '#tests/store/beside/opened.js';
import { theServer } from '#tests/store/postgres/server.js';
import { Wire } from '#tests/store/postgres/wire.js';
import { feedContract } from './feed-contract.js';

/** Looked at often, and a few at once, so that even a short story is told in several goes. */
const PACE = { atOnce: 7, idleMs: 5, afterFaultMs: 1, onFault: () => undefined };

const server = theServer();
const kept = opened(server);

/** Who follows has a line of their own to the database. */
let wire: Wire;
let followed: Kept;
beforeAll(async () => {
  wire = await Wire.to(server().url);
  followed = await openPostgres(wire.url);
});
afterAll(async () => {
  await followed.store.close();
  await wire.refuse();
});

feedContract(() => ({
  store: kept().store,
  feed: new TailFeed(followed.outbox, PACE),
  away: () => wire.refuse(),
  back: () => wire.restore(),
}));
