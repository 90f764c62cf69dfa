import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UNHURRIED } from '#tests/service/served.js';
import { aGuest, nobody, Visitor } from '#tests/service/visitor.js';
import { eventually } from '#tests/store/embedded/eventually.js';

/** Everything that `npm start` needs, and nothing that is installed or built. */
const SOURCES = [
  '.npmrc',
  'client',
  'events',
  'package-lock.json',
  'package.json',
  'services',
  'tsconfig.base.json',
  'tsconfig.json',
];
/** All packages are unpacked, and the service and the page are built from nothing. */
const FROM_NOTHING_MS = 8 * 60_000;

describe(`npm ci && npm start, on Node ${process.version}`, () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'laguna-installed-'));
    await mkdir(join(folder, 'laguna'));
    for (const source of SOURCES) await cp(source, join(folder, 'laguna', source), { recursive: true });
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  });

  it(
    'serve the page and a whole game of bots, and end at Ctrl-C without a complaint',
    async () => {
      const cwd = join(folder, 'laguna');
      await promisify(execFile)('npm', ['ci'], { cwd, env: ours() });

      const service = startIn(cwd, join(folder, 'data'));
      try {
        await isOfUse(await service.url);
      } finally {
        await service.stop();
      }
      // npm ends by the signal itself, or with the code of what it started.
      expect(['SIGINT', 0]).toContain(await service.ended);
      expect(service.complaints()).toBe('');
      expect(existsSync(join(folder, 'data/postgres/PG_VERSION'))).toBe(true);
      expect(existsSync(join(folder, 'data/postgres/postmaster.pid'))).toBe(false);
    },
    FROM_NOTHING_MS,
  );
});

/** Touches all that comes as a binary: the database, the hash of a password, and bots that play to the end. */
const isOfUse = async (url: string): Promise<void> => {
  const visitor = nobody(url);
  expect((await visitor.ask('GET', '/')).text).toContain('<script type="module"');
  expect((await visitor.ask('GET', '/metrics')).text).toContain(`nodejs_version_info{version="${process.version}"`);

  const account = { name: 'Anna', password: 'a long password' };
  const anna = await aGuest(url, account.name);
  expect((await anna.ask('POST', '/api/accounts', account)).status).toBe(201);
  const { body: signedIn } = await visitor.ask<{ token: string }>('POST', '/api/sessions', account);
  const host = new Visitor(url, anna.id, signedIn.token);
  const { body: opened } = await host.ask<{ id: string }>('POST', '/api/tables', { game: 'murano', seats: 2 });
  const table = `/api/tables/${opened.id}`;
  for (const seat of [0, 1])
    expect((await host.ask('PUT', `${table}/seats/${seat}`, { bot: 'random' })).status).toBe(200);
  expect((await host.ask('POST', `${table}/start`, {})).status).toBe(200);
  await eventually('the bots have played to the end', async () => {
    const { body } = await visitor.ask<{ state: { status: string } }>('GET', `${table}/state`);
    return body.state.status === 'finished';
  });
};

/** What npm and Node find around them in a terminal: jest's own mark would make them something else. */
const ours = (): NodeJS.ProcessEnv => ({ ...process.env, NODE_ENV: undefined, JEST_WORKER_ID: undefined });

const startIn = (cwd: string, data: string) => {
  const settings = { ...UNHURRIED, PORT: '0', LAGUNA_DATA: data };
  // What npm has to say about the settings of a machine is no complaint of ours.
  const child = spawn('npm', ['start', '--loglevel', 'error'], {
    ...{ cwd, env: { ...ours(), ...settings }, detached: true },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (text: Buffer) => (complaints += text.toString()));
  // Everything that npm started has ended by then, since all of it writes to the same two streams.
  const ended = new Promise((resolve) => child.once('close', (code, signal) => resolve(signal ?? code)));
  const url = new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const found = /^Laguna is at (\S+)$/m.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then((code) => reject(new Error(`It ended with ${String(code)}: ${said}${complaints}`)));
  });
  return {
    ...{ url, ended },
    complaints: () => complaints,
    /** Ctrl-C reaches npm and what it started, all at once. */
    stop: async (): Promise<void> => {
      if (child.pid === undefined) throw new Error('npm was not started.');
      if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGINT');
      await ended;
    },
  };
};
