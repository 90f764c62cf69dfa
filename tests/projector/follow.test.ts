import { afterEach, describe, expect, it } from '@jest/globals';
import type { TableId } from '#events/envelope.js';
import { Feed } from '#feed/feed.js';
import type { Follower, Following } from '#feed/feed.js';
import { follow } from '#projector/follow.js';
import { waitingSince } from '#projector/waiting-since.js';
import { BEGINNING } from '#store/outbox.js';
import type { Cursor, OutboxEvent } from '#store/outbox.js';
import { NO_CHANGE } from '#store/projections.js';
import type { Change, Listing, Place } from '#store/projections.js';
import { PostgresProjections } from '#store/postgres/postgres-projections.js';
import { aListing, forgetAll, pageOf } from '#tests/store/beside/listed.js';
import { opened, pooled } from '#tests/store/beside/opened.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { ask, theServer } from '#tests/store/postgres/server.js';
import { aTable } from '#tests/store/story.js';
import {
  caughtUp,
  CLOSED,
  feedOf,
  FINISHED,
  followed,
  happens,
  lastCursor,
  left,
  listingOf,
  MOVED,
  opens,
  OUTCOME,
  STARTED,
  taken,
} from './story.js';

/** Tells what a test says, when it says so. */
class ToldFeed extends Feed {
  readonly followers: { readonly from: Cursor; readonly tell: Follower }[] = [];

  override follow(from: Cursor, follower: Follower): Following {
    this.followers.push({ from, tell: follower });
    return { wake: () => undefined, stop: () => Promise.resolve() };
  }

  async tell(...events: readonly OutboxEvent[]): Promise<void> {
    const behind = events.at(-1)?.cursor ?? BEGINNING;
    await this.followers.at(-1)?.tell({ events: events.map(({ event }) => event), behind });
  }

  override now(): Promise<Cursor> {
    return Promise.resolve(BEGINNING);
  }
}

/** Fails now and then, also after it was kept: the answer was lost. */
class Unsteady extends PostgresProjections {
  #moves = 0;

  override async move(from: Place, to: Cursor, change: Change): Promise<Place | null> {
    this.#moves += 1;
    if (this.#moves % 3 === 1) throw new Error('away');
    const moved = await super.move(from, to, change);
    if (this.#moves % 3 === 2) throw new Error('lost');
    return moved;
  }
}

describe('Whoever follows for the lists', () => {
  const server = theServer();
  const kept = opened(server);
  const pool = pooled(server);
  afterEach(async () => forgetAll(server().url));

  /** Three tables: one that is open, one where a game goes on, one that is over, and moves in between. */
  const threeTables = async (): Promise<readonly TableId[]> => {
    const { store } = kept();
    const tables = [await opens(store), await opens(store), await opens(store)];
    const [open, playing, over] = tables;
    if (open === undefined || playing === undefined || over === undefined) throw new Error('There are three.');
    await happens(store, open, taken(0, 'a'), left(0), taken(1, 'b'));
    await happens(store, playing, taken(0, 'c'), taken(1, 'd'), STARTED, MOVED, MOVED);
    await happens(store, over, taken(0, 'e'), STARTED, MOVED, FINISHED);
    return tables;
  };
  const everyListing = () =>
    ask(server().url, 'select to_jsonb(l)::text as row from store.listings l order by table_id');
  const cursorShown = async () => (await kept().projections.shown()).cursor;
  const allEvents = async () => {
    const all = () => kept().outbox.tail(BEGINNING, 10_000);
    await eventually('all is settled', async () => (await all()).at(-1)?.cursor === (await lastCursor(server().url)));
    return all();
  };

  it('lists every table as it is, and follows what comes', async () => {
    const [open, playing, over] = await threeTables();
    if (open === undefined || playing === undefined || over === undefined) throw new Error('There are three.');
    const following = await followed(server().url, kept());

    expect(await listingOf(kept(), open)).toMatchObject({ status: 'open', claims: [null, 'b'], result: null });
    expect(await listingOf(kept(), playing)).toMatchObject({ status: 'playing', claims: ['c', 'd'] });
    expect(await listingOf(kept(), over)).toMatchObject({ status: 'finished', result: OUTCOME });

    await happens(kept().store, open, CLOSED);
    following.wake();
    await caughtUp(server().url, following);
    expect(await listingOf(kept(), open)).toMatchObject({ status: 'finished', result: { standings: [] } });
    await following.stop();
  });

  it('brings a table into the lobby, with those who claimed their seats', async () => {
    const { store, lobby } = kept();
    const table = aTable();
    await lobby.announce({ table, creator: 'anna', visibility: 'public', clock: { kind: 'none' }, at: 5 });
    await lobby.claim({ table, seat: 0, claim: 'n', sitter: { player: 'anna' } });
    await opens(store, 2, table);
    await happens(store, table, taken(0, 'n'));
    const following = await followed(server().url, kept());

    expect((await pageOf(kept())).tables).toMatchObject([
      { table, status: 'open', game: 'murano', seq: 2, sitters: [{ player: 'anna' }, null] },
    ]);
    await following.stop();
  });

  it('goes on from where it was left, and is told the same again without harm', async () => {
    const [table] = await threeTables();
    const first = await followed(server().url, kept());
    await first.stop();
    const before = await everyListing();

    const feed = new ToldFeed();
    const second = await follow(feed, kept().projections);
    expect(feed.followers[0]?.from).toBe(await cursorShown());
    const all = await allEvents();
    await feed.tell(...all.slice(0, 5));
    expect(await everyListing()).toEqual(before);
    await feed.tell(...all.slice(2));
    expect(await everyListing()).toEqual(before);
    expect(before.length).toBeGreaterThan(2);
    expect(table).toBeDefined();
    await second.stop();
  });

  it('tells anew the same that it told, from the first event', async () => {
    await threeTables();
    const following = await followed(server().url, kept());
    await following.stop();
    const told = await everyListing();

    await forgetAll(server().url);
    expect(await everyListing()).toEqual([]);
    expect(await cursorShown()).toBe(BEGINNING);
    const again = await followed(server().url, kept());
    await again.stop();
    expect(await everyListing()).toEqual(told);
  });

  it('begins again where all of it was cleared behind its back', async () => {
    const [table] = await threeTables();
    const following = await followed(server().url, kept());
    await forgetAll(server().url);
    if (table !== undefined) await happens(kept().store, table, CLOSED);
    await eventually('it began again', async () => (await cursorShown()) === (await lastCursor(server().url)));

    expect((await everyListing()).length).toBeGreaterThan(2);
    await following.stop();
    const told = await everyListing();
    await forgetAll(server().url);
    await (await followed(server().url, kept())).stop();
    expect(await everyListing()).toEqual(told);
  });

  it('may do so on several nodes at once', async () => {
    const nodes = await Promise.all([
      followed(server().url, kept()),
      followed(server().url, kept()),
      followed(server().url, kept()),
    ]);
    await Promise.all([threeTables(), threeTables(), threeTables()]);
    for (const node of nodes) await caughtUp(server().url, node);
    await Promise.all(nodes.map((node) => node.stop()));
    const together = await everyListing();

    await forgetAll(server().url);
    await (await followed(server().url, kept())).stop();
    expect(await everyListing()).toEqual(together);
  });

  it('outlives a storage that is away, or whose answers are lost', async () => {
    await threeTables();
    const faults: unknown[] = [];
    const following = await follow(feedOf(kept().outbox, faults), new Unsteady(pool()));
    await caughtUp(server().url, following);
    await following.stop();
    expect(faults.length).toBeGreaterThan(1);
    const told = await everyListing();

    await forgetAll(server().url);
    await (await followed(server().url, kept())).stop();
    expect(await everyListing()).toEqual(told);
  });

  it('keeps no cursor for moves alone, but now and then', async () => {
    const table = await opens(kept().store);
    await happens(kept().store, table, STARTED, MOVED);
    const feed = new ToldFeed();
    const following = await follow(feed, kept().projections);
    const all = await allEvents();
    const move = all.at(-1);
    if (move === undefined) throw new Error('Somebody moved.');
    await feed.tell(...all.slice(0, -1));
    const cursor = await cursorShown();

    await feed.tell(move);
    expect(await cursorShown()).toBe(cursor);
    expect(following.taken).toBe(move.cursor);
    for (let told = 0; told < 100; told += 1) await feed.tell(move);
    expect(await cursorShown()).toBe(move.cursor);
    await following.stop();
  });

  it('can be seen to be behind, and since when', async () => {
    const table = await opens(kept().store);
    const following = await followed(server().url, kept());
    await following.stop();
    expect(await waitingSince(kept().outbox, following.taken)).toBeNull();

    await happens(kept().store, table, MOVED);
    await eventually('it is settled', async () => (await waitingSince(kept().outbox, following.taken)) !== null);
    expect(await waitingSince(kept().outbox, following.taken)).toBe(1_761_955_200_002);
  });
});

describe('What is shown', () => {
  const server = theServer();
  const kept = opened(server);
  const withList = (...listings: readonly Listing[]): Change => ({
    ...NO_CHANGE,
    listings: listings.map((listing) => ({ ...listing, sitters: [] })),
  });

  it('moves on from where it is, in one with what is listed, or not at all', async () => {
    const { projections } = kept();
    const place = await projections.shown();
    const [one, other] = [aListing(aTable()), aListing(aTable())];
    const [first, second] = ['1.1' as Cursor, '2.2' as Cursor];

    const moved = await projections.move(place, first, withList(one));
    expect(await projections.move(place, second, withList(other))).toBeNull();
    expect(await projections.shown()).toEqual(moved);
    expect(moved).toMatchObject({ cursor: first, build: place.build });
    expect(await projections.listings(place.build, [one.table, other.table])).toEqual(new Map([[one.table, one]]));

    const over = { ...one, status: 'finished', claims: ['n', null], result: OUTCOME, finished: 9, seq: 7 } as const;
    if (moved === null) throw new Error('It moved.');
    await projections.move(moved, second, withList(over, other));
    expect(await projections.listings(place.build, [one.table, other.table])).toEqual(
      new Map<TableId, Listing>([
        [one.table, over],
        [other.table, other],
      ]),
    );
  });

  it('is moved by one of those who do so at once', async () => {
    const { projections } = kept();
    const place = await projections.shown();
    const all = Array.from({ length: 6 }, () => aListing(aTable()));
    const moved = await Promise.all(
      all.map((listing, index) => projections.move(place, `${index + 9}.1` as Cursor, withList(listing))),
    );

    expect(moved.filter((now) => now !== null)).toHaveLength(1);
    const winner = all[moved.findIndex((now) => now !== null)];
    const tables = all.map(({ table }) => table);
    expect([...(await projections.listings(place.build, tables)).values()]).toEqual([winner]);
  });
});
