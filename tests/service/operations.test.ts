import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { murano } from '#engine/murano/game.js';
import { ask } from '#tests/store/embedded/ask.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { gather, holdsWhatIsTold, NONCE, PLEDGED } from './company.js';
import type { Company } from './company.js';
import { aFolder, forget, refuses, serve } from './served.js';
import type { Served } from './served.js';
import { nobody, Visitor } from './visitor.js';
import type { Answered } from './visitor.js';

/** Requests at the usual pace; and everything that is asked is written down. */
const WRITTEN_DOWN = { LAGUNA_MESSAGES_PER_SECOND: '100000', LAGUNA_LOG_LEVEL: 'info' };
const WHOLE_GAME_MS = 60_000;

let served: Served;
let folder: string;
let players: readonly Visitor[];
let finished: Company;
let open: Company;

const password = (name: string): string => `${name} likes glass`;

const anAccount = async (url: string, name: string): Promise<Visitor> => {
  const { body } = await nobody(url).ask<{ player: { id: string }; token: string }>('POST', '/api/accounts', {
    name,
    password: password(name),
  });
  return new Visitor(url, body.player.id, body.token);
};

beforeAll(async () => {
  folder = await aFolder();
  served = await serve(folder, WRITTEN_DOWN);
  players = await Promise.all(['Anna', 'Ben'].map((name) => anAccount(served.url, name)));
  finished = await gather({ game: murano, players });
  await finished.over();
  await holdsWhatIsTold(finished);
}, WHOLE_GAME_MS);

afterAll(async () => {
  expect(await served.stop()).toBe(0);
  await forget(folder);
});

describe('The log of a whole game', () => {
  it('has each request with an id that its answer carries, and a start that says where it is', async () => {
    const { headers } = await nobody(served.url).ask('GET', '/api/games');
    const id = headers.get('x-request-id') ?? '';
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    // A line is written when its answer has left.
    const line = `"req":{"id":"${id}","method":"GET","url":"/api/games"},"res":{"statusCode":200}`;
    await eventually('the request is in the log', () => served.said().includes(line));
  });

  it('has the same id for a socket, and where somebody is turned away, at every line about it', async () => {
    const socket = new WebSocket(`${served.url.replace('http', 'ws')}/ws`);
    const [upgraded] = (await once(socket, 'upgrade')) as [IncomingMessage];
    socket.on('open', () => socket.terminate());
    const connection = String(upgraded.headers['x-request-id']);
    const opened = `"req":{"id":"${connection}","method":"GET","url":"/ws"},"res":{"statusCode":101}`;
    await eventually('the socket is in the log', () => served.said().includes(opened));

    const missing = await players[0]?.ask('GET', '/api/admin/me');
    expect(missing?.status).toBe(404);
    const cookie = { cookie: `laguna=${players[0]?.token ?? ''}`, origin: 'https://evil.example' };
    const forbidden = await nobody(served.url).ask('POST', '/api/tables', { game: 'murano', seats: 2 }, cookie);
    expect(forbidden.status).toBe(403);
    const idOf = (answer: typeof missing): string => answer?.headers.get('x-request-id') ?? 'no id';
    const asked = (answer: typeof missing, status: number): boolean =>
      new RegExp(`"req":\\{"id":"${idOf(answer)}",[^}]*\\},"res":\\{"statusCode":${status}\\}`).test(served.said());
    await eventually('both are in the log', () => asked(missing, 404) && asked(forbidden, 403));
    expect(served.said()).toMatch(new RegExp(`"about":\\["request ${idOf(missing)}"\\],"msg":"Turned away: GET`));
  });

  it('has no token, password, cookie, nonce, seed or card in it', async () => {
    const { text } = await nobody(served.url).ask('GET', `${finished.path}/export`);
    const seed = /"seed":"([\w-]{43})","type":"SeedRevealed"/.exec(text)?.[1] ?? 'no seed was revealed';
    expect(text).toContain(seed);
    const said = served.said();
    for (const secret of [
      seed,
      Buffer.from(seed, 'base64url').toString('hex'),
      NONCE,
      PLEDGED,
      'laguna=',
      'character-',
      'argon2',
    ])
      expect(said).not.toContain(secret);
    for (const [at, { token }] of players.entries()) {
      expect(said).not.toContain(token);
      expect(said).not.toContain(password(['Anna', 'Ben'][at] ?? ''));
    }
    expect(said).not.toMatch(/authorization|set-cookie|bearer/i);
  });
});

describe('/metrics', () => {
  it('has what was promised, and names no table and no player', async () => {
    await players[0]?.ask('POST', `${finished.path}/commands`, { seen: 1, command: { type: 'pass' } }, ID);
    const { text } = await nobody(served.url).ask('GET', '/metrics');
    for (const family of [
      ...['laguna_commands_total', 'laguna_refusals_total', 'laguna_append_seconds_bucket', 'laguna_feed_lag_seconds'],
      ...['laguna_sockets', 'laguna_tables', 'nodejs_eventloop_lag_seconds'],
    ])
      expect(text).toMatch(new RegExp(`^${family}(\\{[^}]*\\})? [0-9.e+-]+$`, 'm'));
    expect(text).toMatch(/^laguna_commands_total\{outcome="taken"\} [1-9]/m);
    expect(text).toMatch(/^laguna_refusals_total\{code="finished"\} [1-9]/m);
    for (const name of [finished.id, ...players.flatMap(({ id, token }) => [id ?? '', token ?? '']), 'Anna'])
      expect(text).not.toContain(name);
  });
});

const ID = { 'idempotency-key': 'too-late' };

describe('Somebody who asks too often', () => {
  it('is told to wait, and for how long', async () => {
    const many = () => Promise.all(Array.from({ length: 80 }, () => nobody(served.url).ask('GET', '/api/games')));
    // The longer these take on a busy machine, the more of them it takes to be too often.
    let slowed: Answered<unknown> | undefined;
    while (slowed === undefined) slowed = (await many()).find(({ status }) => status === 429);
    expect(slowed.headers.get('content-type')).toContain('application/problem+json');
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await players[0]?.ask('GET', '/api/games'))?.status).toBe(200);
  });

  it.each([
    ['cookie', { cookie: 'laguna=made-up' }],
    ['bearer', { authorization: 'Bearer made-up' }],
  ])('has no more for a token that is nobody’s: %s', async (_, headers) => {
    // More than an address has without a token, fewer than it has in all.
    const asked = Array.from({ length: 200 }, () => nobody(served.url).ask('GET', '/api/games', undefined, headers));
    expect((await Promise.all(asked)).map(({ status }) => status)).toContain(429);
  });
});

describe('A start', () => {
  it('on data that another one runs on says so, and ends', async () => {
    const { code, said } = await refuses({ LAGUNA_DATA: folder });
    expect(code).toBe(1);
    expect(said).toMatch(/^Laguna already runs on this data, pid \d+/);
  });

  it('with settings that there are not, or that are wrong, lists them all and no value', async () => {
    const { code, said } = await refuses({
      ...{ LAGUNA_COLOUR: 'red', PORT: 'many', LAGUNA_LOG_LEVEL: 'loud', LAGUNA_BOT_WORKERS: '0' },
      DATABASE_URL: 'mysql://anna:hunter2@db/laguna',
    });
    expect(code).toBe(1);
    for (const name of ['LAGUNA_COLOUR', 'PORT', 'LAGUNA_LOG_LEVEL', 'LAGUNA_BOT_WORKERS', 'DATABASE_URL'])
      expect(said).toMatch(new RegExp(`^${name} is `, 'm'));
    expect(said).not.toMatch(/hunter2|red|many|loud|mysql/);
  });

  it('where no database answers ends, and does not say its password', async () => {
    const { code, said } = await refuses({ DATABASE_URL: 'postgresql://anna:hunter2@127.0.0.1:1/laguna' });
    expect(code).toBe(1);
    expect(said).not.toContain('hunter2');
    expect(said).toContain('127.0.0.1:1');
  });

  it('on a port that something else listens on says so in a sentence', async () => {
    const other = await aFolder();
    const { code, said } = await refuses({ LAGUNA_DATA: other, PORT: new URL(served.url).port });
    expect(code).toBe(1);
    expect(said).toContain('Something else listens on that port already: name another one with PORT.\n');
    await forget(other);
  });
});

/** A move alone says that somebody was there: whoever follows for weeks never comes to the table anew. */
const isVisitedByAMove = async ({ id, path, choosers }: Company): Promise<void> => {
  const database = { host: join(folder, 'sockets'), port: 5432, user: 'laguna', database: 'laguna' };
  await ask(database, `update store.lobby set visited = 1 where table_id = '${id}'`);
  for (const { follower } of choosers) {
    const { body } = await follower.visitor.ask<Offered>('GET', `${path}/choices`);
    const command = body.choices.find(({ type }) => type !== 'undo');
    if (command === undefined) continue;
    const call = await follower.visitor.call();
    call.say('command', { table: id, id: 'after-the-start', seen: body.seq, command });
    expect(await call.hears('answer')).toMatchObject({ ok: true });
    call.hangUp();
    break;
  }
  await eventually('the visit is noted', async () => {
    const [row] = await ask(database, `select visited from store.lobby where table_id = '${id}'`);
    return Number(row?.['visited']) > 1;
  });
};

interface Offered {
  readonly seq: number;
  readonly choices: readonly { readonly type: string }[];
}

describe('Ctrl-C', () => {
  it(
    'tells every socket to come back, and ends well; the next start finds every table as it was',
    async () => {
      open = await gather({ game: murano, players, watchers: 2 });
      await Promise.all(open.everybody.map((follower) => follower.until(({ seq }) => seq > 30)));
      const lines = open.everybody.flatMap(({ call }) => call ?? []);
      expect(await served.stop()).toBe(0);
      expect(await Promise.all(lines.map(({ closed }) => closed))).toEqual(lines.map(() => 4008));
      for (const { heard } of lines)
        expect(heard.at(-1)).toMatchObject({ event: 'problem', data: { code: 'going_away' } });
      expect(served.said()).not.toMatch(/"level":(?:50|60)/);

      served = await serve(folder, { ...WRITTEN_DOWN, PORT: new URL(served.url).port });
      // Loaded from what is stored, each table is what its people folded while it was hot.
      await holdsWhatIsTold(finished);
      await isVisitedByAMove(open);
      await open.come();
      await open.over();
      await holdsWhatIsTold(open);
      const { body } = await nobody(served.url).ask<{ tables: { id: string }[] }>('GET', '/api/tables?status=finished');
      expect(body.tables.map(({ id }) => id)).toEqual(expect.arrayContaining([finished.id]));
    },
    WHOLE_GAME_MS,
  );
});
