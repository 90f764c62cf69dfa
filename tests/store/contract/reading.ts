import { describe, expect, it } from '@jest/globals';
import type { TableId } from '#events/envelope.js';
import { anOpening } from '../story.js';
import { ALL, tableIn } from './stores.js';
import type { StoresOf } from './stores.js';

export const reading = (stores: StoresOf): void => {
  describe('reading', () => {
    it('gives the events after a seq, in order, as many as wanted', async () => {
      const { store } = stores();
      const table = await tableIn(stores(), 15);
      const { events } = anOpening(table, 15);

      expect(await store.read(table, 0, ALL)).toEqual(events);
      expect(await store.read(table, 3, 4)).toEqual(events.slice(3, 7));
      expect(await store.read(table, 12, 10)).toEqual(events.slice(12));
      expect(await store.read(table, 15, 10)).toEqual([]);
      expect(await store.read(table, 99, 10)).toEqual([]);
      expect(await store.read(table, 0, 0)).toEqual([]);
    });

    it('gives each who asks in the same moment their own, whatever others ask for, of the same table or of none', async () => {
      const { store } = stores();
      const tables = await Promise.all([3, 8, 5].map((length) => tableIn(stores(), length)));
      const [three = '', eight = '', five = ''] = tables;
      const asked = [
        [eight, 2, ALL],
        [three, 3, ALL],
        ['nowhere', 0, ALL],
        [eight, 6, 1],
        [five, 0, 2],
        [eight, 2, ALL],
        [three, 0, ALL],
      ] as const;
      const all = await Promise.all(asked.map(([table, after, limit]) => store.read(table as TableId, after, limit)));

      const seqsOf = all.map((events) => events.map(({ seq }) => seq));
      expect(seqsOf).toEqual([[3, 4, 5, 6, 7, 8], [], [], [7], [1, 2], [3, 4, 5, 6, 7, 8], [1, 2, 3]]);
      for (const [at, [table]] of asked.entries()) expect(all[at]?.every((event) => event.table === table)).toBe(true);
      expect(all[0]).toEqual(anOpening(eight as TableId, 8).events.slice(2));
    });

    it('gives many more than are read at once all of what is theirs', async () => {
      const { store } = stores();
      const tables = await Promise.all([1, 2, 3].map((length) => tableIn(stores(), length)));
      const asked = Array.from({ length: 200 }, (_, one) => tables[one % 3] ?? ('nowhere' as TableId));
      const all = await Promise.all(asked.map((table) => store.read(table, 0, ALL)));

      expect(all.map((events) => events.length)).toEqual(asked.map((_, one) => (one % 3) + 1));
    });
  });
};
