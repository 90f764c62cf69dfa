import { describe, expect, it } from '@jest/globals';
import type { TableId } from '#events/envelope.js';
import { SNAPSHOTS_KEPT } from '#store/event-store.js';
import type { Snapshot } from '#store/event-store.js';
import { Unfit } from '#store/unfit.js';
import { anOpening, digestOf } from '../story.js';
import { tableIn } from './stores.js';
import type { StoresOf } from './stores.js';

const snapshotAt = (table: TableId, seq: number): Snapshot => ({
  table,
  seq,
  digest: anOpening(table, seq).events.at(-1)?.digest ?? digestOf(),
  state: { walls: [[seq], []], turn: null },
});

export const snapshots = (stores: StoresOf): void => {
  describe('a snapshot', () => {
    it('is the newest, or the newest that is not past a seq', async () => {
      const { store } = stores();
      const table = await tableIn(stores(), 9);
      for (const seq of [3, 6, 9]) await store.keepSnapshot(snapshotAt(table, seq));

      expect(await store.snapshot(table)).toEqual(snapshotAt(table, 9));
      expect(await store.snapshot(table, 8)).toEqual(snapshotAt(table, 6));
      expect(await store.snapshot(table, 6)).toEqual(snapshotAt(table, 6));
      expect(await store.snapshot(table, 2)).toBeNull();
    });

    it('gives way to newer ones, of which a few stay', async () => {
      const { store } = stores();
      const table = await tableIn(stores(), 9);
      for (const seq of [5, 1, 2, 3, 4, 6, 7, 8, 9]) await store.keepSnapshot(snapshotAt(table, seq));

      expect(await store.snapshot(table, 9 - SNAPSHOTS_KEPT)).toBeNull();
      expect(await store.snapshot(table, 10 - SNAPSHOTS_KEPT)).toEqual(snapshotAt(table, 10 - SNAPSHOTS_KEPT));
    });

    it('may be kept twice', async () => {
      const { store, other } = stores();
      const table = await tableIn(stores(), 3);
      await Promise.all([store, other].map((node) => node.keepSnapshot(snapshotAt(table, 3))));

      expect(await store.snapshot(table)).toEqual(snapshotAt(table, 3));
    });

    it('is kept only of what is stored', async () => {
      const { store } = stores();
      const table = await tableIn(stores(), 3);

      await expect(store.keepSnapshot({ ...snapshotAt(table, 3), seq: 2 })).rejects.toThrow(Unfit);
      await expect(store.keepSnapshot(snapshotAt(table, 4))).rejects.toThrow(Unfit);
      await expect(store.keepSnapshot({ ...snapshotAt(table, 3), state: undefined })).rejects.toThrow(Unfit);
      expect(await store.snapshot(table)).toBeNull();
    });
  });
};
