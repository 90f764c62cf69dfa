import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkBackup } from '#store/backup/read-backup.js';
import { BackupRefused } from '#store/backup/refused.js';
import { restoreBackup } from '#store/backup/restore-backup.js';
import { readingOf, SECTION_NAMES } from '#store/backup/sections.js';
import { takeBackup } from '#store/backup/take-backup.js';
import type { Cursor } from '#store/outbox.js';
import { migrate } from '#store/postgres/migrate.js';
import { openPostgres } from '#store/postgres/postgres-store.js';
import type { Kept } from '#store/postgres/postgres-store.js';
import { ask, theServer } from '../postgres/server.js';
import { aFolderForBackups, packed, unpacked } from './packed.js';
import { fillAround, openTables, playOn } from './played.js';
import type { PlayedTable } from './played.js';

const server = theServer();
const fileCalled = aFolderForBackups();
let kept: Kept;
let tables: readonly PlayedTable[];

beforeAll(async () => {
  kept = await openPostgres(server().url);
  tables = await openTables(kept, 3);
  await playOn(kept, tables, 400);
  await fillAround(kept, tables);
  await takeBackup(server().url, fileCalled('whole'));
});
afterAll(() => kept.store.close());

const rowsOf = async (url: string) =>
  Promise.all(SECTION_NAMES.map(async (name) => ({ name, rows: await ask(url, readingOf(name)) })));

const playUntil = async (over: AbortSignal): Promise<void> => {
  while (!over.aborted) await playOn(kept, tables, 1);
};

const isUntouched = async (url: string): Promise<boolean> =>
  (await ask(url, `select to_regnamespace('store') is null as untouched`))[0]?.['untouched'] === true;

/** What is said of a file that is not restored; the database was never asked for. */
const whyNot = async (file: string): Promise<string> => {
  const never = () => Promise.reject(new Error('The database was asked for.'));
  const fault: unknown = await restoreBackup(file, never).then(
    () => null,
    (refused: unknown) => refused,
  );
  if (!(fault instanceof BackupRefused)) throw new Error('It was not refused.', { cause: fault });
  return fault.message;
};

describe('A backup', () => {
  it('fills an empty database with the same rows, the outbox in its order, and nothing that is told anew', async () => {
    const url = await server().database();
    const counts = await restoreBackup(fileCalled('whole'), () => Promise.resolve(url));

    expect(counts).toMatchObject({ tables: 3, seeds: 3, events: 2403, commands: 1200, players: 2, claims: 6 });
    expect(await rowsOf(url)).toEqual(await rowsOf(server().url));
    const around = await ask(
      url,
      'select (select count(*) from store.tokens) + (select count(*) from store.snapshots) as n',
    );
    expect(around).toEqual([{ n: '0' }]);
  });

  it('is played on where it was restored, and new events come last in the outbox', async () => {
    const url = await server().database();
    await restoreBackup(fileCalled('whole'), () => Promise.resolve(url));
    const restored = await openPostgres(url);
    const before = await restored.outbox.tail('0.0' as Cursor, 5000);
    const [table] = tables;
    if (table === undefined) throw new Error('There are three.');
    const turn = table.turn();
    expect(await restored.store.append(turn)).toEqual({ kind: 'appended' });
    const told = await restored.outbox.tail(before.at(-1)?.cursor ?? ('0.0' as Cursor), 5000);
    await restored.store.close();
    await kept.store.append(turn);

    const original = await kept.outbox.tail('0.0' as Cursor, 5000);
    expect([...before, ...told].map(({ event }) => event)).toEqual(original.map(({ event }) => event));
    expect(told).toHaveLength(2);
  });

  it('is open to its owner alone, has its name only when it is whole, and takes the place of an older one', async () => {
    const file = fileCalled('again');
    await writeFile(file, 'the one of yesterday');
    await takeBackup(server().url, file);

    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(dirname(file))).not.toContainEqual(expect.stringMatching(/part$/));
    expect((await checkBackup(file)).counts.tables).toBe(3);
  });

  it('that cannot be taken leaves nothing behind, and the one before as it was', async () => {
    const url = await server().database();
    const file = fileCalled('never');
    await writeFile(file, 'the one of yesterday');
    await expect(takeBackup(url, file)).rejects.toThrow('There are no tables of Laguna in that database.');
    await expect(takeBackup('postgresql://nobody:secret@localhost:1/x', file)).rejects.not.toThrow('secret');
    expect(await readFile(file, 'utf8')).toBe('the one of yesterday');
    expect(await readdir(dirname(file))).not.toContainEqual(expect.stringMatching(/part$/));
  });

  it('is of one moment, whatever is appended meanwhile', async () => {
    const over = new AbortController();
    const played = playUntil(over.signal);
    const files = ['first', 'second', 'third'].map(fileCalled);
    const counts = [];
    for (const file of files) counts.push(await takeBackup(server().url, file));
    over.abort();
    await played;

    // Each says of every table that its events end where it stands, and each has more than the one before.
    const checked = await Promise.all(files.map((file) => checkBackup(file)));
    expect(checked.map((one) => one.counts)).toEqual(counts);
    const events = counts.map((one) => one.events);
    expect(events).toEqual([...new Set(events)].toSorted((one, other) => one - other));
  });
});

describe('A file that is no whole backup is refused before the database is asked for', () => {
  it.each([0, 9, 10, 500, 5_000, -20, -8, -1])('cut at %i bytes', async (length) => {
    const whole = await readFile(fileCalled('whole'));
    await writeFile(fileCalled('cut'), whole.subarray(0, length));
    expect(await whyNot(fileCalled('cut'))).toMatch(/is cut short\.$/);
  });

  it.each([0.001, 0.1, 0.3, 0.5, 0.7, 0.9, 0.9999])('with a bit flipped at %d of it', async (where) => {
    const whole = await readFile(fileCalled('whole'));
    const at = 10 + Math.floor(where * (whole.length - 11));
    whole.writeUInt8(whole.readUInt8(at) ^ 0x10, at);
    await writeFile(fileCalled('flipped'), whole);
    expect(await whyNot(fileCalled('flipped'))).toMatch(/damaged|cut short|no backup|no end/);
  });

  it('damaged where it says of which release it is', async () => {
    const text = gunzipSync(await readFile(fileCalled('whole'))).toString();
    await writeFile(fileCalled('misread'), gzipSync(text.replace('"migrations":["T', '"migrations":["D')));
    expect(await whyNot(fileCalled('misread'))).toMatch(/is damaged: its hash differs\.$/);
  });

  it.each([
    ['a text', 'Dear diary,\n', 'is damaged, or no backup of Laguna.'],
    ['a packed text', gzipSync('Dear diary,\n'), 'is no backup of Laguna.'],
    ['packed JSON', gzipSync('{"dear":"diary"}\n'), 'is no backup of Laguna.'],
    ['packed nothing', gzipSync(''), 'is cut short.'],
  ])('%s', async (_, content, why) => {
    await writeFile(fileCalled('foreign'), content);
    expect(await whyNot(fileCalled('foreign'))).toBe(`${fileCalled('foreign')} ${why}`);
  });

  it('that is not there', async () => {
    expect(await whyNot(fileCalled('nowhere'))).toBe(`There is no file ${fileCalled('nowhere')}.`);
  });

  it('of another format or another release', async () => {
    const [header = '', ...rows] = await unpacked(fileCalled('whole'));
    await packed(fileCalled('later'), [header.replace('"format":1', '"format":2'), ...rows]);
    expect(await whyNot(fileCalled('later'))).toMatch(/of format 2; this Laguna reads format 1\.$/);
    await packed(fileCalled('other'), [header.replace('"migrations":[', '"migrations":["Tomorrow",'), ...rows]);
    expect(await whyNot(fileCalled('other'))).toMatch(/is of another release of Laguna/);
  });
});

describe('A file whose hash is right and whose content is not is refused before the database is asked for', () => {
  const rewritten = async (rewrite: (lines: readonly string[]) => readonly string[]): Promise<string> =>
    whyNot(await packed(fileCalled('rewritten'), rewrite(await unpacked(fileCalled('whole')))));
  const isIn = (section: string) => (line: string) => line.startsWith(`{"${section}":`);

  it('an event is missing in the middle', async () => {
    const why = await rewritten((lines) => lines.toSpliced(lines.findIndex(isIn('events')) + 5, 1));
    expect(why).toMatch(/after \d+ comes \d+ at/);
  });

  it('the last event of a table is missing', async () => {
    const why = await rewritten((lines) => lines.slice(0, -1));
    expect(why).toMatch(/the events of t-\S+ end elsewhere than the table stands\.$/);
  });

  it('what everybody saw was changed', async () => {
    const why = await rewritten((lines) =>
      lines.map((line) => (line.includes('"seq":5,') ? line.replace('marmo', 'sasso') : line)),
    );
    expect(why).toMatch(/ 5 is not what was sealed\.$/);
  });

  it('a secret was changed, and the refusal does not tell it', async () => {
    const why = await rewritten((lines) => lines.map((line) => line.replace('red\\n3"', 'blue\\n3"')));
    expect(why).toMatch(/ 4 is not what was sealed\.$/);
    expect(why).not.toMatch(/blue|red/);
  });

  it('a seed is another, or there is none', async () => {
    const other = await rewritten((lines) => lines.map((line) => line.replace('\\\\xfffe', '\\\\xffff')));
    expect(other).toMatch(/ 2 is not what was sealed\.$/);
    const none = await rewritten((lines) => lines.filter((line) => !isIn('seeds')(line)));
    expect(none).toMatch(/has no seed\.$/);
  });

  it('a row has something that no schema names', async () => {
    const more = await rewritten((lines) => lines.map((line) => line.replace('{"players":{', '{"players":{"x":1,')));
    expect(more).toMatch(/is damaged at line 2: it does not fit\.$/);
    const beside = await rewritten((lines) => lines.map((line) => line.replace('{"players":{', '{"players":1,"x":{')));
    expect(beside).toMatch(/is damaged at line 2: it does not fit\.$/);
  });

  it('rows stand in another order', async () => {
    const why = await rewritten(([header = '', first = '', ...rows]) => [header, ...rows, first]);
    expect(why).toMatch(/players come too late\.$/);
  });
});

describe('A database that is not empty, or does not take it all', () => {
  it('keeps what it has, and takes nothing', async () => {
    const before = await rowsOf(server().url);
    await expect(restoreBackup(fileCalled('whole'), () => Promise.resolve(server().url))).rejects.toThrow(
      /^There are \w+ in that database already: a backup is restored into an empty one/,
    );
    expect(await rowsOf(server().url)).toEqual(before);
  });

  it('is still empty where the last row of many is not taken, and takes a better file then', async () => {
    const url = await server().database();
    await migrate(url);
    const lines = await unpacked(fileCalled('whole'));
    const doubled = lines.findIndex((line) => line.startsWith('{"commands":'));
    const file = await packed(fileCalled('doubled'), lines.toSpliced(doubled, 0, lines[doubled] ?? ''));
    await expect(restoreBackup(file, () => Promise.resolve(url))).rejects.toThrow(/commands_pkey/);
    expect((await rowsOf(url)).flatMap(({ rows }) => rows)).toEqual([]);
    expect(await restoreBackup(fileCalled('whole'), () => Promise.resolve(url))).toMatchObject({ tables: 3 });
  });

  it('is not so much as looked at where the file is wrong', async () => {
    const url = await server().database();
    await writeFile(fileCalled('foreign'), 'Dear diary');
    await expect(restoreBackup(fileCalled('foreign'), () => Promise.resolve(url))).rejects.toThrow(BackupRefused);
    expect(await isUntouched(url)).toBe(true);
  });
});
