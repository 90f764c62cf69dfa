import { describe, expect, it } from '@jest/globals';
import type { TableId } from '#events/envelope.js';
import type { EventStore } from '#store/event-store.js';
import { aCommandId, digestOf, play } from '../story.js';
import { ALL, tableIn } from './stores.js';
import type { StoresOf } from './stores.js';

const EACH = 5;

/** Gives its commands one after the other, each until it took effect. */
const writer = async (store: EventStore, table: TableId): Promise<readonly number[]> => {
  const places: number[] = [];
  for (const id of Array.from({ length: EACH }, aCommandId)) {
    let kind = 'moved';
    while (kind === 'moved') {
      const { seq, digest } = (await store.head(table)) ?? { seq: 0, digest: digestOf() };
      ({ kind } = await store.append({ ...play(table, seq, id), onto: digest }));
      if (kind === 'appended') places.push(seq + 1);
    }
  }
  return places;
};

export const manyWriters = (stores: StoresOf): void => {
  describe('many writers at one table', () => {
    it('are decided by the seq: of those who saw the same, exactly one wins', async () => {
      const { store, other } = stores();
      const table = await tableIn(stores());
      const appends = Array.from({ length: 20 }, () => play(table, 1));
      const answers = await Promise.all(appends.map((append, at) => (at % 2 === 0 ? store : other).append(append)));

      expect(answers.filter(({ kind }) => kind === 'appended')).toHaveLength(1);
      expect(answers.filter(({ kind }) => kind === 'moved')).toHaveLength(19);
      const winner = appends[answers.findIndex(({ kind }) => kind === 'appended')];
      expect(await store.read(table, 1, ALL)).toEqual(winner?.events);
    });

    it('all get their commands through, each once, each at a place of its own', async () => {
      const { store, other } = stores();
      const table = await tableIn(stores());
      const nodes = [store, other, store, other, store, other];
      const places = (await Promise.all(nodes.map((node) => writer(node, table)))).flat();

      const all = await store.read(table, 1, ALL);
      expect(places.toSorted((one, two) => one - two)).toEqual(all.map(({ seq }) => seq));
      expect(new Set(all.map(({ command }) => command)).size).toBe(EACH * nodes.length);
      expect(all.map(({ seq }) => seq)).toEqual(all.map((_, index) => index + 2));
    });
  });
};
