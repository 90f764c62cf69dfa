import { describe, expect, it } from '@jest/globals';
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
  });
};
