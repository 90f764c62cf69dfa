import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { evolveTable } from '../../engine-under-test.mjs';
import { offspringOf } from '../measure/cpu.mjs';
import { publicOf } from '../public.mjs';
import { launch, pin } from '../servers/launch.mjs';
import { followLaguna } from './laguna-line.mjs';

/** Laguna as it is played: a database that comes with it and writes to the disk, accounts, schemas, digests and all. */
export const laguna = {
  id: 'laguna',
  name: 'Laguna',

  /** On new data in a folder of its own, or on what another start left in one. */
  start: async ({ folder: kept, storageCore, env = {} } = {}) => {
    const folder = kept ?? (await mkdtemp(path.join(tmpdir(), 'laguna-bench-')));
    folders.add(folder);
    const server = await launch('laguna.mjs', {
      env: { ...UNHURRIED, LAGUNA_DATA: folder, ...env },
      nodeOptions: ['--expose-gc'],
    });
    await ask(server, 'GET', '/api/health/ready');
    const readyMs = performance.now() - server.launchedAt;
    if (storageCore !== undefined) for (const pid of offspringOf(server.pid)) pin(pid, storageCore);
    const guests = await Promise.all(GUESTS.map((name) => post(server, '/api/guests', { name })));
    return {
      ...server,
      folder,
      readyMs,
      tokens: guests.map(({ token }) => token),
      stop: async ({ keep = false } = {}) => {
        await server.stop();
        if (!keep) await rm(folder, { recursive: true, force: true });
      },
    };
  },

  open: async (server, script) => {
    const [host] = server.tokens;
    const { id } = await post(server, '/api/tables', { game: script.game.id, seats: script.seats }, host);
    for (let seat = 0; seat < script.seats; seat += 1)
      await ask(server, 'PUT', `/api/tables/${id}/seats/${seat}`, {}, server.tokens[seat]);
    const { seq } = await post(server, `/api/tables/${id}/start`, {}, host);
    return { id, script, base: seq };
  },

  /** How many updates a viewer is sent for the first moves of a table. */
  updatesOf: (script, moves) => script.eventsOf(moves),

  sit: async (server, table, seat, hears) => {
    const line = await laguna.follow(server, table, seat, hears);
    return {
      ...line,
      move: (at) =>
        line.say('command', {
          table: table.id,
          id: `c${at}`,
          seen: line.seq(),
          command: table.script.move(at).command,
        }),
    };
  },

  /** At a seat, as whoever sits there sees the table. */
  follow: (server, table, seat, hears) => followLaguna(server, table, { token: server.tokens[seat], ...hears }),

  watch: (server, table, hears = {}) => followLaguna(server, table, hears),

  /** Whether somebody who comes now folds what the rules say it is after so many moves. */
  isRight: async (server, table, moves) => {
    const head = table.base + table.script.eventsOf(moves);
    const heard = [];
    const line = await followLaguna(server, table, { upTo: head, onWhole: (message) => heard.push(message) });
    line.hangUp();
    const folded = heard.reduce((known, message) => fold(table.script.game, known, message), null);
    return folded.seq === head && isDeepStrictEqual(folded.state, publicOf(table.script.stateAfter(moves)));
  },
};

/** Nobody makes such a load by hand: the limits are for people. */
const UNHURRIED = {
  PORT: '0',
  LAGUNA_HOST: '127.0.0.1',
  LAGUNA_MESSAGES_PER_SECOND: '1000000',
  LAGUNA_REQUESTS_PER_SECOND: '1000000',
  LAGUNA_SOCKETS_PER_ADDRESS: '1000000',
  LAGUNA_BOT_MOVE_MS: '0',
};

/** Nothing is left behind, however it ends. */
const folders = new Set();
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const GUESTS = ['Anna', 'Ben', 'Carla', 'Dario'];

const fold = (game, known, { event, data }) => {
  if (event === 'snapshot') return data.state;
  if (event !== 'event') return known;
  return evolveTable(game, known, { seq: data.seq, event: data.event, seat: null, command: null }, 'public');
};

const post = (server, where, body, token) => ask(server, 'POST', where, body, token);

const ask = async (server, method, where, body, token) => {
  const response = await fetch(`${server.url}${where}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${where}: ${response.status} ${await response.text()}`);
  return response.json();
};
