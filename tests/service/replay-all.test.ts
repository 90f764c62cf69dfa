import { execFile, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as soon } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { TableId } from '#events/envelope.js';
import { burano } from '#engine/burano/game.js';
import { murano } from '#engine/murano/game.js';
import { openPostgres } from '#store/postgres/postgres-store.js';
import { play } from '#tests/laws/play.js';
import type { Sitting } from '#tests/laws/play.js';
import { migrate } from '#store/postgres/migrate.js';
import { ask, asking, theServer } from '#tests/store/postgres/server.js';
import { keepIn } from '#tests/verify/export-of.js';
import { keepExported } from './keep-exported.js';
import { aFolder, forget } from './served.js';

const server = theServer();
const run = promisify(execFile);
const COMMAND = 'dist/services/start/replay-all.js';

const environment = (folder: string, url: string) => ({
  PATH: process.env['PATH'],
  LAGUNA_DATA: folder,
  DATABASE_URL: url,
});

const replayed = async (folder: string, args: readonly string[] = [], url = server().url) => {
  try {
    const { stdout } = await run(process.execPath, [COMMAND, ...args], { env: environment(folder, url) });
    return { code: 0, said: stdout };
  } catch (fault) {
    const { code, stdout, stderr } = fault as { code: number; stdout: string; stderr: string };
    return { code, said: `${stdout}${stderr}` };
  }
};

/** A run that is asked to stop while the first tables are in its hands, and cannot be read before it has heard so. */
const stopped = (folder: string, url: string): Promise<{ readonly code: number | null; readonly said: string }> =>
  asking(url, async (database) => {
    await database.query('begin');
    await database.query('lock table store.events in access exclusive mode');
    const child = spawn(process.execPath, [COMMAND, '--threads', '1'], { env: environment(folder, url) });
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    let said = '';
    const heard = new Promise<void>((resolve) => {
      child.stderr.on('data', (text: Buffer) => {
        said += text.toString();
        if (said.includes('Stopping')) resolve();
      });
    });
    child.stdout.on('data', (text: Buffer) => (said += text.toString()));
    while ((await database.query('select 1 from pg_locks where not granted')).rows.length === 0) await soon();
    child.kill('SIGTERM');
    await Promise.race([heard, ended]);
    await database.query('commit');
    return { code: await ended, said };
  });

/** Three runs of a command, each with what it takes to start. */
const REPLAYS_MS = 90_000;

/** Games that were played to their end, with people who were away in between; their tables in the order of ids. */
const playInto = async (url: string, games: readonly Sitting[]): Promise<readonly TableId[]> => {
  // Played first: who plays hears nothing meanwhile, and a storage wants to be heard.
  const played = games.map((sitting) => play({ ...sitting, scheme: 2, absences: 3 }));
  const { store } = await openPostgres(url);
  const tables = await Promise.all(played.map((one) => keepIn(store, one)));
  await store.close();
  return tables.sort();
};

const KEPT_AT_ONCE = 4;
const CORPUS = join('tests', 'corpus', 'games');

/** Every game of the corpus, kept as the service kept it when it was played. */
const keepCorpus = async (url: string): Promise<number> => {
  const { store } = await openPostgres(url);
  const files = readdirSync(CORPUS);
  const left = files.values();
  // A few at a time: to read all of them first would keep the connections from being made in time.
  const keepOn = async (): Promise<void> => {
    for (const file of left) await keepExported(store, gunzipSync(readFileSync(join(CORPUS, file))).toString());
  };
  await Promise.all(Array.from({ length: KEPT_AT_ONCE }, keepOn));
  await store.close();
  return files.length;
};

/** An event of a table that is otherwise from now on than it was brought about. */
const bend = async (url: string, table: string | undefined, type: string, from: string, to: string): Promise<void> => {
  await ask(url, 'alter table store.events disable trigger for_ever');
  await ask(
    url,
    `update store.events set event = replace(event::text, $3, $4)::json where table_id = $1 and seq = (
       select min(seq) from store.events where table_id = $1 and event->>'type' = $2)`,
    [table, type, from, to],
  );
  await ask(url, 'alter table store.events enable always trigger for_ever');
};

describe('Every table there ever was', () => {
  it(
    'comes out as it was played, and where one does not it is named',
    async () => {
      const folder = await aFolder();
      const url = server().url;
      const games = [2, 3, 4, 2, 3].map((seats, number) => ({
        ...{ game: murano, setting: { seats, options: {} }, seed: `replayed-${number}` },
      }));
      const [, bent = ''] = await playInto(url, games);
      expect(await replayed(folder)).toEqual({ code: 0, said: '5 tables, all as they were played.\n' });

      await bend(url, bent, 'GoldTaken', '"gold":', '"gold":1');
      const { code, said } = await replayed(folder);
      expect(code).toBe(1);
      expect(said).toMatch(
        new RegExp(`^${bent}: Event \\d+, GoldTaken, is not what its command brings about.\n5 tables, 1 come`),
      );

      // What was reached by other rules says nothing, nor what was half written: it begins anew.
      const mark = { rules: 'other', after: '~', tables: 99, divergences: [] };
      for (const text of [JSON.stringify(mark), '{"rules":"ot']) {
        await writeFile(join(folder, 'replay-all.json'), text);
        expect((await replayed(folder)).said).toContain('5 tables, 1 come out otherwise.');
      }
      await forget(folder);
    },
    REPLAYS_MS,
  );

  it(
    'is gone through from where an earlier run was stopped in the middle, and each that comes out otherwise is named once',
    async () => {
      const [folder, url] = [await aFolder(), await server().database()];
      await migrate(url);
      const games = Array.from({ length: MORE_THAN_IN_HAND }, (_, number) => ({
        ...{ game: burano, setting: { seats: 1, options: {} }, seed: `stopped-${number + 100}` },
      }));
      const tables = await playInto(url, games);
      const [first, last] = [tables[0] ?? '', tables.at(-1) ?? ''];
      for (const table of [first, last]) await bend(url, table, 'NonceRevealed', '"nonce":"', '"nonce":"x');

      const before = await stopped(folder, url);
      expect(before.said).toMatch(
        /^Stopped after (16|32) tables, 1 come out otherwise: the next run goes on from there/m,
      );
      expect(before.code).toBe(130);
      expect(before.said).not.toContain(first);

      // What was found before is not looked at again: it stays found, also where it would come out well by now.
      await bend(url, first, 'NonceRevealed', '"nonce":"x', '"nonce":"');
      const after = await replayed(folder, [], url);
      expect(after.code).toBe(1);
      expect(after.said.match(/^table-.*?(?=:)/gm)).toEqual([first, last]);
      expect(after.said).toContain(`${MORE_THAN_IN_HAND} tables, 2 come out otherwise.`);
      expect((await replayed(folder, [], url)).said).toContain(`${MORE_THAN_IN_HAND} tables, 1 come out otherwise.`);
      await forget(folder);
    },
    REPLAYS_MS,
  );

  it(
    'comes out as it was played, of every game that was kept for ever',
    async () => {
      const [folder, url] = [await aFolder(), await server().database()];
      await migrate(url);
      const games = await keepCorpus(url);
      expect(games).toBeGreaterThan(15);
      expect(await replayed(folder, ['--anew'], url)).toEqual({
        code: 0,
        said: `${games} tables, all as they were played.\n`,
      });
      await forget(folder);
    },
    REPLAYS_MS,
  );

  it('is gone through as it is asked for, or not at all', async () => {
    const folder = await aFolder();
    for (const args of [['--threads', 'all'], ['--threads', '0'], ['--anew', 'now'], ['--again']]) {
      const { code, said } = await replayed(folder, args);
      expect({ code, said }).toEqual({ code: 2, said: expect.stringContaining('npm run replay-all -- [--anew]') });
    }
    await forget(folder);
  });
});

/** One thread holds two batches of sixteen. */
const MORE_THAN_IN_HAND = 40;
