import { describe, expect, it } from '@jest/globals';
import { BEGINNING } from '#store/outbox.js';
import type { Cursor, Outbox, OutboxEvent } from '#store/outbox.js';
import { play, run, serve } from '../story.js';
import { told } from '../told.js';
import { ALL, tableIn } from './stores.js';
import type { StoresOf } from './stores.js';

/** All that comes after a cursor, in pages. */
const follow = async (outbox: Outbox, from: Cursor, page: number): Promise<readonly OutboxEvent[]> => {
  const events = await outbox.tail(from, page);
  const last = events.at(-1);
  return last === undefined ? [] : [...events, ...(await follow(outbox, last.cursor, page))];
};

export const outbox = (stores: StoresOf): void => {
  describe('the outbox', () => {
    it('tells of all tables in the order in which it was kept', async () => {
      const { store, other, outbox: box } = stores();
      const from = await box.now();
      const [one, two] = [await tableIn(stores(), 2), await tableIn(stores())];
      const appends = run(play(one, 2), play(one, 3));
      await Promise.all(appends.slice(0, 1).map((append) => store.append(append)));
      await other.append(serve(two, 1, [{}, {}]));
      await Promise.all(appends.slice(1).map((append) => store.append(append)));

      const all = await told(box, from, 7);
      expect(all.map(({ event: { table, seq } }) => [table, seq])).toEqual([
        ...[1, 2].map((seq) => [one, seq]),
        [two, 1],
        [one, 3],
        ...[2, 3].map((seq) => [two, seq]),
        [one, 4],
      ]);
      expect(all.at(-1)?.event).toEqual((await store.read(one, 3, 1))[0]);
      expect(await box.tail(from, ALL)).toEqual(all);
    });

    it('goes on behind any event, whatever the page', async () => {
      const { store, outbox: box } = stores();
      const from = await box.now();
      const tables = await Promise.all([1, 2, 3].map((count) => tableIn(stores(), count)));
      await Promise.all(tables.map((table, index) => store.append(serve(table, index + 1, [{}, {}]))));

      const all = await told(box, from, 12);
      expect(all).toHaveLength(12);
      expect(await follow(box, from, 1)).toEqual(all);
      expect(await follow(box, from, 5)).toEqual(all);
    });

    it('tells of some types alone, and of the last that was passed, so that who reads on misses none', async () => {
      const { store, outbox: box } = stores();
      const from = await box.now();
      const table = await tableIn(stores());
      const bell = { type: 'BellRung' };
      await store.append(serve(table, 1, [{}, bell, {}, {}, bell, {}, {}]));
      const all = await told(box, from, 8);
      const rung = all.filter(({ event: { event } }) => event.type === 'BellRung');
      expect(rung).toHaveLength(2);

      const only = new Set(['BellRung', 'NeverHappens']);
      expect(await box.tailOf(only, from, ALL)).toEqual([...rung, all[7]]);
      expect(await box.tailOf(only, from, 4)).toEqual([rung[0], all[3]]);
      expect(await box.tailOf(only, from, 6)).toEqual([rung[0], rung[1]]);
      expect(await box.tailOf(only, all[6]?.cursor ?? BEGINNING, ALL)).toEqual([all[7]]);
      expect(await box.tailOf(only, all[7]?.cursor ?? BEGINNING, ALL)).toEqual([]);
      expect(await box.tailOf(new Set(), from, 3)).toEqual([all[2]]);
    });

    it('knows the newest event, which is the last to be told', async () => {
      const { store, outbox: box } = stores();
      const table = await tableIn(stores());
      await store.append(serve(table, 1, [{}, {}]));
      const from = await box.newest();
      expect(from?.event).toMatchObject({ table, seq: 3 });

      const next = await tableIn(stores());
      const [only] = await told(box, from?.cursor ?? BEGINNING, 1);
      expect(only?.event).toMatchObject({ table: next, seq: 1 });
      expect(await box.newest()).toEqual(only);
    });

    it('has nothing behind now, and everything behind the beginning', async () => {
      const { outbox: box } = stores();
      const from = await box.now();
      const table = await tableIn(stores());
      expect(await told(box, from, 1)).toHaveLength(1);

      expect(await box.tail(await box.now(), ALL)).toEqual([]);
      const all = await follow(box, BEGINNING, 1000);
      expect(all.at(-1)?.event).toMatchObject({ table, seq: 1 });
      expect(new Set(all.map(({ cursor }) => cursor)).size).toBe(all.length);
    });
  });
};
