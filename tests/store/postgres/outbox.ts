import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { Cursor } from '#store/outbox.js';
import { appendStatement } from '#store/postgres/append-statement.js';
import { foundIn } from '#store/postgres/found.js';
import type { FoundRow } from '#store/postgres/found.js';
import { migrate } from '#store/postgres/migrate.js';
import { openPostgres } from '#store/postgres/postgres-store.js';
import { Unfit } from '#store/unfit.js';
import { writeAppend } from '#store/written.js';
import { anOpening, APPENDED, aTable, play, run, serve } from '../story.js';
import { told } from '../told.js';
import { interleavings } from './interleavings.js';
import { follow, IN_THREE, IN_TWO } from './overlapping.js';
import { ask, asking } from './server.js';
import type { Server } from './server.js';

export const outboxInPostgres = (server: () => Server): void => {
  describe('the outbox in PostgreSQL', () => {
    it.each([
      ['the outbox', 2, IN_THREE],
      ['the outbox', 3, IN_TWO],
      ['what departs', 2, IN_THREE],
      ['what departs', 3, IN_TWO],
    ])(
      '%s misses nothing of %i transactions that overlap, in whatever order they write and end',
      async (by, who, steps) => {
        const { store, outbox: whole, departures } = await openPostgres(server().url);
        const departing = { tail: departures.after.bind(departures), now: whole.now.bind(whole) };
        const outbox = by === 'the outbox' ? whole : departing;
        const clients = Array.from({ length: who + 1 }, () => new pg.Client(server().url));
        for (const client of clients) await client.connect();
        const [watcher, ...writers] = clients as [pg.Client, ...pg.Client[]];

        let missedByPosition = 0;
        for (const order of interleavings(who, steps.length)) {
          const { written, told, byPosition } = await follow(outbox, writers, watcher, order, steps);
          expect(told.toSorted()).toEqual(written.toSorted());
          missedByPosition += written.length - byPosition.length;
        }
        // Or else nobody would notice if the tail went by positions alone.
        expect(missedByPosition).toBeGreaterThan(0);

        for (const client of clients) await client.end();
        await store.close();
      },
    );

    it('waits for whoever writes elsewhere, while play goes on, and then tells all of it', async () => {
      const { store, outbox } = await openPostgres(server().url);
      const from = await outbox.now();
      const table = aTable();
      await asking(server().url, async (slow) => {
        await slow.query('begin');
        await slow.query('select pg_current_xact_id()');
        await store.open(anOpening(table));
        expect(await store.append(play(table, 1))).toEqual(APPENDED);
        expect(await outbox.tail(from, 10)).toEqual([]);
        await slow.query('commit');
      });

      expect((await told(outbox, from, 2)).map(({ event }) => event.seq)).toEqual([1, 2]);
      await store.close();
    });

    it('has the events of a table in order, also where an older transaction comes later', async () => {
      const { store, outbox } = await openPostgres(server().url);
      const from = await outbox.now();
      const table = aTable();
      await store.open(anOpening(table));
      const [first, second] = run(play(table, 1), serve(table, 2));
      if (first === undefined || second === undefined) throw new Error('A run of two has two.');

      const found = await asking(server().url, async (older) => {
        await older.query('begin');
        await older.query('select pg_current_xact_id()');
        await store.append(first);
        const batch = [{ append: second, written: writeAppend(second) }];
        const { rows } = await older.query<FoundRow>(appendStatement(batch));
        await older.query('rollback');
        return foundIn(batch, rows);
      });

      expect(found).toMatchObject([{ fits: false, table: { meets: true, early: true } }]);
      expect(await store.append(second)).toEqual(APPENDED);
      expect((await told(outbox, from, 3)).map(({ event }) => event.seq)).toEqual([1, 2, 3]);
      await store.close();
    });

    it('gives many events of one statement in their order', async () => {
      const { store, outbox } = await openPostgres(server().url);
      const from = await outbox.now();
      const tables = Array.from({ length: 20 }, aTable);
      for (const table of tables) await store.open(anOpening(table));
      await Promise.all(
        tables.map((table) =>
          store.append(
            serve(
              table,
              1,
              Array.from({ length: 9 }, () => ({})),
            ),
          ),
        ),
      );

      const all = await told(outbox, from, 200);
      for (const table of tables) {
        expect(all.filter(({ event }) => event.table === table).map(({ event }) => event.seq)).toEqual([
          ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
        ]);
      }
      await store.close();
    });

    it('takes no cursor that it did not give', async () => {
      const { store, outbox } = await openPostgres(server().url);
      await expect(outbox.tail('7; drop table' as Cursor, 1)).rejects.toThrow(Unfit);
      await store.close();
    });

    it('is not opened over events that another server numbered', async () => {
      const moved = await server().database();
      await migrate(moved);
      await ask(
        moved,
        `insert into store.events (table_id, seq, xid, at, edition, event, digest)
         values ('t', 1, '9000000000000000000', 0, 1, '{"type":"Old"}', 'd')`,
      );

      await expect(openPostgres(moved)).rejects.toThrow('written by another server');
    });
  });
};
