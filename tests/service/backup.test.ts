import { spawnSync } from 'node:child_process';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aFolder, forget, serve } from './served.js';
import { nobody, Visitor } from './visitor.js';

/** Each starts a server of its own, and there are some in a row. */
const SEVERAL_STARTS_MS = 90_000;

let folder: string;
beforeAll(async () => {
  folder = await aFolder();
});
afterAll(() => forget(folder));

/** `npm run backup` and `npm run restore`, built. */
const run = (command: 'backup' | 'restore', data: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`dist/services/start/${command}.js`, ...args], {
    env: { PATH: process.env['PATH'], LAGUNA_DATA: data },
    encoding: 'utf8',
  });
  return { code: status, said: `${stdout}${stderr}` };
};

interface Shown {
  readonly seq: number;
  readonly digest: string;
}

/** Anna gives the first of what she may choose, if it is hers to choose. */
const choose = async (visitor: Visitor, table: string, key: string): Promise<number | null> => {
  const at = `/api/tables/${table}`;
  const { body } = await visitor.ask<{ seq: number; choices: readonly object[] }>('GET', `${at}/choices`);
  const [command] = body.choices;
  if (command === undefined) return null;
  const done = await visitor.ask('POST', `${at}/commands`, { seen: body.seq, command }, { 'idempotency-key': key });
  return done.status;
};

const CREDENTIALS = { name: 'Anna', password: 'a long password' };

const signedIn = async (url: string, path: string): Promise<Visitor> => {
  const { body } = await nobody(url).ask<{ player: { id: string }; token: string }>('POST', path, CREDENTIALS);
  return new Visitor(url, body.player.id, body.token);
};

describe('A backup of the whole service', () => {
  it(
    'is taken while people play, and played on from in another folder',
    async () => {
      const [here, there, file] = ['here', 'there', 'laguna.backup'].map((name) => join(folder, name));
      if (here === undefined || there === undefined || file === undefined) throw new Error('There are three.');
      await mkdir(here);
      const first = await serve(here);
      const anna = await signedIn(first.url, '/api/accounts');
      const opened = await anna.ask<{ id: string }>('POST', '/api/tables', { game: 'murano', seats: 2 });
      const table = opened.body.id;
      await anna.ask('PUT', `/api/tables/${table}/seats/0`, {});
      const other = await nobody(first.url).ask<{ token: string }>('POST', '/api/guests', { name: 'Ben' });
      await new Visitor(first.url, null, other.body.token).ask('PUT', `/api/tables/${table}/seats/1`, {});
      await anna.ask('POST', `/api/tables/${table}/start`, {});
      const players = [anna, new Visitor(first.url, null, other.body.token)];
      const moves = await Promise.all(players.map((player) => choose(player, table, 'first')));
      expect(moves).toContain(200);

      const taken = run('backup', here, file);
      expect(taken).toEqual({ code: 0, said: expect.stringMatching(/holds 1 tables with \d+ events, and 2 players/) });
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      const before = (await anna.ask<Shown>('GET', `/api/tables/${table}/state`)).body;
      expect(run('restore', here, file)).toEqual({ code: 1, said: expect.stringMatching(/^Laguna already runs on/) });
      await first.stop();

      expect(run('restore', here, file)).toEqual({
        code: 1,
        said: expect.stringMatching(/^There are players in that/),
      });
      expect(run('restore', there, file)).toEqual({ code: 0, said: expect.stringMatching(/^Restored 1 tables/) });
      const second = await serve(there);
      const back = await signedIn(second.url, '/api/sessions');
      const after = (await back.ask<Shown>('GET', `/api/tables/${table}/state`)).body;
      expect(after).toEqual(before);
      expect(back.id).toBe(anna.id);
      // It is Anna's turn, or that of Ben, who as a guest has no way back.
      expect([200, null]).toContain(await choose(back, table, 'second'));
      expect((await back.ask('GET', `/api/tables/${table}`)).body).toMatchObject({ status: 'playing' });
      await second.stop();
    },
    SEVERAL_STARTS_MS,
  );

  it('is refused in a sentence where there is nothing, or no file, or a foreign one', async () => {
    const nowhere = join(folder, 'nowhere');
    expect(run('backup', nowhere, join(folder, 'none'))).toEqual({
      code: 1,
      said: `There is nothing to back up in ${nowhere}.\n`,
    });
    const diary = join(folder, 'diary');
    await writeFile(diary, 'Dear diary');
    expect(run('restore', nowhere, diary)).toEqual({
      code: 1,
      said: `${diary} is damaged, or no backup of Laguna.\n`,
    });
    expect(run('restore', nowhere)).toEqual({ code: 2, said: 'npm run restore -- FILE\n' });
    await expect(stat(nowhere)).rejects.toThrow(/ENOENT/);
  });
});
