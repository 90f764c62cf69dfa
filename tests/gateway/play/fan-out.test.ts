import { beforeEach, describe, expect, test } from '@jest/globals';
import type { TableId } from '#events/envelope.js';
import { Feed } from '#feed/feed.js';
import type { Follower, Following, Told } from '#feed/feed.js';
import { fanOut } from '#gateway/play/fan-out.js';
import type { HotTable } from '#gateway/tables/hot-table.js';
import type { HotTables } from '#gateway/tables/hot-tables.js';
import type { StoredEvent } from '#store/event-store.js';
import { NotRead } from '#store/not-read.js';
import { BEGINNING } from '#store/outbox.js';
import type { Cursor } from '#store/outbox.js';
import { annaAndBenPlay, aNode, aStore, LAGOON, playOn } from '../tables/story.js';

/** Tells what it is given, when it is told to. */
class FeedByHand extends Feed {
  tell: Follower = () => Promise.reject(new Error('Nobody follows.'));

  override follow(_: Cursor, follower: Follower): Following {
    this.tell = follower;
    return { wake: () => undefined, stop: () => Promise.resolve() };
  }

  override now(): Promise<Cursor> {
    return Promise.resolve(BEGINNING);
  }
}

const BROKEN = 'broken' as TableId;

/** Anna and Ben play on another node; this one serves their table, and another of which finding fails as it is told to. */
let played: readonly StoredEvent[];
let feed: FeedByHand;
let fault: Error | null;
let refreshed: number[];
let faults: unknown[];
let cooled: TableId[];
let here: HotTables;

beforeEach(async () => {
  const store = aStore();
  const there = await annaAndBenPlay(aNode(store));
  here = aNode(store).tables;
  await here.find(LAGOON);
  await playOn(there, 'elsewhere', 6);
  played = await store.read(LAGOON, 0, 1000);
  [feed, fault, refreshed, faults, cooled] = [new FeedByHand(), null, [], [], []];
  fanOut(feed, BEGINNING, {
    tables: {
      find: (id) => (id === BROKEN && fault !== null ? Promise.reject(fault) : here.find(id)),
      isHot: () => true,
      cool: (id) => void cooled.push(id),
    },
    audiences: { has: () => true, refresh: (_, { table: { seq } }) => void refreshed.push(seq) },
    onFault: (one) => void faults.push(one),
  });
});

/** What came of the table that is well, and of the other one. */
const both = (): Told => ({
  events: [...played.map((one) => ({ ...one, table: BROKEN })), ...played],
  behind: BEGINNING,
});

describe('What other nodes stored', () => {
  test('is brought to those who follow here', async () => {
    await feed.tell({ events: played, behind: BEGINNING });

    expect(((await here.find(LAGOON)) as HotTable).standing.table.seq).toBe(played.length);
    expect(refreshed).toEqual([played.length]);
  });

  test('of a table that cannot be folded holds up no other: it is told of, and loaded anew', async () => {
    fault = new Error('No rules of chess, edition 9.');
    await feed.tell(both());

    expect(refreshed).toEqual([played.length]);
    expect(faults).toEqual([expect.objectContaining({ cause: fault })]);
    expect(cooled).toEqual([BROKEN]);
  });

  test('is told again where the storage is away, which is nobody’s fault', async () => {
    fault = new NotRead('away');

    await expect(feed.tell(both())).rejects.toBe(fault);
    expect(faults).toEqual([]);
    expect(cooled).toEqual([]);
  });
});
