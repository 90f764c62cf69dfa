import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PublicKeys } from '#events/wire/heads.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { ask, theServer } from '#tests/store/postgres/server.js';
import { verified, wrongIn } from '#tests/verify/verified.js';
import { aFolder, forget, serve, UNHURRIED } from './served.js';
import type { Served } from './served.js';
import { anOfficer, played, SEVERAL_STARTS_MS, statusOf } from './staff.js';
import { nobody } from './visitor.js';

/** Longer ago than a table waits for those who left it. */
const LONG_AGO_MS = 15 * 24 * 60 * 60_000;
const server = theServer();

let alone: Served;
let shared: Served;
const onTheServer = () => ({ ...UNHURRIED, DATABASE_URL: server().url });

beforeAll(async () => {
  alone = await serve(await aFolder(), UNHURRIED);
  shared = await serve(await aFolder(), onTheServer());
}, SEVERAL_STARTS_MS);

afterAll(async () => {
  for (const served of [alone, shared]) {
    expect(await served.stop()).toBe(0);
    await forget(served.folder);
  }
});

/** It ends with its seed although nobody won, and every check of it holds. */
const isSound = async (url: string, path: string): Promise<void> => {
  const { text } = await nobody(url).ask('GET', `${path}/export`);
  const { keys } = (await nobody(url).ask<PublicKeys>('GET', '/api/keys')).body;
  const lines = text.trimEnd().split('\n');
  const last = lines.slice(-3, -1).map((line) => JSON.parse(line) as { readonly event: { readonly type: string } });
  expect(last.map(({ event }) => event.type)).toEqual(['TableClosed', 'SeedRevealed']);
  const verdict = await verified(lines, keys);
  expect(wrongIn(verdict)).toEqual({});
  expect(verdict.checks.map(({ state }) => state)).toEqual(verdict.checks.map(() => 'holds'));
};

describe('A game that nobody finishes', () => {
  it(
    'can be checked to where it came when an admin ends it',
    async () => {
      const admin = await anOfficer(alone, 'Olga', 'admin');
      const live = await played(alone.url, 12);
      expect(await statusOf(nobody(alone.url), 'GET', `${live.path}/export`)).not.toBe(200);
      expect(await statusOf(admin, 'POST', `/api/admin/tables/${live.id}/end`, { reason: 'It hangs.' })).toBe(200);
      await isSound(alone.url, live.path);
    },
    SEVERAL_STARTS_MS,
  );

  it(
    'can be checked to where it came when the clock closes it long after everybody left',
    async () => {
      const { id, path } = await played(shared.url, 12);
      await shared.stop();
      const { url } = server();
      await ask(url, 'update store.lobby set visited = visited - $2 where table_id = $1', [id, LONG_AGO_MS]);

      shared = await serve(shared.folder, { ...onTheServer(), NODE_OPTIONS: '--import ./tests/service/later.mjs' });
      await eventually('the clock closed it', async () => {
        // Whoever was there before the start has some minutes to come back: ten seconds at a time.
        shared.process.kill('SIGUSR2');
        const { body } = await nobody(shared.url).ask('GET', path);
        return body['status'] === 'finished';
      });
      await isSound(shared.url, path);
    },
    SEVERAL_STARTS_MS,
  );
});
