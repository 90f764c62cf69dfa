import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Problem, PROBLEM_MEDIA_TYPE } from '#events/wire/problem.js';
import { fuzzed } from './fuzzed.js';
import { LiveTable } from './live-table.js';
import { aFolder, forget, serve, UNHURRIED } from './served.js';
import type { Served } from './served.js';
import { anOfficer } from './staff.js';
import { isTurnedAway } from './turned-away.js';
import { aGuest, callTo, nobody, Visitor } from './visitor.js';

/** Behind a proxy, which says whom it speaks for: so requests can come from many addresses. */
const BEHIND_A_PROXY = { ...UNHURRIED, LAGUNA_PROXIES: '1' };

let served: Served;
let live: LiveTable;
let mallory: Visitor;
let adele: Visitor;
const secrets: string[] = [];

beforeAll(async () => {
  served = await serve(await aFolder(), BEHIND_A_PROXY);
  live = await LiveTable.at(served.url);
  mallory = await aGuest(served.url, 'Mallory');
  adele = await anOfficer(served, 'Adele', 'admin');
});

/** Whatever was asked: who watches a table has noticed nothing, and nothing unforeseen or secret was logged. */
afterEach(async () => {
  await live.goesOn();
  await live.isAsTold();
  expect(served.said()).not.toMatch(/"level":(?:40|50|60)/);
  for (const secret of [...secrets, ...live.players.map(({ token }) => token ?? '')])
    expect(served.said()).not.toContain(secret);
});

afterAll(async () => {
  expect(await served.stop()).toBe(0);
  await forget(served.folder);
});

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly who?: Visitor;
}

/** What only the inside of the service knows. */
const INSIDE = /node_modules|\.[jt]s:\d|\bat [A-Z]\w+\.|postgres|typeorm|zod|\bselect\b|\binsert\b|\[object/i;

/** Its status; where that is 400 or more, the answer is a problem document and says nothing of the inside. */
const statusOf = async ({ method, path, body, headers = {}, who = mallory }: Sent): Promise<number> => {
  const response = await fetch(`${served.url}${path}`, {
    method,
    headers: {
      ...(who.token === null ? {} : { authorization: `Bearer ${who.token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const said = await response.text();
  if (response.status < 400) return response.status;
  expect([method, path, response.headers.get('content-type')?.split(';')[0]]).toEqual([
    method,
    path,
    PROBLEM_MEDIA_TYPE,
  ]);
  expect(Problem.parse(JSON.parse(said)).status).toBe(response.status);
  expect(said).not.toMatch(INSIDE);
  return response.status;
};

const json = (body: unknown): string => JSON.stringify(body);

interface Written {
  readonly method: string;
  readonly path: string;
  readonly valid: object;
}

/** Each address with a body that would be taken there. */
const written = (): readonly Written[] => [
  { method: 'POST', path: '/api/guests', valid: { name: 'Zoe' } },
  { method: 'POST', path: '/api/accounts', valid: { name: 'Zoe', password: 'long enough' } },
  { method: 'POST', path: '/api/sessions', valid: { name: 'Zoe', password: 'long enough' } },
  {
    method: 'POST',
    path: '/api/tables',
    valid: { game: 'murano', seats: 2, options: {}, visibility: 'public', clock: { kind: 'move', seconds: 60 } },
  },
  { method: 'PUT', path: `${live.path}/seats/0`, valid: { nonce: 'mine' } },
  { method: 'PUT', path: `${live.path}/seats/1`, valid: { bot: 'random' } },
  { method: 'POST', path: `${live.path}/commands`, valid: { seen: 1, command: { type: 'sail', ship: 0, to: 1 } } },
];

/** The same for who has to be somebody there. None of it would have an effect. */
const writtenBy = (leaving: Visitor): readonly (Written & { readonly who: Visitor })[] => [
  {
    method: 'POST',
    path: `${live.path}/reports`,
    valid: { seq: 1, sentence: 'They looked at my cards.' },
    who: mallory,
  },
  { method: 'POST', path: `${live.path}/start`, valid: {}, who: mallory },
  { method: 'DELETE', path: '/api/accounts/current', valid: { password: 'another than mine' }, who: leaving },
  ...['tables/nowhere/end', 'tables/nowhere/void', 'players/nobody/suspend', 'players/nobody/unsuspend'].map(ofStaff),
  ofStaff('reports/none/resolve'),
];

const ofStaff = (path: string) => ({
  ...{ method: 'POST', path: `/api/admin/${path}`, valid: { reason: 'Somebody complained.' }, who: adele },
});

const read = (table: string): readonly string[] => [
  ...[`/api/tables/${table}`, `/api/tables/${table}/state`, `/api/tables/${table}/events`],
  ...[`/api/tables/${table}/export`, `/api/tables/${table}/choices`],
];

describe('A request', () => {
  it.each([
    '..%2f..%2fetc%2fpasswd',
    '__proto__',
    '%00',
    'x'.repeat(65),
    '%C3%A4',
    '%E0%A4%A',
    "a'%3Bdrop",
    '%20',
    'nowhere',
  ])('for a table "%s" that there is not is refused', async (id) => {
    for (const path of read(id)) expect([400, 404]).toContain(await statusOf({ method: 'GET', path }));
    for (const [method, path] of [
      ...[['PUT', 'seats/0'] as const, ['DELETE', 'seats/0'] as const, ['POST', 'start'] as const],
    ])
      expect([400, 404]).toContain(await statusOf({ method, path: `/api/tables/${id}/${path}` }));
    const body = json({ seen: 1, command: { type: 'pass' } });
    const headers = { 'idempotency-key': 'one' };
    expect([400, 404]).toContain(await statusOf({ method: 'POST', path: `/api/tables/${id}/commands`, body, headers }));
  });

  it('for a seat that there cannot be is refused', async () => {
    for (const seat of ['-1', '1.5', '99', 'x', '1e3', '01', '%F0%9F%9A%A3', '0x1'])
      for (const method of ['PUT', 'DELETE'])
        expect([400, 404]).toContain(await statusOf({ method, path: `${live.path}/seats/${seat}` }));
    expect([400, 422]).toContain(await statusOf({ method: 'PUT', path: `${live.path}/seats/7` }));
  });

  it('with a bent body is refused by its schema', async () => {
    for (const { method, path, valid } of written())
      for (const body of fuzzed([valid], 60, 99)) {
        const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': `10.1.${body.length % 200}.1` };
        const status = await statusOf({ method, path, body, headers, who: nobody(served.url) });
        // Some are right after all: a name is a name.
        expect(status).toBeLessThan(500);
        expect([path, body, status]).not.toEqual([path, body, 200]);
      }
    for (const body of fuzzed([written()[6]?.valid ?? {}], 150, 7))
      expect([400, 413, 422]).toContain(
        await statusOf({ method: 'POST', path: `${live.path}/commands`, body, headers: { 'idempotency-key': 'k' } }),
      );
  });

  it('with a bent body is refused by its schema where one has to be somebody, too', async () => {
    const { visitor } = await anAccount('Livia');
    for (const { method, path, valid, who } of writtenBy(visitor)) {
      const sent = { method, path, who };
      expect([400, 401, 403, 404, 422, 201]).toContain(await statusOf({ ...sent, body: json(valid) }));
      for (const body of [json({ ...valid, more: 1 }), '[]', 'null', '"reason"'])
        expect([path, body, await statusOf({ ...sent, body })]).toEqual([path, body, 400]);
      for (const body of fuzzed([valid], 25, 5)) expect(await statusOf({ ...sent, body })).toBeLessThan(500);
    }
    // Whoever did not say their password is still there.
    expect(await statusOf({ method: 'GET', path: '/api/games', who: visitor })).toBe(200);
  });

  it.each([
    ...['compare', 'compare?from=0&to=1', 'compare?from=1', 'compare?from=1&to=x', 'compare?from=1&to=2&as=nobody'],
    ...['compare?from=1&to=2&more=1', 'timeline?kind=gossip', 'timeline?limit=0', 'timeline?cursor=%00'],
    ...['timeline?seat=-1', 'timeline?as=seat:9', `timeline?text=${'x'.repeat(101)}`, 'timeline.csv?limit=3'],
  ])('of an admin for %s is refused', async (path) => {
    expect(await statusOf({ method: 'GET', path: `/api/admin/tables/${live.id}/${path}`, who: adele })).toBe(400);
  });

  it('with a body that is no JSON, of another type or too long is refused', async () => {
    const bodies: readonly (readonly [Omit<Sent, 'method' | 'path'>, number])[] = [
      [{ body: '{"name":' }, 400],
      [{ body: '"Zoe"' }, 400],
      [{ body: 'name=Zoe', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 400],
      [{ body: json({ name: 'Zoe' }), headers: { 'content-type': 'text/plain' } }, 400],
      [{ body: json({ name: 'Zoe' }), headers: { 'content-type': 'application/json; charset=klingon' } }, 415],
      [{ body: json({ name: 'Zoe' }), headers: { 'content-encoding': 'klingon' } }, 415],
      [{ body: 'not at all', headers: { 'content-encoding': 'gzip' } }, 400],
      [{ body: json({ name: 'x'.repeat(20_000) }) }, 413],
      [{ body: Uint8Array.of(0xff, 0xfe, 0) }, 400],
      [{ body: '{"name":"Zoe","__proto__":{"isAdmin":true}}' }, 400],
    ];
    for (const [sent, status] of bodies)
      expect([sent, await statusOf({ method: 'POST', path: '/api/guests', ...sent })]).toEqual([sent, status]);
  });

  it('by a method that is not for there is refused, and does nothing', async () => {
    const who = nobody(served.url);
    const paths = [
      ...written().map(({ path }) => path),
      ...read(live.id),
      '/api/sessions/current',
      '/api/games',
      '/metrics',
    ];
    for (const path of [...paths, '/', '/api', '/api/nothing', '/ws', '/api/health/ready/more'])
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])
        expect(await statusOf({ method, path, who })).toBeLessThan(500);
  });

  it.each([
    ...[
      'state?at=0',
      'state?at=-1',
      'state?at=1e3',
      'state?at=99999999999999999999',
      'state?at=1&at=2',
      'state?at[]=1',
    ],
    ...[
      'state?at=100000',
      'state?__proto__=1',
      'state?as=auditor',
      'state?as=seat:0',
      'state?as=seat:100',
      'state?when=1',
    ],
    ...['events?after=-1', 'events?limit=0', 'events?limit=1001', 'events?as=auditor', 'events?after=x', 'export'],
  ])('for %s is refused', async (path) => {
    const status = await statusOf({ method: 'GET', path: `${live.path}/${path}` });
    expect([400, 403, 404, 409]).toContain(status);
  });

  it.each([
    'status=lost',
    'game=',
    'cursor=%00',
    `cursor=${'x'.repeat(300)}`,
    'player=*',
    'limit=9',
    'status=open&status=open',
  ])('for tables?%s is refused', async (query) => {
    expect(await statusOf({ method: 'GET', path: `/api/tables?${query}` })).toBe(400);
  });

  it('that goes on from an event that there cannot be is refused before the stream begins', async () => {
    const headers = { accept: 'text/event-stream', 'last-event-id': 'yesterday' };
    expect(await statusOf({ method: 'GET', path: `${live.path}/events`, headers })).toBe(400);
  });

  it('with a command has an id that fits, or none of it is done', async () => {
    const { visitor: who, seq, choices } = await live.turn();
    const body = json({ seen: seq, command: choices[0] });
    for (const key of [undefined, '', ' ', 'a b', '__proto__', 'x'.repeat(61)])
      expect(
        await statusOf({
          ...{ method: 'POST', path: `${live.path}/commands`, body, who },
          headers: key === undefined ? {} : { 'idempotency-key': key },
        }),
      ).toBe(400);
    expect((await live.turn()).seq).toBe(seq);
  });

  it('with a token that nobody was given is refused, where it would be welcome without', async () => {
    for (const token of ['stolen', 'A'.repeat(43), '=', 'x'.repeat(2048), "'or'1'='1"])
      expect(await statusOf({ method: 'GET', path: '/api/games', who: new Visitor(served.url, null, token) })).toBe(
        401,
      );
  });
});

interface SignedIn {
  readonly player: { readonly id: string };
  readonly token: string;
}

const from = (address: string) => ({ 'x-forwarded-for': address });

const anAccount = async (name: string, as = nobody(served.url)) => {
  const password = `secret of ${name}`;
  secrets.push(password);
  const { status, body } = await as.ask<SignedIn>('POST', '/api/accounts', { name, password });
  expect(status).toBe(201);
  secrets.push(body.token);
  return { password, visitor: new Visitor(served.url, body.player.id, body.token) };
};

const enter = (name: string, password: string, address: string) =>
  nobody(served.url).ask<SignedIn>('POST', '/api/sessions', { name, password }, from(address));

describe('Guessing passwords', () => {
  it('is slowed for an account, from wherever and however its name is written', async () => {
    const { password } = await anAccount('Carla');
    const ways = ['Carla', 'CARLA', 'ｃａｒｌａ', 'carla', 'Carla'];
    for (const [at, name] of ways.entries())
      expect((await enter(name, 'wrong guess', `10.0.0.${at}`)).status).toBe(401);
    const slowed = await enter('Carla', password, '10.0.0.9');
    expect(slowed.status).toBe(429);
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Problem.parse(slowed.body).status).toBe(429);
  });

  it.each([
    ['an address', '10.0.1.1', '10.0.1.1', '10.0.1.2'],
    ['a network of IPv6', '2001:db8:0:1::1', '2001:db8:0:1:ffff::9', '2001:db8:0:2::1'],
  ])('is slowed for %s, whatever the accounts', async (_, address, same, another) => {
    for (let time = 0; time < 5; time += 1)
      expect((await enter(`Nobody ${time}`, 'wrong guess', address)).status).toBe(401);
    expect((await enter('Nobody at all', 'wrong guess', same)).status).toBe(429);
    expect((await enter('Nobody at all', 'wrong guess', another)).status).toBe(401);
  });

  it('is no easier for who has an account of their own; and who makes no mistake is not slowed', async () => {
    const { password } = await anAccount('Dora');
    for (let time = 0; time < 8; time += 1) expect((await enter('Dora', password, '10.0.2.1')).status).toBe(201);
    for (let time = 0; time < 5; time += 1) {
      expect((await enter(`Never ${time}`, 'wrong guess', '10.0.2.2')).status).toBe(401);
      if (time < 4) expect((await enter('Dora', password, '10.0.2.2')).status).toBe(201);
    }
    expect((await enter('Dora', password, '10.0.2.2')).status).toBe(429);
  });
});

describe('Signing out', () => {
  it('closes the sockets of that token, which is worth nothing then; another of the same player goes on', async () => {
    const { password, visitor } = await anAccount('Elena');
    const { body } = await enter('Elena', password, '10.0.3.1');
    const other = new Visitor(served.url, body.player.id, body.token);
    const [call, goesOn] = await Promise.all([visitor.call(), other.call()]);
    expect((await visitor.ask('DELETE', '/api/sessions/current')).status).toBe(204);
    expect(await call.closed).toBe(4005);
    expect(await statusOf({ method: 'GET', path: '/api/games', who: visitor })).toBe(401);
    await expect(visitor.call()).rejects.toThrow('4005');
    expect((await other.ask('GET', '/api/games')).status).toBe(200);
    expect(goesOn.socket.readyState).toBe(1);
    goesOn.hangUp();
  });

  it('after the token was replaced ends the one before as well, and closes what was opened with it', async () => {
    const { visitor } = await anAccount('Fiona');
    const call = await visitor.call();
    const { status, body } = await visitor.ask<SignedIn>('PUT', '/api/sessions/current');
    expect(status).toBe(200);
    expect(body.token).not.toBe(visitor.token);
    const renewed = new Visitor(served.url, body.player.id, body.token);
    for (const one of [visitor, renewed]) expect((await one.ask('GET', '/api/games')).status).toBe(200);
    expect((await renewed.ask('DELETE', '/api/sessions/current')).status).toBe(204);
    expect(await call.closed).toBe(4005);
    for (const who of [visitor, renewed]) expect(await statusOf({ method: 'GET', path: '/api/games', who })).toBe(401);
  });
});

describe('A guest who takes an account', () => {
  it('keeps the seat, with a new token; the old one ends', async () => {
    const guest = await aGuest(served.url, 'Gina');
    const { body } = await guest.ask<{ id: string }>('POST', '/api/tables', { game: 'murano', seats: 2 });
    await guest.ask('PUT', `/api/tables/${body.id}/seats/1`, {});
    const call = await guest.call();
    const { visitor } = await anAccount('Gina', guest);
    expect(visitor.id).toBe(guest.id);
    expect(await call.closed).toBe(4005);
    expect((await visitor.ask('GET', `/api/tables/${body.id}/choices`)).body).toMatchObject({ seat: 1 });
    expect(await statusOf({ method: 'GET', path: '/api/games', who: guest })).toBe(401);
    expect((await visitor.ask('POST', '/api/accounts', { name: 'Gina II', password: 'long enough' })).status).toBe(409);
  });
});

describe('A cookie', () => {
  it('is out of reach of scripts, and serves for requests and sockets of our own pages only', async () => {
    const { headers, body } = await nobody(served.url).ask<SignedIn>('POST', '/api/guests', { name: 'Hanna' });
    const given = headers.get('set-cookie') ?? '';
    expect(given).toMatch(/^laguna=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
    const cookie = given.slice(0, given.indexOf(';'));
    secrets.push(cookie);

    const call = await callTo(served.url, { cookie, origin: served.url });
    call.say('hello', { protocol: 1 });
    expect(await call.hears('welcome')).toMatchObject({ player: { id: body.player.id } });
    call.hangUp();
    await isTurnedAway(served.url, { cookie, origin: 'https://evil.example' });

    const asked = { method: 'POST', path: '/api/tables', body: json({ game: 'murano', seats: 2 }) };
    const who = nobody(served.url);
    expect(await statusOf({ ...asked, who, headers: { cookie, origin: 'https://evil.example' } })).toBe(403);
    expect(await statusOf({ ...asked, who, headers: { cookie, origin: 'null' } })).toBe(403);
    expect(await statusOf({ ...asked, who, headers: { cookie, origin: served.url } })).toBe(201);
    expect(await statusOf({ ...asked, who })).toBe(401);
    expect(await statusOf({ method: 'DELETE', path: '/api/sessions/current', who, headers: { cookie } })).toBe(204);
    expect(await statusOf({ ...asked, who, headers: { cookie } })).toBe(401);
  });
});
