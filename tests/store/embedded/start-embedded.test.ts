import { beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from '#store/embedded/start-embedded.js';
import { ask, gondolasIn, keepGondolas } from './ask.js';
import { eventually } from './eventually.js';
import { copyOf, newFolder } from './folders.js';
import { started } from './started.js';

/** A folder in which seven gondolas were kept before its server was stopped. */
const folder = join(newFolder(), 'a folder, of "Laguna"');
const firstLog: string[] = [];

beforeAll(async () => {
  const embedded = await startEmbedded({ folder, log: (line) => firstLog.push(line) });
  await keepGondolas(embedded.connection, 7);
  await embedded.stop();
});

describe('what is kept', () => {
  it('is there again after a stop', async () => {
    const { connection } = await started(folder);

    expect(await gondolasIn(connection)).toBe(7);
  });

  it('is on the disk before it is acknowledged, whatever the files of the data say', async () => {
    const careless = copyOf(folder);
    writeFileSync(join(careless, 'postgres/postgresql.conf'), 'fsync = off\nsynchronous_commit = off\n');

    const { connection } = await started(careless);

    expect(await ask(connection, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
    expect(await ask(connection, 'SHOW synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
    expect(await ask(connection, 'SHOW full_page_writes')).toEqual([{ full_page_writes: 'on' }]);
  });

  it('is found below a path that is too long for a socket', async () => {
    const { connection, stop } = await started(copyOf(folder, join(newFolder(), 'canal'.repeat(40))));

    expect(await gondolasIn(connection)).toBe(7);
    await stop();
    expect(existsSync(connection.host)).toBe(false);
  });
});

describe('the application', () => {
  it('owns its database and is nothing more', async () => {
    const { connection } = await started(folder);

    expect(
      await ask(
        connection,
        `SELECT rolname, rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls, datname
         FROM pg_roles JOIN pg_database ON datdba = pg_roles.oid WHERE rolname = current_user`,
      ),
    ).toEqual([
      {
        rolname: 'laguna',
        rolsuper: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolreplication: false,
        rolbypassrls: false,
        datname: 'laguna',
      },
    ]);
  });

  it('may not change how the server runs', async () => {
    const { connection } = await started(folder);

    await expect(ask(connection, 'ALTER SYSTEM SET fsync = off')).rejects.toThrow('permission denied');
    await expect(ask(connection, `COPY (SELECT 1) TO PROGRAM 'true'`)).rejects.toThrow('permission denied');
  });

  it('is the only one who may connect', async () => {
    const { connection } = await started(folder);

    await expect(ask({ ...connection, user: 'postgres' }, 'SELECT 1')).rejects.toThrow('no pg_hba.conf entry');
    await expect(ask({ ...connection, database: 'postgres' }, 'SELECT 1')).rejects.toThrow('no pg_hba.conf entry');
  });
});

describe('the server', () => {
  it('tells what it does, and keeps a log of it', () => {
    expect(firstLog).toContainEqual(expect.stringContaining('ready to accept connections'));
    expect(firstLog).toContainEqual(expect.stringContaining('database system is shut down'));
    expect(readFileSync(join(folder, 'postgres.log'), 'utf8')).toContain(`${firstLog.join('\n')}\n`);
  });

  it('that is killed is started again on the same socket, with all that it kept, and nobody else gets in meanwhile', async () => {
    const troubles: string[] = [];
    const first = await started(folder, { onTrouble: (trouble) => troubles.push(trouble) });
    const { pid } = first;
    process.kill(pid, 'SIGKILL');
    await eventually('its end was noticed', () => troubles.length > 0);
    await expect(started(folder)).rejects.toThrow(`Laguna already runs on this data, pid ${process.pid}`);

    await eventually('it runs again', () => first.pid !== pid);
    expect(await gondolasIn(first.connection)).toBe(7);
    expect(troubles).toEqual([
      expect.stringMatching(/^PostgreSQL stopped unexpectedly: SIGKILL.*ready to accept connections/s),
      'PostgreSQL runs again, after one try.',
    ]);
  });

  it('that does not start again is tried until that has taken too long, and then mourned; the data are free then', async () => {
    const copy = copyOf(folder);
    const troubles: string[] = [];
    const pace = { firstPauseMs: 1, longestPauseMs: 10, steadyMs: 60_000, giveUpMs: 1_000 };
    const embedded = await started(copy, { onTrouble: (trouble) => troubles.push(trouble), pace });
    renameSync(join(copy, 'postgres/global'), join(copy, 'postgres/lost'));
    process.kill(embedded.pid, 'SIGKILL');

    expect(await embedded.died).toMatch(/PostgreSQL did not start on .*global/s);
    expect(troubles.length).toBeGreaterThan(1);
    renameSync(join(copy, 'postgres/lost'), join(copy, 'postgres/global'));
    expect(await gondolasIn((await started(copy)).connection)).toBe(7);
  });

  it('that is down is stopped for good all the same', async () => {
    const copy = copyOf(folder);
    const troubles: string[] = [];
    const pace = { firstPauseMs: 600_000, longestPauseMs: 600_000, steadyMs: 60_000, giveUpMs: 600_000 };
    const embedded = await started(copy, { onTrouble: (trouble) => troubles.push(trouble), pace });
    renameSync(join(copy, 'postgres/global'), join(copy, 'postgres/lost'));
    process.kill(embedded.pid, 'SIGKILL');
    await eventually('it was tried', () => troubles.length > 1);
    await embedded.stop();

    renameSync(join(copy, 'postgres/lost'), join(copy, 'postgres/global'));
    expect(await gondolasIn((await started(copy)).connection)).toBe(7);
  });

  it('that is asked to stop is not mourned, however often it is asked', async () => {
    const { died, stop } = await started(folder);

    await Promise.all([stop(), stop()]);
    await stop();

    expect(await Promise.race([died, Promise.resolve('not a word')])).toBe('not a word');
  });

  it('does not start a second time on the same data, and the first goes on', async () => {
    const first = await started(folder);

    await expect(started(folder)).rejects.toThrow(`Laguna already runs on this data, pid ${process.pid}`);
    expect(await gondolasIn(first.connection)).toBe(7);
  });

  it('does not start on the data of another major version', async () => {
    const other = newFolder();
    mkdirSync(join(other, 'postgres'));
    writeFileSync(join(other, 'postgres/PG_VERSION'), '17\n');

    await expect(started(other)).rejects.toThrow(/written by PostgreSQL 17, and this Laguna brings PostgreSQL 18/);
  });

  it('does not start on what is no data, and leaves it alone', async () => {
    const other = newFolder();
    mkdirSync(join(other, 'postgres'));
    writeFileSync(join(other, 'postgres/novel.txt'), 'Death in Venice');

    await expect(started(other)).rejects.toThrow('no data of PostgreSQL');
    expect(readFileSync(join(other, 'postgres/novel.txt'), 'utf8')).toBe('Death in Venice');
  });
});
