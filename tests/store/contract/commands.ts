import { describe, expect, it } from '@jest/globals';
import { aCommandId, APPENDED, knownAt, play, run, serve } from '../story.js';
import { ALL, tableIn } from './stores.js';
import type { StoresOf } from './stores.js';

export const commands = (stores: StoresOf): void => {
  describe('a command id', () => {
    it('has one effect and the same answer for ever', async () => {
      const { store, other } = stores();
      const table = await tableIn(stores());
      const id = aCommandId();
      const appends = run(play(table, 1, id, [{}, {}]), serve(table, 3, [{ by: 'nobody' }]));
      for (const append of appends) await store.append(append);

      expect(await store.append(play(table, 1, id, [{}, {}]))).toEqual(knownAt(2, 3));
      expect(await other.append(play(table, 4, id))).toEqual(knownAt(2, 3));
      expect(await other.append(play(table, 77, id))).toEqual(knownAt(2, 3));
      expect(await other.answer(table, id)).toEqual({ first: 2, last: 3 });
      expect(await store.head(table)).toMatchObject({ seq: 4 });
    });

    it('has one effect when it comes three times at once, from two nodes', async () => {
      const { store, other } = stores();
      const table = await tableIn(stores());
      const append = play(table, 1);
      const answers = await Promise.all([store, other, store].map((node) => node.append(append)));

      expect(answers.filter(({ kind }) => kind === 'appended')).toHaveLength(1);
      expect(answers.filter(({ kind }) => kind === 'known')).toEqual([knownAt(2), knownAt(2)]);
    });

    it('is known also to who gives it again as the next of a run', async () => {
      const { store } = stores();
      const table = await tableIn(stores());
      const id = aCommandId();
      const given = run(play(table, 1, id), play(table, 2, id));
      const answers = await Promise.all(given.map((append) => store.append(append)));

      expect(answers).toEqual([APPENDED, knownAt(2)]);
    });

    it('belongs to its table', async () => {
      const { store } = stores();
      const [one, two] = [await tableIn(stores()), await tableIn(stores())];
      const id = aCommandId();
      await store.append(play(one, 1, id));

      expect(await store.answer(two, id)).toBeNull();
      expect(await store.append(play(two, 1, id))).toEqual(APPENDED);
    });

    it('that had no effect is not known', async () => {
      const { store } = stores();
      const table = await tableIn(stores(), 2);
      const id = aCommandId();
      await store.append(play(table, 1, id));

      expect(await store.answer(table, id)).toBeNull();
      expect(await store.append(play(table, 2, id))).toEqual(APPENDED);
    });
  });

  describe('the commands of a table', () => {
    it('come in the order in which they took effect, page by page', async () => {
      const { store } = stores();
      const table = await tableIn(stores());
      const ids = ['c', 'a', 'b'].map((letter) => `${letter}${aCommandId()}` as ReturnType<typeof aCommandId>);
      const [first, ...others] = ids.map((id, index) => play(table, 1 + 2 * index, id, [{}, { id }]));
      for (const append of first === undefined ? [] : run(first, ...others)) await store.append(append);

      const all = await store.commands(table, 0, ALL);
      expect(all.map(({ id, first, last }) => [id, first, last])).toEqual(
        ids.map((id, index) => [id, 2 + 2 * index, 3 + 2 * index]),
      );
      expect(all[0]).toEqual({ ...play(table, 1, ids[0]).command, first: 2, last: 3 });

      const firstPage = await store.commands(table, 0, 2);
      const secondPage = await store.commands(table, firstPage.at(-1)?.last ?? 0, 2);
      expect([...firstPage, ...secondPage]).toEqual(all);
    });
  });
};
