import { describe, expect, it } from '@jest/globals';
import { Unfit } from '#store/unfit.js';
import type { NewTable } from '#store/event-store.js';
import { anEvent, anOpening, aTable, SEED, serve } from '../story.js';
import { ALL, tableIn } from './stores.js';
import type { StoresOf } from './stores.js';

export const opening = (stores: StoresOf): void => {
  describe('opening a table', () => {
    it('sets it with its first events', async () => {
      const { store } = stores();
      const table = aTable();
      await store.open(anOpening(table, 3));

      const head = { seq: 3, digest: anOpening(table, 3).events[2]?.digest, game: 'quarry', edition: 1 };
      expect(await store.head(table)).toEqual(head);
      expect(await store.read(table, 0, ALL)).toEqual(anOpening(table, 3).events);
      expect(await store.commands(table, 0, ALL)).toEqual([]);
    });

    it('may be tried again, also on another node and when the game has gone on', async () => {
      const { store, other } = stores();
      const table = await tableIn(stores(), 2);
      await store.append(serve(table, 2));
      await other.open(anOpening(table, 2));

      expect(await store.head(table)).toMatchObject({ seq: 3 });
    });

    it('happens once, however often it is given at the same time', async () => {
      const { store, other } = stores();
      const table = aTable();
      await Promise.all([store, other, store, other].map((node) => node.open(anOpening(table, 2))));

      expect(await store.read(table, 0, ALL)).toHaveLength(2);
    });

    it.each<readonly [string, (opening: NewTable) => NewTable]>([
      ['events', (opening) => ({ ...opening, events: [anEvent(opening.table, 1, { other: true })] })],
      ['seed', (opening) => ({ ...opening, seed: new Uint8Array(32) })],
      ['game', (opening) => ({ ...opening, game: 'murano' })],
      ['edition', (opening) => ({ ...opening, edition: 2 })],
    ])('is unfit where the table stands with other %s, and leaves it alone', async (_, changed) => {
      const { store } = stores();
      const table = await tableIn(stores(), 2);

      await expect(store.open(changed(anOpening(table, 2)))).rejects.toThrow(Unfit);
      expect(await store.read(table, 0, ALL)).toEqual(anOpening(table, 2).events);
      expect(await store.seed(table)).toEqual(SEED);
    });

    it('keeps the seed, apart from all else that is read', async () => {
      const { store, outbox } = stores();
      const before = await outbox.now();
      const table = await tableIn(stores());

      expect(await store.seed(table)).toEqual(SEED);
      const all = [await store.head(table), await store.read(table, 0, ALL), await outbox.tail(before, ALL)];
      expect(JSON.stringify(all)).not.toContain(Buffer.from(SEED).toString('base64url').slice(0, 20));
    });

    it('knows nothing of a table that nobody set', async () => {
      const { store } = stores();
      const nowhere = aTable();
      expect(await store.head(nowhere)).toBeNull();
      expect(await store.seed(nowhere)).toBeNull();
      expect(await store.snapshot(nowhere)).toBeNull();
      expect(await store.read(nowhere, 0, ALL)).toEqual([]);
      expect(await store.commands(nowhere, 0, ALL)).toEqual([]);
    });
  });
};
