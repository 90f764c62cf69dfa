import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import type { TableId } from '#events/envelope.js';
import type { Game } from '#engine/kit/game.js';
import { murano } from '#engine/murano/game.js';
import { openPostgres } from '#store/postgres/postgres-store.js';
import { play } from '#tests/laws/play.js';
import { ask, theServer } from '#tests/store/postgres/server.js';
import { keepIn } from '#tests/verify/export-of.js';
import { aFolder, forget } from './served.js';

const game: Game = murano;
const server = theServer();
const run = promisify(execFile);

const replayed = async (folder: string, args: readonly string[] = []) => {
  const env = { PATH: process.env['PATH'], LAGUNA_DATA: folder, DATABASE_URL: server().url };
  try {
    const { stdout } = await run(process.execPath, ['dist/services/start/replay-all.js', ...args], { env });
    return { code: 0, said: stdout };
  } catch (fault) {
    const { code, stdout, stderr } = fault as { code: number; stdout: string; stderr: string };
    return { code, said: `${stdout}${stderr}` };
  }
};

/** Three runs of a command, each with what it takes to start. */
const REPLAYS_MS = 90_000;

/** Games that were played to their end, with people who were away in between. */
const playInto = async (count: number): Promise<readonly TableId[]> => {
  const { store } = await openPostgres(server().url);
  const tables: TableId[] = [];
  for (let number = 0; number < count; number += 1) {
    const whole = play({
      game,
      setting: { seats: 2 + (number % 3), options: {} },
      seed: `replayed-${number}`,
      absences: 3,
    });
    tables.push(await keepIn(store, whole));
  }
  await store.close();
  return tables;
};

describe('Every table there ever was', () => {
  it(
    'comes out as it was played, and where one does not it is named',
    async () => {
      const folder = await aFolder();
      const tables = await playInto(5);
      expect(await replayed(folder)).toEqual({ code: 0, said: '5 tables, all as they were played.\n' });

      const [, bent = ''] = tables;
      const url = server().url;
      await ask(url, 'alter table store.events disable trigger for_ever');
      await ask(
        url,
        `update store.events set event = replace(event::text, '"gold":', '"gold":1')::json where table_id = $1 and seq = (
         select min(seq) from store.events where table_id = $1 and event->>'type' = 'GoldTaken')`,
        [bent],
      );
      await ask(url, 'alter table store.events enable always trigger for_ever');
      const { code, said } = await replayed(folder);
      expect(code).toBe(1);
      expect(said).toMatch(
        new RegExp(`^${bent}: Event \\d+, GoldTaken, is not what its command brings about.\n5 tables, 1 come`),
      );

      // What was reached by other rules says nothing: it begins anew.
      const mark = { rules: 'other', after: '~', tables: 99, divergences: [] };
      await writeFile(join(folder, 'replay-all.json'), JSON.stringify(mark));
      expect((await replayed(folder)).said).toContain('5 tables, 1 come out otherwise.');
      await forget(folder);
    },
    REPLAYS_MS,
  );
});
