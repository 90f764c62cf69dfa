import type { TableId } from '#events/envelope.js';
import type { Feed } from '#feed/feed.js';
import { follow } from '#projector/follow.js';
import type { Followed } from '#projector/follow.js';
import { tellingFeed } from '#projector/telling-feed.js';
import type { EventStore } from '#store/event-store.js';
import type { Outbox } from '#store/outbox.js';
import type { Listing } from '#store/projections.js';
import type { Kept } from '#store/postgres/postgres-store.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { ask } from '#tests/store/postgres/server.js';
import { anEvent, anOpening, aTable } from '#tests/store/story.js';

type Said = Readonly<Record<string, unknown>> & { readonly type: string };

export const openedFor = (seats: number): Said => ({
  type: 'TableOpened',
  game: 'murano',
  edition: 1,
  seats,
  options: { solo: false },
  commitment: 'C',
});
export const taken = (seat: number, nonce: string): Said => ({ type: 'SeatTaken', seat, nonce });
export const left = (seat: number): Said => ({ type: 'SeatLeft', seat });
export const STARTED: Said = { type: 'TableStarted' };
export const CLOSED: Said = { type: 'TableClosed' };
export const OUTCOME = { standings: [{ seat: 1, place: 1, points: 40 }] };
export const FINISHED: Said = { type: 'TableFinished', outcome: OUTCOME };
export const MOVED: Said = { type: 'GondolierPlaced' };

/** Sets a table with what happened first there. */
export const opens = async (store: EventStore, seats = 2, table = aTable()): Promise<TableId> => {
  await store.open({ ...anOpening(table), events: [anEvent(table, 1, openedFor(seats))] });
  return table;
};

/** Goes on where the table stands. */
export const happens = async (store: EventStore, table: TableId, ...said: readonly Said[]): Promise<void> => {
  const head = await store.head(table);
  if (head === null) throw new Error('Nothing happens where no table stands.');
  const events = said.map((one, index) => anEvent(table, head.seq + 1 + index, one));
  const appended = await store.append({ table, after: head.seq, onto: head.digest, events, command: null });
  if (appended.kind !== 'appended') throw new Error('Somebody else is at that table.');
};

/** Looked at often; a few events at once, so that even a short story is told in several goes. */
const PACE = { atOnce: 3, idleMs: 5, afterFaultMs: 5 };

export const feedOf = (outbox: Outbox, faults: unknown[] = []): Feed =>
  tellingFeed(outbox, { ...PACE, onFault: (fault) => void faults.push(fault) });

/** Follows until it was told all there is, and goes on. */
export const followed = async (url: string, { outbox, projections }: Kept): Promise<Followed> => {
  const following = await follow(feedOf(outbox), projections);
  await caughtUp(url, following);
  return following;
};

export const caughtUp = async (url: string, following: Followed): Promise<void> =>
  eventually('all was told', async () => following.taken === (await lastCursor(url)));

/** Behind all there is, be it settled or not: the outbox itself says for a moment that there is less. */
export const lastCursor = async (url: string): Promise<unknown> => {
  const [last] = await ask(
    url,
    `select format('%s.%s', xid, position) as cursor from store.events order by xid desc, position desc limit 1`,
  );
  return last?.['cursor'];
};

export const listingOf = async ({ projections }: Kept, table: TableId): Promise<Listing | undefined> =>
  (await projections.listings((await projections.shown()).build, [table])).get(table);
