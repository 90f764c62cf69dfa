import { createHash } from 'node:crypto';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import * as z from 'zod';
import { linesAt } from '#store/backup/form.js';
import { levelIn, THIS_RELEASE } from '#store/backup/level.js';
import type { Release } from '#store/backup/level.js';
import { checkBackup } from '#store/backup/read-backup.js';
import { BackupRefused } from '#store/backup/refused.js';
import { restoreBackup } from '#store/backup/restore-backup.js';
import { readingOf, SECTION_NAMES, SECTIONS } from '#store/backup/sections.js';
import { takeBackup } from '#store/backup/take-backup.js';
import { migrate } from '#store/postgres/migrate.js';
import { openPostgres } from '#store/postgres/postgres-store.js';
import { ask, theServer } from '../postgres/server.js';
import { aFolderForBackups, packed, unpacked } from './packed.js';
import { fillAround, openTables, playOn } from './played.js';

const server = theServer();
const fileCalled = aFolderForBackups();

beforeAll(async () => {
  const kept = await openPostgres(server().url);
  const tables = await openTables(kept, 2);
  await playOn(kept, tables, 5);
  await fillAround(kept, tables);
  await takeBackup(server().url, fileCalled('older'));
  await kept.store.close();
});

/** A migration as a later release may bring one: it adds columns to rows that are kept, and changes a value in them. */
class Tomorrow implements MigrationInterface {
  readonly name = 'Tomorrow1763424009999';
  readonly down = () => Promise.resolve();

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table store.lobby add column mood text not null default 'calm'`);
    await runner.query('alter table store.events add column weight integer not null default 7');
    await runner.query('update store.lobby set visited = visited + 100');
  }
}

const LATER: Release = {
  migrations: [...THIS_RELEASE.migrations, Tomorrow],
  sections: {
    ...SECTIONS,
    lobby: {
      ...SECTIONS.lobby,
      columns: { ...SECTIONS.lobby.columns, mood: 'text' },
      row: z.strictObject({ ...SECTIONS.lobby.row.shape, mood: z.string() }),
      added: { Tomorrow1763424009999: { mood: 'calm' } },
    },
    events: {
      ...SECTIONS.events,
      columns: { ...SECTIONS.events.columns, weight: 'integer' },
      row: z.strictObject({ ...SECTIONS.events.row.shape, weight: z.int() }),
      added: { ...SECTIONS.events.added, Tomorrow1763424009999: { weight: 7 } },
    },
  },
};

const rowsOf = async (url: string, { sections }: Release) =>
  Promise.all(SECTION_NAMES.map(async (name) => ({ name, rows: await ask(url, readingOf(name, sections[name])) })));

const restored = async (file: string, release?: Release): Promise<string> => {
  const url = await server().database();
  await restoreBackup(fileCalled(file), () => Promise.resolve(url), release);
  return url;
};

/** Why a file is not restored: the database has no more in it than before. */
const whyNot = async (file: string, release?: Release, url: string | null = null): Promise<string> => {
  const database = url ?? (await server().database());
  const before = await schemaAt(database);
  const fault: unknown = await restoreBackup(fileCalled(file), () => Promise.resolve(database), release).then(
    () => null,
    (refused: unknown) => refused,
  );
  if (!(fault instanceof BackupRefused)) throw new Error('It was not refused.', { cause: fault });
  expect(await schemaAt(database)).toEqual(before);
  return fault.message;
};

const schemaAt = (url: string) =>
  ask(url, `select table_name, column_name from information_schema.columns where table_schema = 'store' order by 1, 2`);

describe('A backup of an older release', () => {
  it('comes to the rows that a migrated database has', async () => {
    const url = await restored('older', LATER);
    const left = await restored('older');
    await migrate(left, LATER.migrations);

    expect(await rowsOf(url, LATER)).toEqual(await rowsOf(left, LATER));
    expect(await ask(url, 'select distinct mood, visited from store.lobby')).toEqual([
      { mood: 'calm', visited: '105' },
    ]);
    expect(await ask(url, 'select name from store.migrations order by id desc limit 1')).toEqual([
      { name: new Tomorrow().name },
    ]);
  });

  it('is taken again by the later release, and restored by it', async () => {
    const url = await restored('older', LATER);
    await takeBackup(url, fileCalled('later'), LATER);
    expect(await rowsOf(await restored('later', LATER), LATER)).toEqual(await rowsOf(url, LATER));
  });

  it('is restored into an empty database that stands where the backup does, and into none that is past it', async () => {
    const url = await server().database();
    await migrate(url);
    await restoreBackup(fileCalled('older'), () => Promise.resolve(url), LATER);
    expect(await ask(url, 'select from store.tables')).toHaveLength(2);

    const past = await server().database();
    await migrate(past, LATER.migrations);
    expect(await whyNot('older', LATER, past)).toMatch(/its schema is later than that of the backup/);
    expect((await rowsOf(past, LATER)).flatMap(({ rows }) => rows)).toEqual([]);
  });

  it('that is not taken to its last row leaves an empty database, which takes a better file then', async () => {
    const lines = await unpacked(fileCalled('older'));
    const doubled = lines.findIndex((line) => line.startsWith('{"commands":'));
    const file = await packed(fileCalled('doubled'), lines.toSpliced(doubled, 0, lines[doubled] ?? ''));
    const url = await server().database();
    await expect(restoreBackup(file, () => Promise.resolve(url), LATER)).rejects.toThrow(/commands_pkey/);
    expect((await rowsOf(url, THIS_RELEASE)).flatMap(({ rows }) => rows)).toEqual([]);
    await restoreBackup(fileCalled('older'), () => Promise.resolve(url), LATER);
    expect(await rowsOf(url, LATER)).toEqual(await rowsOf(await restored('older', LATER), LATER));
  });

  it('that becomes one of a later release while it is restored is not restored', async () => {
    await takeBackup(await restored('older', LATER), fileCalled('later'), LATER);
    await copyFile(fileCalled('later'), fileCalled('swapped'));
    const url = await server().database();
    const swap = async (): Promise<string> => {
      await copyFile(fileCalled('older'), fileCalled('swapped'));
      return url;
    };
    await expect(restoreBackup(fileCalled('swapped'), swap, LATER)).rejects.toThrow(/became another backup/);
    expect((await rowsOf(url, LATER)).flatMap(({ rows }) => rows)).toEqual([]);
  });

  it('has no column of a later one, and every column of its own', async () => {
    const lines = await unpacked(fileCalled('older'));
    await packed(
      fileCalled('mixed'),
      lines.map((line) => line.replace('{"lobby":{', '{"lobby":{"mood":"gay",')),
    );
    expect(await whyNot('mixed', LATER)).toMatch(/is damaged at line \d+: it does not fit\.$/);
    await packed(
      fileCalled('mixed'),
      lines.map((line) => line.replace('"visibility":"unlisted",', '')),
    );
    expect(await whyNot('mixed', LATER)).toMatch(/is damaged at line \d+: "visibility" does not fit\.$/);
  });

  it('that is of a release before all that were given out is refused', async () => {
    const lines = await unpacked(fileCalled('older'));
    await packed(
      fileCalled('ancient'),
      lines.map((line) => line.replace(/,"Plans\d+".*?\]/, ']')),
    );
    expect(await whyNot('ancient')).toMatch(/is of a release that is older than any that this one reads/);
  });
});

const names = THIS_RELEASE.migrations.map((Migration) => new Migration().name);

describe('A table that a later release adds', () => {
  const added: Release = {
    ...LATER,
    sections: { ...LATER.sections, notes: { ...SECTIONS.notes, since: 'Tomorrow1763424009999' } },
  };
  const sectionsAt = (migrations: readonly string[]): readonly string[] => {
    const level = levelIn(added, migrations);
    if (typeof level === 'string') throw new Error(level);
    return Object.keys(linesAt(level).trailer.shape.end.shape.counts.shape);
  };

  it('is counted in the backups of that release, and in none of an older one', () => {
    expect(sectionsAt(names)).toEqual(SECTION_NAMES.filter((name) => name !== 'notes'));
    expect(sectionsAt([...names, 'Tomorrow1763424009999'])).toEqual(SECTION_NAMES);
  });

  it('has no rows in a backup of an older one', async () => {
    const counted = (await unpacked(fileCalled('older'))).filter((line) => !line.startsWith('{"notes":'));
    const whole = gunzipSync(await readFile(await packed(fileCalled('without'), counted))).toString();
    const uncounted = whole
      .replaceAll(/"notes":\d+,/g, '')
      .trimEnd()
      .split('\n');
    const resealed = async (lines: readonly string[]): Promise<void> => {
      const body = lines
        .slice(0, -1)
        .map((line) => `${line}\n`)
        .join('');
      const end = JSON.parse(lines.at(-1) ?? '') as { end: object };
      const sha256 = createHash('sha256').update(body).digest('hex');
      await writeFile(fileCalled('without'), gzipSync(`${body}${JSON.stringify({ end: { ...end.end, sha256 } })}\n`));
    };
    await resealed(uncounted);
    expect((await checkBackup(fileCalled('without'), added)).counts).toMatchObject({ tables: 2, notes: 0 });
    await resealed(uncounted.toSpliced(-1, 0, '{"notes":{}}'));
    expect(await whyNot('without', added)).toMatch(/nobody knows what it is\.$/);
  });
});

describe('A backup whose list of migrations is', () => {
  it.each([
    ['none', null, /is damaged at line 1: "migrations" does not fit\.$/],
    ['empty', [], /is of a release that is older than any that this one reads/],
    ['of no names', ['drop schema store'], /is damaged at line 1: "migrations\.0" does not fit\.$/],
    ['out of order', names.toReversed(), /is of another release of Laguna, with the migration \w+, which is unknown/],
    ['one too long', [...names, names.at(-1)], /is of a newer release of Laguna/],
  ])('%s is refused, and says so', async (_, migrations, why) => {
    const [header = '', ...rows] = await unpacked(fileCalled('older'));
    const listed = JSON.stringify({ ...(JSON.parse(header) as object), migrations });
    await packed(fileCalled('listed'), [listed, ...rows]);
    expect(await whyNot('listed')).toMatch(why);
  });
});

describe('A backup of a newer release', () => {
  it('is refused in a sentence, whatever it has that is unknown here, and its damage told first', async () => {
    await takeBackup(await restored('older', LATER), fileCalled('newer'), LATER);
    expect(await whyNot('newer')).toBe(
      `${fileCalled('newer')} is of a newer release of Laguna than this one: restore it with that one.`,
    );

    const [header = '', ...rows] = await unpacked(fileCalled('newer'));
    await packed(fileCalled('unheard'), [header, '{"moods":{"mood":"calm"}}', ...rows]);
    expect(await whyNot('unheard')).toMatch(/is of a newer release of Laguna than this one/);

    const whole = await readFile(fileCalled('newer'));
    await writeFile(fileCalled('cut'), whole.subarray(0, -40));
    expect(await whyNot('cut')).toMatch(/is cut short\.$/);
    whole.writeUInt8(whole.readUInt8(whole.length - 400) ^ 0x10, whole.length - 400);
    await writeFile(fileCalled('flipped'), whole);
    expect(await whyNot('flipped')).toMatch(/damaged|cut short|no backup/);
  });

  it('is refused with the name of a migration that no release from here on has', async () => {
    const lines = await unpacked(fileCalled('older'));
    await packed(
      fileCalled('other'),
      lines.map((line) => line.replace('"Renewals1763424000013"', '"Elsewhere1763424000013"')),
    );
    expect(await whyNot('other')).toMatch(
      /is of another release of Laguna, with the migration Elsewhere1763424000013,/,
    );
  });
});
