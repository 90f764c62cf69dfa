import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect } from '#store/postgres/connect.js';
import type { Connected } from '#store/postgres/connect.js';
import { LIMITS } from '#store/postgres/limits.js';
import { migrate } from '#store/postgres/migrate.js';
import { openPostgres } from '#store/postgres/postgres-store.js';
import { PLAY_ROLE } from '#store/postgres/rights.js';
import { anOpening, APPENDED, aTable, play, SEED } from '../story.js';
import { ask, asking } from './server.js';
import type { Server } from './server.js';

/** Every way to change or take away what happened. */
const TAMPERING: readonly string[] = [
  `update store.events set event = '{"type":"Forged"}'`,
  'update store.events set at = 0 where false',
  'delete from store.events',
  'truncate store.events',
  'truncate store.tables cascade',
  'delete from store.tables',
  'update store.commands set seat = 1',
  'delete from store.commands',
  'truncate store.commands',
  'update store.seeds set seed = sha256(seed)',
  'delete from store.seeds',
  'truncate store.seeds',
  `insert into store.events (table_id, seq, at, edition, event, digest)
     select table_id, seq, at, edition, event, digest from store.events on conflict (table_id, seq) do update set at = 0`,
  ...['acts', 'accesses', 'reports', 'notes'].flatMap((records) => [
    `update store.${records} set at = 0 where false`,
    `delete from store.${records}`,
    `truncate store.${records}`,
  ]),
];

/** What only an owner may try at all. */
const UNDERMINING: readonly string[] = [
  'alter table store.events disable trigger for_ever',
  'drop trigger for_ever on store.events',
  'drop table store.events',
  'create or replace function store.refuse() returns trigger language plpgsql as $$ begin return null; end $$',
  `update store.tables set game = 'murano'`,
  `update store.tables set id = id`,
];

export const forEver = (server: () => Server): void => {
  describe('what happened', () => {
    let playing: Connected | null = null;
    beforeAll(async () => {
      const { store } = await openPostgres(server().url);
      const table = aTable();
      await store.open(anOpening(table));
      await store.append(play(table, 1));
      await store.close();
      playing = await connect(server().url, LIMITS);
    });
    afterAll(async () => playing?.source.destroy());

    it.each(TAMPERING)('stays, even for whoever owns the database: %s', async (sql) => {
      await expect(ask(server().url, sql)).rejects.toThrow('what happened stays as it happened');
    });

    it.each(TAMPERING)('stays, also in a session that says it only replicates: %s', async (sql) => {
      const tamper = asking(server().url, async (client) => {
        await client.query('set session_replication_role = replica');
        await client.query(sql);
      });
      await expect(tamper).rejects.toThrow('what happened stays as it happened');
    });

    it.each([...TAMPERING, ...UNDERMINING])('is beyond the rights of the role that plays: %s', async (sql) => {
      const who = await playing?.pool.query('select current_user as who');
      expect(who?.rows).toEqual([{ who: PLAY_ROLE }]);

      await expect(playing?.pool.query(sql)).rejects.toThrow(/permission denied|must be owner/);
    });

    it('stays also where nobody may make a role: the triggers stand guard alone', async () => {
      const own = await server().database();
      const owner = `owner_${String(Date.now())}`;
      await ask(own, `create role ${owner} login`);
      const name = new URL(own).pathname.slice(1);
      await ask(own, `alter database ${name} owner to ${owner}`);
      const asOwner = new URL(own);
      asOwner.username = owner;
      await migrate(asOwner.href);

      const { store } = await openPostgres(asOwner.href);
      const other = aTable();
      await store.open(anOpening(other));
      expect(await store.append(play(other, 1))).toEqual(APPENDED);
      expect(await store.seed(other)).toEqual(SEED);
      await store.close();
      await expect(ask(asOwner.href, 'delete from store.events')).rejects.toThrow('what happened stays');

      await ask(own, `alter database ${name} owner to current_user`);
      await ask(own, `reassign owned by ${owner} to current_user`);
      await ask(own, `drop role ${owner}`);
    });
  });
};
