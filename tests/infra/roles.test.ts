import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { takeBackup } from '#store/backup/take-backup.js';
import { migrate } from '#store/postgres/migrate.js';
import { openPostgres } from '#store/postgres/postgres-store.js';
import { ask, theServer } from '#tests/store/postgres/server.js';
import { anOpening, APPENDED, aTable, play } from '#tests/store/story.js';

const NAME = `laguna_roles_${process.pid}`;
const MADE = ['laguna_owner', 'laguna_node', 'laguna_backup', 'laguna_reader'];
let admin = '';
let folder = '';

// Before the server's own end.
afterAll(async () => {
  await ask(admin, `drop database if exists ${NAME} with (force)`);
  for (const role of MADE) await ask(admin, `drop role if exists ${role}`);
  await rm(folder, { recursive: true });
});

const server = theServer();

const as = (role: string): string => {
  const url = new URL(admin);
  url.username = role;
  url.pathname = `/${NAME}`;
  return url.href;
};

/** As psql sends it: one statement after the other. */
const run = async (file: string): Promise<void> => {
  const text = await readFile(`infra/postgres/${file}`, 'utf8');
  const statements = text
    .replaceAll(/^ *--.*$/gm, '')
    .replaceAll('database laguna', `database ${NAME}`)
    .split(/;(?=\s*(?:$|[a-z]+ (?:role|database|laguna|connect|all)\b))/);
  for (const statement of statements) if (statement.trim() !== '') await ask(admin, statement);
};

beforeAll(async () => {
  admin = server().url;
  folder = await mkdtemp(join(tmpdir(), 'laguna-roles-'));
  await run('10-roles.sql');
  await run('11-database.sql');
});

describe('In a database with a role for each purpose', () => {
  const table = aTable();

  it('a node says what is to be done first, rather than making tables that would be its own', async () => {
    await expect(migrate(as('laguna_node'))).rejects.toThrow(/^The database is not at the schema.*npm run migrate/);
    expect(await ask(as('laguna_owner'), `select to_regnamespace('store') as made`)).toEqual([{ made: null }]);
  });

  it('the owner makes the tables, and a node plays on them', async () => {
    await migrate(as('laguna_owner'));
    await migrate(as('laguna_node'));
    const { store } = await openPostgres(as('laguna_node'));
    await store.open(anOpening(table));
    expect(await store.append(play(table, 1))).toEqual(APPENDED);
    await store.close();
  });

  it('a node that is newer than the tables does not start on them', async () => {
    await ask(as('laguna_owner'), `update store.migrations set name = name || '-of-another-release'`);
    await expect(migrate(as('laguna_node'))).rejects.toThrow('not at the schema of this release');
    await ask(as('laguna_owner'), `update store.migrations set name = replace(name, '-of-another-release', '')`);
    await migrate(as('laguna_node'));
  });

  it.each([
    'delete from store.events',
    `update store.events set event = '{}'`,
    'alter table store.events disable trigger for_ever',
    'drop table store.snapshots',
    'create table store.mine (id int)',
    `update store.players set role = 'admin'`,
    'set role laguna_owner',
    `delete from store.migrations`,
  ])('a node may not: %s', async (sql) => {
    await expect(ask(as('laguna_node'), sql)).rejects.toThrow(/permission denied|must be owner/);
  });

  it('whoever takes backups reads all of it, and writes nothing', async () => {
    const counts = await takeBackup(as('laguna_backup'), join(folder, 'laguna.backup'));
    expect(counts).toMatchObject({ tables: 1, events: 2 });
    await expect(ask(as('laguna_backup'), 'delete from store.tokens')).rejects.toThrow(/read-only|permission denied/);
  });

  it('whoever reports reads lists and standings, and nothing that a player may not know', async () => {
    for (const name of ['listings', 'sittings', 'results', 'standings'])
      expect(await ask(as('laguna_reader'), `select count(*)::int as count from store.${name}`)).toHaveLength(1);
    for (const name of ['events', 'seeds', 'tokens', 'players', 'commands', 'snapshots', 'claims'])
      await expect(ask(as('laguna_reader'), `select from store.${name}`)).rejects.toThrow('permission denied');
  });

  it('nobody else comes in', async () => {
    await ask(admin, 'create role stranger_to_laguna login');
    await expect(ask(as('stranger_to_laguna'), 'select 1')).rejects.toThrow('permission denied for database');
    await ask(admin, 'drop role stranger_to_laguna');
  });
});
