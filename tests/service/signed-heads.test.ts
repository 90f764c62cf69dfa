import { execFile } from 'node:child_process';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { headText } from '#events/chain/head.js';
import type { ExportedHead, PublicKeys, SignedHead } from '#events/wire/heads.js';
import type { Game } from '#engine/kit/game.js';
import { murano } from '#engine/murano/game.js';
import { isSigned } from '#start/is-signed.js';
import { ask, theServer } from '#tests/store/postgres/server.js';
import { gather } from './company.js';
import { aFolder, forget, serve, UNHURRIED } from './served.js';
import type { Served } from './served.js';
import { aGuest, nobody } from './visitor.js';

const WHOLE_GAME_MS = 90_000;
const game: Game = murano;
const server = theServer();

let folder: string;
let served: Served;

beforeAll(async () => {
  folder = await aFolder();
  served = await serve(folder, { ...UNHURRIED, DATABASE_URL: server().url });
});

afterAll(async () => {
  await served.stop();
  await forget(folder);
});

const run = promisify(execFile);

/** As a user gives a command of ours; with its exit code. */
const commanded = async (script: string, args: readonly string[], environment: object = {}) => {
  const options = { env: { PATH: process.env['PATH'], LAGUNA_DATA: folder, ...environment } };
  try {
    const { stdout } = await run(process.execPath, [`dist/services/start/${script}.js`, ...args], options);
    return { code: 0, said: stdout };
  } catch (fault) {
    const { code, stdout, stderr } = fault as { code: number; stdout: string; stderr: string };
    return { code, said: `${stdout}${stderr}` };
  }
};

const keysAt = async (url: string) => (await nobody(url).ask<PublicKeys>('GET', '/api/keys')).body.keys;
const headAt = async (path: string) => (await nobody(served.url).ask<SignedHead>('GET', `${path}/head`)).body;

const isOurs = async (head: SignedHead): Promise<boolean | null> => {
  const key = (await keysAt(served.url)).find(({ id }) => id === head.key);
  return key === undefined ? false : isSigned(key.key, headText(head), head.signature);
};

/** A whole game of a person against a bot. */
const playedOut = async () => {
  const company = await gather({ game, players: [await aGuest(served.url, 'Anna')], bots: 1 });
  await company.over();
  return company;
};

describe('A node', () => {
  it('has a key that only its user reads, and tells everybody the other half', async () => {
    const file = join(folder, 'keys', 'signing.pem');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const keys = await keysAt(served.url);
    const { said } = await commanded('keys', ['show']);
    expect(keys.map(({ id, key }) => `${id} ${key}\n`)).toContain(said);
    const secret = (await readFile(file, 'utf8')).split('\n')[1] ?? '';
    expect(JSON.stringify(keys)).not.toContain(secret.slice(-40));
    expect(served.said()).not.toContain(secret.slice(-40));
  });

  it('signs where a table stands, also while nobody sits there', async () => {
    const anna = await aGuest(served.url, 'Anna');
    const { body } = await anna.ask<{ id: string }>('POST', '/api/tables', { game: 'murano', seats: 2 });
    const path = `/api/tables/${body.id}`;
    const first = await headAt(path);
    const { body: table } = await anna.ask<{ seq: number; digest: string }>('GET', path);
    expect(first).toMatchObject({ table: body.id, seq: table.seq, digest: table.digest });
    expect(await isOurs(first)).toBe(true);
    expect(await isOurs({ ...first, seq: first.seq + 1 })).toBe(false);
    await anna.ask('PUT', `${path}/seats/0`, { nonce: 'my-own' });
    expect((await headAt(path)).seq).toBe(first.seq + 1);
  });
});

describe('A finished game', () => {
  it(
    'is exported with its signed head, which any verifier holds, and which is not signed anew after the database was changed',
    async () => {
      const { path, id } = await playedOut();
      const { text } = await nobody(served.url).ask('GET', `${path}/export`);
      const { head } = JSON.parse(text.trimEnd().split('\n').at(-1) ?? '') as ExportedHead;
      expect(await isOurs(head)).toBe(true);
      expect(await headAt(path)).toEqual(head);

      const [file, keys] = [join(folder, 'game.ndjson'), join(folder, 'keys.json')];
      await writeFile(file, text);
      await writeFile(keys, JSON.stringify({ keys: await keysAt(served.url) }));
      for (const args of [
        [file, '--keys', keys],
        [file, '--keys', `${served.url}/api/keys`, '--nonce', 'A=my-own-luck'],
      ]) {
        const { code, said } = await commanded('verify', args);
        expect(said).toContain('This game is as it was played: everything holds.');
        expect(code).toBe(0);
      }
      // Without them it takes what lies beside the game, and where nothing does, what this machine's nodes sign with.
      expect(await commanded('verify', [file])).toMatchObject({ code: 0, said: expect.stringContaining(keys) });
      await rm(keys);
      const own = join(folder, 'keys', 'signing.pem');
      expect(await commanded('verify', [file])).toMatchObject({ code: 0, said: expect.stringContaining(own) });
      const stranger = await commanded('verify', [file], { LAGUNA_DATA: join(folder, 'nowhere') });
      expect(stranger).toMatchObject({ code: 1, said: expect.stringContaining('compare it') });
      await writeFile(keys, JSON.stringify({ keys: await keysAt(served.url) }));
      expect(await commanded('verify', [file, '--nonce', 'A=another'])).toMatchObject({ code: 1 });
      expect(await commanded('verify', [])).toMatchObject({ code: 2 });
      expect(await commanded('verify', [join(folder, 'nowhere')])).toMatchObject({ code: 1 });

      // Whoever owns the database can take its fences down, and write the end anew; but not the signature.
      const url = server().url;
      await ask(url, `alter table store.events disable trigger for_ever`);
      await ask(url, `update store.events set at = at + 1 where table_id = $1 and seq = 5`, [id]);
      await ask(url, `alter table store.events enable always trigger for_ever`);
      const changed = await nobody(served.url).ask('GET', `${path}/export`);
      await writeFile(file, changed.text);
      const { code, said } = await commanded('verify', [file, '--keys', keys]);
      expect(said).toMatch(/✗ Chain\s+Event 5, .* is not what was sealed/);
      expect(said).toContain('The first event with something wrong is number 5.');
      expect(code).toBe(1);
    },
    WHOLE_GAME_MS,
  );
});

describe('A key that is rotated', () => {
  it(
    'signs no more from the next start on, and still counts for what it signed',
    async () => {
      const before = await keysAt(served.url);
      const { path } = await playedOut();
      const exported = async () => (await nobody(served.url).ask('GET', `${path}/export`)).text;
      const text = await exported();
      const { said } = await commanded('keys', ['rotate']);
      expect(said).toContain('Nodes sign with it from their next start on');
      await served.stop();
      served = await serve(folder, { ...UNHURRIED, DATABASE_URL: server().url });
      const after = await keysAt(served.url);
      expect(after).toHaveLength(before.length + 1);
      const [old, fresh] = after.slice(-2);
      expect(old).toMatchObject(before.at(-1) ?? {});
      expect(old?.until).toBeGreaterThan(Date.now());
      expect(fresh?.until).toBeUndefined();
      expect(said.startsWith(`${fresh?.id ?? ''} ${fresh?.key ?? ''}\n`)).toBe(true);

      const anna = await aGuest(served.url, 'Anna');
      const { body } = await anna.ask<{ id: string }>('POST', '/api/tables', { game: 'murano', seats: 2 });
      expect((await headAt(`/api/tables/${body.id}`)).key).toBe(fresh?.id);

      // What was taken home before still holds by the keys that are told now, and so does what is taken home now.
      const file = join(folder, 'before.ndjson');
      for (const game of [text, await exported()]) {
        await writeFile(file, game);
        const verified = await commanded('verify', [file, '--keys', `${served.url}/api/keys`]);
        expect(verified).toEqual({ code: 0, said: expect.stringContaining('everything holds.') });
        expect(verified.said).toContain(`Signed with ${String(old?.id)}`);
      }
    },
    WHOLE_GAME_MS,
  );

  it('is known to every node that has the same database', async () => {
    const elsewhere = await aFolder();
    const other = await serve(elsewhere, { ...UNHURRIED, DATABASE_URL: server().url });
    try {
      expect(await keysAt(other.url)).toEqual(await keysAt(served.url));
    } finally {
      await other.stop();
      await forget(elsewhere);
    }
  });
});
