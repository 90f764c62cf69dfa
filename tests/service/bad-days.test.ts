import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '#tests/store/embedded/eventually.js';
import { ask, asking, theServer } from '#tests/store/postgres/server.js';
import { Wire } from '#tests/store/postgres/wire.js';
import { LiveTable } from './live-table.js';
import type { Turn } from './live-table.js';
import { aFolder, forget, serve, UNHURRIED } from './served.js';
import type { Served } from './served.js';
import { aGuest, nobody } from './visitor.js';
import type { Call } from './visitor.js';

const server = theServer();

let database: string;
let wire: Wire;
let served: Served;
let folder: string;
let live: LiveTable;

beforeAll(async () => {
  database = await server().database();
  wire = await Wire.to(database);
  folder = await aFolder();
  served = await serve(folder, { ...UNHURRIED, DATABASE_URL: wire.url });
  live = await LiveTable.at(served.url);
});

afterAll(async () => {
  expect(await served.stop()).toBe(0);
  await wire.refuse();
  await forget(folder);
});

const statusOf = async (path: string): Promise<number> => (await nobody(served.url).ask('GET', path)).status;

const isReady = async (): Promise<boolean> => (await statusOf('/api/health/ready')) === 200;

const tables = async (): Promise<readonly string[]> =>
  (
    await ask(
      database,
      `select oid::regclass::text as name from pg_class where relnamespace = 'store'::regnamespace
    and relkind = 'r'`,
    )
  ).map(({ name }) => String(name));

const feedLag = async (): Promise<number> => {
  const { text } = await nobody(served.url).ask('GET', '/metrics');
  return Number(/^laguna_feed_lag_seconds\{follower="fan-out"\} (\S+)$/m.exec(text)?.[1]);
};

interface Move {
  readonly call: Call;
  readonly given: { readonly table: string; readonly id: string; readonly seen: number; readonly command: unknown };
}

/** Somebody at the table about to move, over a socket that was opened while all was well. */
const aMove = async (): Promise<Move> => {
  const { visitor, seq, choices }: Turn = await live.turn();
  const call = await visitor.call();
  return { call, given: { table: live.id, id: randomUUID(), seen: seq, command: choices[0] } };
};

/** Who plays and watches, while nothing can be kept: nothing moves, all else goes on. */
const onlyMovesAreRefused = async ({ call, given }: Move): Promise<void> => {
  call.say('command', given);
  const refused = await call.hears('answer');
  expect(refused).toMatchObject({ id: given.id, ok: false, refusal: { code: 'not_saved' }, seq: given.seen });

  const late = await nobody(served.url).call();
  late.say('follow', { table: live.id });
  await late.hears('snapshot');
  const state = await nobody(served.url).ask<{ seq: number }>('GET', `${live.path}/state`);
  expect([state.status, state.body.seq]).toEqual([200, given.seen]);
  expect(await statusOf('/api/health/live')).toBe(200);
  expect(live.watching.fold?.seq).toBe(given.seen);
  expect(live.watching.call?.socket.readyState).toBe(1);
  late.hangUp();
};

/** The same id, when all is well again: once, however often. */
const thenItIsDoneOnce = async ({ call, given }: Move): Promise<void> => {
  for (let time = 0; time < 3; time += 1) call.say('command', given);
  const answers = [await call.hears('answer'), await call.hears('answer'), await call.hears('answer')];
  const seq = answers[0]?.seq ?? 0;
  expect(answers).toEqual(answers.map(() => ({ id: given.id, ok: true, seq })));
  const kept = await ask(database, `select seq from store.events where command_id like '%${given.id}' order by seq`);
  expect(kept.map((row) => Number(row['seq']))).toEqual(kept.map((_, at) => seq - kept.length + 1 + at));
  expect(kept.length).toBeGreaterThan(0);
  call.hangUp();
  await live.goesOn();
  await live.isAsTold();
};

describe('A token', () => {
  it('that has expired is worth nothing, and the socket that it opened goes on', async () => {
    const eva = await aGuest(served.url, 'Eva');
    const call = await eva.call();
    await ask(database, 'update store.tokens set expires = 1 where player = $1', [eva.id]);
    expect((await eva.ask('GET', '/api/games')).status).toBe(401);
    await expect(eva.call()).rejects.toThrow('4005');
    call.say('follow', { table: live.id });
    await call.hears('snapshot');
    call.hangUp();
  });
});

const HOUR_MS = 60 * 60 * 1000;

describe('A cookie', () => {
  it('is replaced when its token is a day old, and what is under way with the one before counts a minute longer', async () => {
    const house = nobody(served.url);
    const { body, headers } = await house.ask<SignedIn>('POST', '/api/guests', { name: 'Frida' });
    const { id } = body.player;
    const first = cookieIn(headers);
    const asIn = (cookie: string) => house.ask('GET', '/api/reports/mine', undefined, { cookie });
    const grows = (ms: number) =>
      ask(database, 'update store.tokens set issued = issued - $2 where player = $1', [id, ms]);

    await grows(23 * HOUR_MS);
    expect((await asIn(first)).headers.get('set-cookie')).toBeNull();
    await grows(2 * HOUR_MS);
    // Who says a token themselves keeps it themselves.
    const asBearer = await house.ask('GET', '/api/games', undefined, { authorization: `Bearer ${body.token}` });
    expect(asBearer.headers.get('set-cookie')).toBeNull();
    const renewed = await asIn(first);
    expect(renewed.headers.get('set-cookie')).toMatch(/^laguna=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
    const second = cookieIn(renewed.headers);
    expect(second).not.toBe(first);

    for (const cookie of [first, second]) {
      const asked = await asIn(cookie);
      expect([asked.status, asked.headers.get('set-cookie')]).toEqual([200, null]);
    }
    const [old] = await ask(database, 'select expires from store.tokens where player = $1 order by issued', [id]);
    expect(Number(old?.['expires'])).toBeLessThanOrEqual(Date.now() + 60_000);
    await ask(database, 'update store.tokens set expires = 1 where player = $1 and expires = $2', [
      id,
      old?.['expires'],
    ]);
    expect((await asIn(second)).status).toBe(200);
    const over = await asIn(first);
    expect(over.status).toBe(401);
    expect(over.headers.get('set-cookie')).toMatch(/^laguna=; .*Expires=Thu, 01 Jan 1970/);
  });
});

interface SignedIn {
  readonly player: { readonly id: string };
  readonly token: string;
}

const cookieIn = (headers: Headers): string => /^laguna=[^;]*/.exec(headers.get('set-cookie') ?? '')?.[0] ?? '';

describe('A service whose database', () => {
  it('is gone refuses moves and goes on showing; it is used again when it is back, without a new start', async () => {
    const move = await aMove();
    await wire.refuse();
    await onlyMovesAreRefused(move);
    expect(await statusOf('/api/health/ready')).toBe(503);
    expect(await statusOf('/api/tables')).toBe(503);

    await wire.restore();
    await eventually('it is ready', isReady);
    await thenItIsDoneOnce(move);
  });

  it('hangs refuses moves and goes on showing; it is used again when it answers', async () => {
    const move = await aMove();
    void wire.mute();
    await onlyMovesAreRefused(move);
    expect(await statusOf('/api/health/ready')).toBe(503);

    wire.cut();
    await eventually('it is ready', isReady);
    await thenItIsDoneOnce(move);
  });

  it('has no room left refuses moves and goes on showing; it is used again when there is room', async () => {
    const move = await aMove();
    // No disk is filled for it: the database says what PostgreSQL says when one is.
    await ask(
      database,
      `create function full_disk() returns trigger language plpgsql as
       $$ begin raise exception 'no room' using errcode = '53100'; end $$`,
    );
    for (const table of await tables())
      await ask(
        database,
        `create trigger full_disk before insert or update on ${table} for each row execute function full_disk()`,
      );
    await onlyMovesAreRefused(move);
    expect(await statusOf('/api/health/ready')).toBe(503);

    for (const table of await tables()) await ask(database, `drop trigger full_disk on ${table}`);
    expect(await isReady()).toBe(true);
    await thenItIsDoneOnce(move);
  });

  it('holds back what is told on, since a transaction stays open, is seen by the lag of the feed', async () => {
    await live.goesOn();
    await eventually('nothing waits', async () => (await feedLag()) === 0);
    await asking(database, async (client) => {
      await client.query('begin');
      await client.query('select pg_current_xact_id()');
      await live.goesOn();
      expect(await feedLag()).toBeGreaterThan(0);
      await client.query('rollback');
    });
    await eventually('nothing waits', async () => (await feedLag()) === 0);
  });

  it('was away on such days has logged no secret', () => {
    for (const { token } of live.players) expect(served.said()).not.toContain(token);
    expect(served.said()).not.toContain(new URL(wire.url).password || 'postgresql://');
  });
});
