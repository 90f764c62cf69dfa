import { afterEach, describe, expect, it } from '@jest/globals';
import type { TableId } from '#events/envelope.js';
import { Feed } from '#feed/feed.js';
import type { Follower, Following } from '#feed/feed.js';
import { followListings } from '#projector/follow-listings.js';
import { waitingSince } from '#projector/waiting-since.js';
import { Listings } from '#store/listings.js';
import type { Listing } from '#store/listings.js';
import { BEGINNING } from '#store/outbox.js';
import type { Cursor, OutboxEvent } from '#store/outbox.js';
import { aListing, pageOf } from '#tests/store/beside/listed.js';
import { opened } from '#tests/store/beside/opened.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { ask, theServer } from '#tests/store/postgres/server.js';
import { aTable } from '#tests/store/story.js';
import {
  caughtUp,
  CLOSED,
  feedOf,
  FINISHED,
  follow,
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

/** Fails now and then, after the listings were kept: the answer was lost. */
class Unsteady extends Listings {
  readonly #kept: Listings;
  #moves = 0;

  constructor(kept: Listings) {
    super();
    this.#kept = kept;
  }

  override cursor = (): Promise<Cursor> => this.#kept.cursor();
  override of = (tables: readonly TableId[]): Promise<ReadonlyMap<TableId, Listing>> => this.#kept.of(tables);
  override clear = (): Promise<void> => this.#kept.clear();

  override async move(from: Cursor, to: Cursor, listings: readonly Listing[]): Promise<boolean> {
    this.#moves += 1;
    if (this.#moves % 3 === 1) throw new Error('away');
    const moved = await this.#kept.move(from, to, listings);
    if (this.#moves % 3 === 2) throw new Error('lost');
    return moved;
  }
}

describe('Whoever follows for the listings', () => {
  const server = theServer();
  const kept = opened(server);
  afterEach(async () => kept().listings.clear());

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
  const allEvents = async () => {
    const all = () => kept().outbox.tail(BEGINNING, 10_000);
    await eventually('all is settled', async () => (await all()).at(-1)?.cursor === (await lastCursor(server().url)));
    return all();
  };

  it('lists every table as it is, and follows what comes', async () => {
    const [open, playing, over] = await threeTables();
    if (open === undefined || playing === undefined || over === undefined) throw new Error('There are three.');
    const following = await follow(server().url, kept());

    expect(await listingOf(kept(), open)).toMatchObject({ status: 'open', nonces: [null, 'b'], result: null });
    expect(await listingOf(kept(), playing)).toMatchObject({ status: 'playing', nonces: ['c', 'd'] });
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
    await lobby.claim({ table, seat: 0, nonce: 'n', sitter: { player: 'anna' } });
    await opens(store, 2, table);
    await happens(store, table, taken(0, 'n'));
    const following = await follow(server().url, kept());

    expect((await pageOf(kept())).tables).toMatchObject([
      { table, status: 'open', game: 'murano', seq: 2, sitters: [{ player: 'anna' }, null] },
    ]);
    await following.stop();
  });

  it('goes on from where it was left, and is told the same again without harm', async () => {
    const [table] = await threeTables();
    const first = await follow(server().url, kept());
    await first.stop();
    const before = await everyListing();

    const feed = new ToldFeed();
    const second = await followListings(feed, kept().listings);
    expect(feed.followers[0]?.from).toBe(await kept().listings.cursor());
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
    const following = await follow(server().url, kept());
    await following.stop();
    const followed = await everyListing();

    await kept().listings.clear();
    expect(await everyListing()).toEqual([]);
    expect(await kept().listings.cursor()).toBe(BEGINNING);
    const again = await follow(server().url, kept());
    await again.stop();
    expect(await everyListing()).toEqual(followed);
  });

  it('tells anew while it follows, when it is asked to', async () => {
    const [table] = await threeTables();
    const following = await follow(server().url, kept());
    const followed = await everyListing();
    await ask(server().url, `update store.listings set status = 'open', result = null, nonces = '[]'`);

    await following.rebuild();
    await caughtUp(server().url, following);
    expect(await everyListing()).toEqual(followed);
    if (table !== undefined) await happens(kept().store, table, CLOSED);
    await caughtUp(server().url, following);
    expect(await everyListing()).not.toEqual(followed);
    await following.stop();
  });

  it('begins again where the listings were cleared behind its back', async () => {
    const [table] = await threeTables();
    const following = await follow(server().url, kept());
    await kept().listings.clear();
    if (table !== undefined) await happens(kept().store, table, CLOSED);
    await eventually(
      'it began again',
      async () => (await kept().listings.cursor()) === (await lastCursor(server().url)),
    );

    expect((await everyListing()).length).toBeGreaterThan(2);
    await following.stop();
    const told = await everyListing();
    await kept().listings.clear();
    await (await follow(server().url, kept())).stop();
    expect(await everyListing()).toEqual(told);
  });

  it('may do so on several nodes at once', async () => {
    const nodes = await Promise.all([
      follow(server().url, kept()),
      follow(server().url, kept()),
      follow(server().url, kept()),
    ]);
    await Promise.all([threeTables(), threeTables(), threeTables()]);
    for (const node of nodes) await caughtUp(server().url, node);
    await Promise.all(nodes.map((node) => node.stop()));
    const together = await everyListing();

    await kept().listings.clear();
    await (await follow(server().url, kept())).stop();
    expect(await everyListing()).toEqual(together);
  });

  it('outlives a storage that is away, or whose answers are lost', async () => {
    await threeTables();
    const faults: unknown[] = [];
    const following = await followListings(feedOf(kept().outbox, faults), new Unsteady(kept().listings));
    await caughtUp(server().url, following);
    await following.stop();
    expect(faults.length).toBeGreaterThan(1);
    const told = await everyListing();

    await kept().listings.clear();
    await (await follow(server().url, kept())).stop();
    expect(await everyListing()).toEqual(told);
  });

  it('keeps no cursor for moves alone, but now and then', async () => {
    const table = await opens(kept().store);
    await happens(kept().store, table, STARTED, MOVED);
    const feed = new ToldFeed();
    const following = await followListings(feed, kept().listings);
    const all = await allEvents();
    const move = all.at(-1);
    if (move === undefined) throw new Error('Somebody moved.');
    await feed.tell(...all.slice(0, -1));
    const cursor = await kept().listings.cursor();

    await feed.tell(move);
    expect(await kept().listings.cursor()).toBe(cursor);
    expect(following.taken).toBe(move.cursor);
    await feed.tell(...Array.from({ length: 1000 }, () => move));
    expect(await kept().listings.cursor()).toBe(move.cursor);
    await following.stop();
  });

  it('can be seen to be behind, and since when', async () => {
    const table = await opens(kept().store);
    const following = await follow(server().url, kept());
    await following.stop();
    expect(await waitingSince(kept().outbox, following.taken)).toBeNull();

    await happens(kept().store, table, MOVED);
    await eventually('it is settled', async () => (await waitingSince(kept().outbox, following.taken)) !== null);
    expect(await waitingSince(kept().outbox, following.taken)).toBe(1_761_955_200_002);
  });
});

describe('Listings', () => {
  const kept = opened(theServer());

  it('move on from where they are, in one with what they list, or not at all', async () => {
    const { listings } = kept();
    const [one, other] = [aListing(aTable()), aListing(aTable())];
    const [first, second] = ['1.1' as Cursor, '2.2' as Cursor];

    expect(await listings.move(BEGINNING, first, [one])).toBe(true);
    expect(await listings.move(BEGINNING, second, [other])).toBe(false);
    expect(await listings.cursor()).toBe(first);
    expect(await listings.of([one.table, other.table])).toEqual(new Map([[one.table, one]]));

    const over = { ...one, status: 'finished', nonces: ['n', null], result: OUTCOME, seq: 7 } as const;
    expect(await listings.move(first, second, [over, other])).toBe(true);
    expect(await listings.of([one.table, other.table])).toEqual(
      new Map<TableId, Listing>([
        [one.table, over],
        [other.table, other],
      ]),
    );
  });

  it('are moved by one of those who do so at once', async () => {
    const { listings } = kept();
    await listings.clear();
    const all = Array.from({ length: 6 }, () => aListing(aTable()));
    const moved = await Promise.all(
      all.map((listing, index) => listings.move(BEGINNING, `${index + 1}.1` as Cursor, [listing])),
    );

    expect(moved.filter((did) => did)).toHaveLength(1);
    const winner = all[moved.indexOf(true)];
    expect([...(await listings.of(all.map(({ table }) => table))).values()]).toEqual([winner]);
  });
});
