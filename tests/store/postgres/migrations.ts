import { describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { ENTITIES } from '#store/postgres/entities.js';
import { migrate } from '#store/postgres/migrate.js';
import { MIGRATIONS } from '#store/postgres/migrations/all.js';
import { openPostgres } from '#store/postgres/postgres-store.js';
import { anOpening, APPENDED, aTable, play } from '../story.js';
import { ask } from './server.js';
import type { Server } from './server.js';

/** What somebody wrote with the first release, and what must be there after each later one. */
const FIRST_RELEASE = [
  `insert into store.tables (id, game, edition, seq, digest) values ('old', 'quarry', 1, 1, 'A')`,
  `insert into store.seeds values ('old', '\\x00')`,
  `insert into store.events (table_id, seq, at, edition, event, digest) values ('old', 1, 5, 1, '{"b":1, "a":2}', 'A')`,
  `insert into store.commands values ('old', 'c', 0, '{}', 0, 1, 1)`,
];

/** What somebody wrote who had come to a step, and what must be there after each later one. */
const WRITTEN_SINCE: Readonly<Record<string, readonly string[]>> = {
  Snapshots: [`insert into store.snapshots values ('old', 1, 'A', '{"b":1}')`],
  People: [
    `insert into store.players (id, name, name_key, password_hash) values ('p', 'Anna', 'anna', 'hash')`,
    `insert into store.tokens values ('\\x01', 'p', 1, 2)`,
  ],
  Lobby: [
    `insert into store.lobby values ('old', 'p', 'public', '{"kind":"none"}', 1, 2)`,
    `insert into store.claims values ('old', 0, 'n', 'p', null)`,
  ],
  Listings: [`insert into store.listings values ('old', 1, 5, 'quarry', 1, '{}', 'A', 'open', '[null]', null)`],
  Deadlines: [`insert into store.deadlines values ('old', 7)`],
  Attendance: [
    `insert into store.nodes values ('node', now())`,
    `insert into store.presence values ('old', 'node', '{0}', 2)`,
  ],
  Leases: [`insert into store.leases values ('old', 'node', 1, now())`],
  Audit: [
    `insert into store.acts (id, at, kind, reason) values ('a', 1, 'end', 'why')`,
    `insert into store.accesses (id, at, by, table_id, eyes, first) values ('x', 1, 'p', 'old', 'auditor', 1)`,
    `insert into store.reports values ('r', 1, 'old', 1, 'He saw my card.')`,
    `insert into store.reporters values ('r', 'p')`,
    `insert into store.notes (table_id, at, kind, seat, seq) values ('old', 1, 'seat_on', 0, 1)`,
  ],
  Projections: [
    `insert into store.set_aside values ('old')`,
    `insert into store.built_sittings values (1, 'old', 0, false, 'p', 5, true)`,
    `insert into store.built_results values (1, 'quarry', 7, 'old', 0, false, 'p', 1, 9, 1, 1, 9, 9, null, 25, 8)`,
    `insert into store.built_standings values (1, 'quarry', false, 'p', 1, 1, 9, 9, null, 25, 8)`,
  ],
  Signatures: [
    `insert into store.signing_keys values ('k', 'key', 1, null)`,
    `insert into store.last_heads values ('old', 1, 'A', 5, 'k', 'signed')`,
  ],
  Renewals: [`insert into store.renewals values ('\\x01', '\\x02')`],
  Plans: [
    `insert into store.lobby values ('new', 'p', 'public', '{"kind":"none"}', 1, 2, '{"game":"quarry","seats":2,"options":{}}')`,
  ],
  Draws: [
    `insert into store.events (table_id, seq, at, edition, event, digest, draws) values ('new', 1, 5, 1, '{}', 'B', 3)`,
  ],
};

/** What the first release was made of: what it wrote is `FIRST_RELEASE`. */
const BEFORE_ANY = ['Tables', 'ForEver'];

/** Every row of every table, as text. What a later step leaves empty there is nothing that was kept. */
const keptSince = async (url: string, names: readonly string[]): Promise<readonly unknown[]> =>
  Promise.all(
    names
      .flatMap((name) => WRITTEN_SINCE[name] ?? [])
      .map((sql) => /store\.(\w+)/.exec(sql)?.[1] ?? '')
      .map((table) => ask(url, `select jsonb_strip_nulls(to_jsonb(one))::text as row from store.${table} one`)),
  );

const kept = (url: string) =>
  ask(
    url,
    `select t.*, s.seed, e.seq, e.position, e.xid, e.at, e.event::text, e.digest, c.command::text
     from store.tables t join store.seeds s on s.table_id = t.id join store.events e on e.table_id = t.id
       join store.commands c on c.table_id = t.id`,
  );

/** Tables, columns, constraints, indexes and triggers, each as a line. */
const schemaOf = async (url: string): Promise<readonly unknown[]> =>
  (
    await ask(
      url,
      `select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
         from information_schema.columns where table_schema = 'store'
       union all select indexdef from pg_indexes where schemaname = 'store'
       union all select pg_get_triggerdef(t.oid) || t.tgenabled::text from pg_trigger t join pg_class c on c.oid = t.tgrelid
         where c.relnamespace = 'store'::regnamespace and not t.tgisinternal
       order by line`,
    )
  ).map(({ line }) => line);

/** What a step must have brought, to whoever looks right after it. */
const BROUGHT: Readonly<Record<string, string>> = {
  Tables: `select 1 from information_schema.tables where table_schema = 'store' and table_name = 'events'`,
  ForEver: `select 1 from pg_trigger where tgname = 'for_ever' and tgrelid = 'store.events'::regclass`,
  Snapshots: `select 1 from information_schema.tables where table_schema = 'store' and table_name = 'snapshots'`,
  People: `select 1 from pg_indexes where schemaname = 'store' and indexname = 'players_accounts'`,
  Lobby: `select 1 from information_schema.tables where table_schema = 'store' and table_name = 'claims'`,
  Listings: `select 1 from store.followers where name = 'listings' and cursor = '0.0'`,
  Projections: `select 1 from store.builds where build = 1 and state = 'shown' and cursor = '0.0' and edition = 1`,
  Deadlines: `select 1 from information_schema.tables where table_schema = 'store' and table_name = 'deadlines'`,
  Leases: `select 1 from information_schema.tables where table_schema = 'store' and table_name = 'leases'`,
  Attendance: `select 1 from pg_class where relname = 'presence' and relpersistence = 'u'`,
  Audit: `select 1 from pg_trigger where tgname = 'for_ever' and tgrelid = 'store.acts'::regclass`,
  Signatures: `select 1 from information_schema.tables where table_schema = 'store' and table_name = 'last_heads'`,
  Renewals: `select 1 from pg_indexes where schemaname = 'store' and indexname = 'renewals_session'`,
  Plans: `select 1 from information_schema.columns where table_schema = 'store' and table_name = 'lobby' and column_name = 'plan'`,
  Draws: `select 1 where not exists (select from store.events where draws <> 0)`,
};

export const migrations = (server: () => Server): void => {
  describe('the schema', () => {
    it('has had something written into it at each of its steps, for the next one to keep', async () => {
      const steps = MIGRATIONS.map(({ name }) => name).filter((name) => !BEFORE_ANY.includes(name));
      expect(Object.keys(WRITTEN_SINCE).toSorted()).toEqual(steps.toSorted());
      const url = await server().database();
      await migrate(url);
      for (const sql of [...FIRST_RELEASE, ...Object.values(WRITTEN_SINCE).flat()]) await ask(url, sql);
      expect(await keptSince(url, steps)).not.toContainEqual([]);
    });

    it.each(MIGRATIONS.map((step, index) => [step.name, index] as const))(
      'comes to %s from the one before, with all that was kept in it',
      async (name, index) => {
        const url = await server().database();
        if (index > 0) await migrate(url, MIGRATIONS.slice(0, index));
        if (index > 0) for (const sql of FIRST_RELEASE) await ask(url, sql);
        const earlier = MIGRATIONS.slice(0, index).map((step) => step.name);
        for (const sql of earlier.flatMap((step) => WRITTEN_SINCE[step] ?? [])) await ask(url, sql);
        const before = index > 0 ? await kept(url) : [];
        const beside = await keptSince(url, earlier);
        await migrate(url, MIGRATIONS.slice(0, index + 1));

        expect(await ask(url, BROUGHT[name] ?? 'select 1 where false')).toHaveLength(1);
        expect(await kept(url)).toEqual(before);
        expect(await keptSince(url, earlier)).toEqual(beside);
      },
    );

    it('is the same whether it came step by step or at once, and stays so', async () => {
      const [slow, fresh] = [await server().database(), await server().database()];
      for (const count of MIGRATIONS.keys()) await migrate(slow, MIGRATIONS.slice(0, count + 1));
      await migrate(fresh);
      await migrate(fresh);

      expect(await schemaOf(fresh)).toEqual(await schemaOf(slow));
      expect(await ask(fresh, 'select name from store.migrations order by id')).toHaveLength(MIGRATIONS.length);
    });

    it('comes once where several nodes start at the same time', async () => {
      const url = await server().database();
      await Promise.all([migrate(url), migrate(url), migrate(url)]);

      const { store } = await openPostgres(url);
      const table = aTable();
      await store.open(anOpening(table));
      expect(await store.append(play(table, 1))).toEqual(APPENDED);
      await store.close();
    });

    it('has no way back', async () => {
      for (const Step of MIGRATIONS) {
        await expect(new Step().down()).rejects.toThrow('restore a backup');
      }
    });

    it('has every column that an entity speaks of, of that type', async () => {
      const url = await server().database();
      await migrate(url);
      const source = new DataSource({
        type: 'postgres',
        url,
        schema: 'store',
        entities: ENTITIES,
        installExtensions: false,
      });
      await source.initialize();
      const rows = await ask(
        url,
        `select table_name, column_name, data_type from information_schema.columns
        where table_schema = 'store'`,
      );
      const columns = rows.map(
        (row) => `${String(row['table_name'])}.${String(row['column_name'])} ${String(row['data_type'])}`,
      );

      const spoken = source.entityMetadatas.flatMap(({ tableName, columns: all }) =>
        all.map(({ databaseName, type }) => `${tableName}.${databaseName} ${String(type)}`),
      );
      expect(columns).toEqual(expect.arrayContaining(spoken));
      await source.destroy();
    });
  });
};
