import { describe, expect, it } from '@jest/globals';
import { setImmediate as nextRound } from 'node:timers/promises';
import type { TableId } from '#events/envelope.js';
import type { EventStore } from '#store/event-store.js';
import { NotSaved } from '#store/not-saved.js';
import type { Found } from '#store/postgres/found.js';
import { GroupCommit } from '#store/postgres/group-commit.js';
import { LIMITS } from '#store/postgres/limits.js';
import { openPostgres } from '#store/postgres/postgres-store.js';
import { Unfit } from '#store/unfit.js';
import { LARGEST_APPEND } from '#store/written.js';
import { anOpening, APPENDED, aTable, play, serve } from '../story.js';
import { ask, asking } from './server.js';
import type { Server } from './server.js';

const openAll = async (store: EventStore, count: number): Promise<readonly TableId[]> => {
  const tables = Array.from({ length: count }, aTable);
  await Promise.all(tables.map((table) => store.open(anOpening(table))));
  return tables;
};

export const groupCommit = (server: () => Server): void => {
  describe('appends that travel together', () => {
    it('share a transaction with all of their lane', async () => {
      const { store } = await openPostgres(server().url);
      const tables = await openAll(store, 100);
      await Promise.all(tables.map((table) => store.append(play(table, 1))));

      const [counted] = await ask(
        server().url,
        'select count(distinct xid)::int as transactions from store.events where table_id = any($1) and seq = 2',
        [tables],
      );
      expect(counted).toEqual({ transactions: LIMITS.lanes });
      await store.close();
    });

    it('do not fail with the one among them that the database refuses', async () => {
      await ask(
        server().url,
        `alter table store.events add constraint sound check (event::text not like '%Poison%') not valid`,
      );
      const { store } = await openPostgres(server().url);
      const tables = await openAll(store, 9);
      const poisoned = play(tables[4] ?? aTable(), 1, undefined, [{ type: 'Poison' }]);
      const appends = tables.map((table, index) => (index === 4 ? poisoned : play(table, 1)));

      const answers = await Promise.allSettled(appends.map((append) => store.append(append)));
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
      expect(answers[4]).toMatchObject({ status: 'rejected', reason: { name: Unfit.name } });
      expect(await store.head(poisoned.table)).toMatchObject({ seq: 1 });
      expect(await store.append(play(poisoned.table, 1))).toEqual(APPENDED);
      await ask(server().url, 'alter table store.events drop constraint sound');
      await store.close();
    });

    it('do not wait for the one among them whose table somebody else holds', async () => {
      const { store } = await openPostgres(server().url);
      const [held, ...free] = await openAll(store, 5);
      if (held === undefined) throw new Error('Five tables have a first.');

      const waiting = await asking(server().url, async (holder) => {
        await holder.query('begin');
        await holder.query('select from store.tables where id = $1 for update', [held]);
        const given = store.append(play(held, 1));
        expect(await Promise.all(free.map((table) => store.append(play(table, 1))))).toEqual(free.map(() => APPENDED));
        expect(await store.read(held, 1, 1)).toEqual([]);
        await holder.query('commit');
        return { given };
      });
      expect(await waiting.given).toEqual(APPENDED);
      await store.close();
    });

    it('are told that nothing was saved where a table is held for too long', async () => {
      const { store } = await openPostgres(server().url, { ...LIMITS, patienceMs: 200 });
      const [held = aTable()] = await openAll(store, 1);
      await asking(server().url, async (holder) => {
        await holder.query('begin');
        await holder.query('select from store.tables where id = $1 for update', [held]);
        await expect(store.append(play(held, 1))).rejects.toThrow(NotSaved);
      });

      expect(await store.append(play(held, 1))).toEqual(APPENDED);
      await store.close();
    });

    it('set out while those before them are still being answered', async () => {
      const { database, sent, landFirst } = held();
      const appends = new GroupCommit(database, LIMITS.patienceMs);
      const first = appends.append(play(aTable(), 1)).then(() => sent.length);
      while (sent.length < 1) await nextRound();
      const later = [aTable(), aTable()].map((table) => appends.append(play(table, 1)));

      landFirst();
      expect(await first).toBe(2);
      landFirst();
      expect(await Promise.all(later)).toEqual([APPENDED, APPENDED]);
      expect(sent).toEqual([1, 2]);
    });

    it('are as many as fit into a statement: the others go with the next', async () => {
      const { store } = await openPostgres(server().url);
      const tables = await openAll(store, 12);
      const text = 'x'.repeat(LARGEST_APPEND - 100);

      const answers = await Promise.all(tables.map((table) => store.append(serve(table, 1, [{ text }]))));
      expect(answers).toEqual(tables.map(() => APPENDED));
      await store.close();
    });
  });
};

/** A database that keeps everything, and answers when it is told to. */
const held = () => {
  const sent: number[] = [];
  const landing: (() => void)[] = [];
  const database = {
    append: (batch: readonly unknown[]) => {
      sent.push(batch.length);
      return new Promise<readonly Found[]>((resolve) => {
        landing.push(() => resolve(batch.map((_, at) => ({ n: at + 1, fits: true, known: null, table: null }))));
      });
    },
    lookAgain: () => Promise.reject(new Error('Nothing is unclear.')),
  };
  return { database, sent, landFirst: () => landing.shift()?.() };
};
