import { randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import pg from 'pg';
import { startEmbedded } from '#store/embedded/start-embedded.js';
import { migrate } from '#store/postgres/migrate.js';

/** A server whose superuser we are, with as many databases as a test wants. */
export interface Server {
  /** The URL of a database at the schema of this release, for all who bring tables of their own. */
  readonly url: string;
  /** The URL of a new and empty database. */
  database(): Promise<string>;
  stop(): Promise<unknown>;
}

/** The server of all tests of a file: the one at DATABASE_URL, as a superuser, or else the one that comes with Laguna. */
export const theServer = (): (() => Server) => {
  let running: Server | null = null;
  beforeAll(async () => {
    const given = process.env['DATABASE_URL'];
    running = given === undefined ? await startOwn() : await serverAt(given, dropAll);
  });
  afterAll(async () => running?.stop());
  return () => {
    if (running === null) throw new Error('The server starts with the tests.');
    return running;
  };
};

const serverAt = async (admin: string, stop: (admin: string, made: readonly string[]) => Promise<unknown>) => {
  const made: string[] = [];
  const database = async (): Promise<string> => {
    const name = `laguna_test_${randomUUID().replaceAll('-', '')}`;
    made.push(name);
    await ask(admin, `create database ${name}`);
    const url = new URL(admin);
    url.pathname = `/${name}`;
    return url.href;
  };
  const url = await database();
  await migrate(url);
  return { url, database, stop: () => stop(admin, made) };
};

/** A server that goes on after the tests is left as it was. */
const dropAll = async (admin: string, made: readonly string[]): Promise<unknown> =>
  Promise.all(made.map(async (name) => ask(admin, `drop database if exists ${name} with (force)`)));

/** The server that Laguna brings lets no superuser in. Here it does: only so can tests make roles and databases. */
const startOwn = async (): Promise<Server> => {
  const folder = await mkdtemp(join(tmpdir(), 'laguna-store-'));
  const { connection, pid, stop } = await startEmbedded({ folder });
  await appendFile(join(folder, 'postgres', 'pg_hba.conf'), 'local all all trust\n');
  process.kill(pid, 'SIGHUP');

  const admin = `postgresql://postgres@localhost:${connection.port}/postgres?host=${encodeURIComponent(connection.host)}`;
  await whenItAnswers(admin);
  return serverAt(admin, async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  });
};

/** It reads its settings again when it comes to it. */
const whenItAnswers = async (admin: string, tries = 100): Promise<void> => {
  try {
    await ask(admin, 'select 1');
  } catch (fault) {
    if (tries === 0) throw fault;
    await whenItAnswers(admin, tries - 1);
  }
};

/** One question on a connection of its own. */
export const ask = async (url: string, text: string, values: unknown[] = []): Promise<readonly Row[]> =>
  asking(url, async (client) => (await client.query<Row>(text, values)).rows);

/** Several questions on one connection. */
export const asking = async <T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
};

type Row = Readonly<Record<string, unknown>>;
