import { describe, expect, it } from '@jest/globals';
import { NotSaved } from '#store/not-saved.js';
import { APPENDED, play } from '../story.js';
import { tableIn } from './stores.js';
import type { Stores } from './stores.js';

export const closing = (anew: () => Promise<Stores>): void => {
  describe('closing', () => {
    it('ends what was given before, and takes nothing after', async () => {
      const stores = await anew();
      const { store, other } = stores;
      const tables = await Promise.all(Array.from({ length: 30 }, () => tableIn(stores)));
      const last = await tableIn(stores);
      const given = tables.map((table) => store.append(play(table, 1)));
      const closed = store.close();
      const late = store.append(play(last, 1));

      await expect(late).rejects.toThrow(NotSaved);
      expect(await Promise.all(given)).toEqual(tables.map(() => APPENDED));
      await closed;
      if (other !== store) await other.close();
    });
  });
};
