import { afterEach, describe, expect, it } from '@jest/globals';
import type { TableId } from '#events/envelope.js';
import { setRole } from '#store/staff/roles.js';
import { freePorts } from '#infra/free-ports.js';
import { Member } from '#infra/cluster/member.js';
import { settingsFor, WronglySet } from '#start/settings.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { ask, theServer } from '#tests/store/postgres/server.js';
import { LiveTable } from '#tests/service/live-table.js';
import { anAccount, signedIn } from '#tests/service/staff.js';
import { UNHURRIED } from '#tests/service/served.js';
import { aGuest, nobody } from '#tests/service/visitor.js';
import { takingsIn } from './takings.js';

/** As services/start/clock.ts has it. */
const CLOCK_LEASE_MS = 3_000;

const server = theServer();
const running: Member[] = [];

afterEach(async () => {
  for (const member of running.splice(0)) await member.end('SIGKILL');
});

const start = async (script: string, ready: RegExp, environment: Readonly<Record<string, string>>): Promise<Member> => {
  const own = { DATABASE_URL: server().url, LAGUNA_LOG_LEVEL: 'error', ...UNHURRIED, ...environment };
  const member = await Member.start({ name: script, script, ready, environment: own });
  running.push(member);
  return member;
};

const aGateway = async (node: string, environment: Readonly<Record<string, string>> = {}) => {
  const [port] = await freePorts(1);
  const member = await start('gateway', /^Laguna is at \S+$/m, {
    ...{ PORT: String(port), LAGUNA_NODE: node, ...environment },
  });
  return { member, url: member.ready.slice('Laguna is at '.length) };
};

const aClock = (node: string): Promise<Member> =>
  start('clock', /^The clock runs\.$/m, { PORT: '0', LAGUNA_NODE: node });

/** Whoever holds the lease says so; one that has ended is nobody's. */
const whoRings = async (): Promise<unknown> =>
  (await ask(server().url, `select holder from store.leases where name = 'clock' and until > clock_timestamp()`))[0]?.[
    'holder'
  ];

describe('A process of its own', () => {
  it.each([
    ['gateway', { PORT: 'x' }, ['PORT is to be a whole number.', 'DATABASE_URL is not set, and a gateway needs it.']],
    [
      'clock',
      { LAGUNA_NODE: 'a b' },
      ['LAGUNA_NODE is to be letters', 'DATABASE_URL is not set, and a clock needs it.'],
    ],
    [
      'relay',
      {},
      ['DATABASE_URL is not set, and a relay needs it.', 'KAFKA_BROKERS is not set, and a relay needs it.'],
    ],
    [
      'projector',
      { LAGUNA_LOG_LEVEL: 'loud' },
      ['LAGUNA_LOG_LEVEL is to be one of', 'DATABASE_URL is not set, and a projector needs it.'],
    ],
  ])(
    'such as a %s tells all that is wrong with its settings, and does not start',
    async (script, environment, said) => {
      const starting = Member.start({ name: script, script, ready: /never/, environment });
      for (const sentence of said) await expect(starting).rejects.toThrow(sentence);
    },
  );

  it('is had with what it needs, and never with another value than what was said', () => {
    const set = settingsFor({ who: 'a clock', names: ['DATABASE_URL'] }, { DATABASE_URL: 'postgresql://here/laguna' });
    expect(set.DATABASE_URL).toBe('postgresql://here/laguna');
    expect(() => settingsFor({ who: 'a clock', names: ['DATABASE_URL'] }, {})).toThrow(WronglySet);
  });
});

describe('A gateway that is told to stop', () => {
  it('says first that it is not ready, plays on until it sends people on, to whom another one gives the same', async () => {
    const [a, b] = [await aGateway('a', { LAGUNA_DRAIN_SECONDS: '15' }), await aGateway('b')];
    const table = await LiveTable.at(a.url);
    const watchers = await Promise.all(Array.from({ length: 20 }, () => nobody(a.url).call()));
    for (const watcher of watchers) watcher.say('follow', { table: table.id });
    const closings: number[] = [];
    for (const { closed } of watchers) void closed.then(() => closings.push(performance.now()));

    const ended = a.member.end();
    const ready = () => nobody(a.url).ask<{ why?: string }>('GET', '/api/health/ready');
    await eventually('it is not ready', async () => (await ready()).status === 503);
    expect((await ready()).body.why).toBe('stopping');
    expect(closings).toEqual([]);
    await table.goesOn();
    const seq = table.watching.fold?.seq;

    expect(await Promise.all(watchers.map(({ closed }) => closed))).toEqual(watchers.map(() => 4008));
    const comeBack = watchers.map(({ heard }) => {
      const last = heard.at(-1);
      return last?.event === 'problem' ? last.data.comeBackMs : null;
    });
    expect(comeBack.every((ms) => typeof ms === 'number' && ms >= 0 && ms <= 1000)).toBe(true);
    // No two of them together: neither when they go, nor when they come back.
    expect(new Set(comeBack).size).toBeGreaterThan(10);
    expect(Math.max(...closings) - Math.min(...closings)).toBeGreaterThan(500);
    await ended;
    expect(await a.member.ended).toBe(0);

    const again = await nobody(b.url).call();
    again.say('follow', { table: table.id, after: (seq ?? 0) - 1 });
    expect(await again.hears('event', (event) => event.seq === seq)).toMatchObject({ digest: table.watching.digest });
    again.hangUp();
  });
});

describe('Two gateways', () => {
  it('tell everybody at a table who is there on both; of one that is killed nobody is, some seconds later', async () => {
    const [a, b] = [await aGateway('here'), await aGateway('there')];
    const anna = await aGuest(a.url, 'Anna');
    const { body } = await anna.ask<{ id: TableId }>('POST', '/api/tables', { game: 'murano', seats: 2 });
    const table = body.id;
    await anna.ask('PUT', `/api/tables/${table}/seats/0`, {});
    const seated = await anna.call();
    seated.say('follow', { table });
    const watching = await Promise.all([a, b, b].map(({ url }) => nobody(url).call()));
    for (const call of watching) call.say('follow', { table });
    const [here, there, still] = watching;
    const all = {
      watchers: 3,
      seats: [
        { seat: 0, online: true },
        { seat: 1, online: false },
      ],
    };

    for (const call of [seated, ...watching])
      expect(
        await call.hears('presence', ({ watchers, seats }) => watchers === 3 && seats[0]?.online === true),
      ).toEqual({
        ...{ table, ...all },
      });
    there?.hangUp();
    for (const call of [here, still]) await call?.hears('presence', ({ watchers }) => watchers === 2);

    // Before all of them had come it was said as well that one watches and nobody sits there.
    still?.heard.splice(0);
    await a.member.end('SIGKILL');
    const last = await still?.hears('presence', ({ watchers, seats }) => watchers === 1 && !seats[0]?.online);
    expect(last).toBeDefined();
    // Not before the database has given up on the node, and within five seconds after that.
    const [gone] = await ask(
      server().url,
      `select extract(epoch from clock_timestamp() - max(until)) as seconds from store.nodes where name like 'here-%'`,
    );
    expect(gone?.['seconds']).not.toBeNull();
    expect(Number(gone?.['seconds'])).toBeGreaterThanOrEqual(0);
    expect(Number(gone?.['seconds'])).toBeLessThan(5);
  });

  it('both throw out who is suspended on one of them, and neither lets them play', async () => {
    const [a, b] = [await aGateway('acts'), await aGateway('hears')];
    const olga = await anAccount(a.url, 'Olga');
    expect(await setRole(server().url, 'Olga', 'admin')).toEqual(expect.any(String));
    const mallory = await anAccount(b.url, 'Mallory');
    const { body } = await mallory.ask<{ id: TableId }>('POST', '/api/tables', { game: 'murano', seats: 2 });
    const path = `/api/tables/${body.id}`;
    await mallory.ask('PUT', `${path}/seats/0`, {});
    await mallory.ask('PUT', `${path}/seats/1`, { bot: 'random' });
    await mallory.ask('POST', `${path}/start`, {});
    const [there, stranger] = await Promise.all([mallory.call(), nobody(b.url).call()]);

    const since = performance.now();
    const suspend = `/api/admin/players/${String(mallory.id)}/suspend`;
    expect((await olga.ask('POST', suspend, { reason: 'Insults.' })).status).toBe(200);
    expect(await there.closed).toBe(4005);
    // As soon as they look at the acts again, which they do every five seconds; and what a slow machine takes.
    expect(performance.now() - since).toBeLessThan(10_000);
    expect((await mallory.ask('GET', '/api/games')).status).toBe(401);

    const back = await signedIn(b.url, 'Mallory');
    const told = { type: 'urn:laguna:refusal:suspended', status: 403 };
    expect((await back.ask('POST', '/api/tables', { game: 'murano', seats: 2 })).body).toMatchObject(told);
    const line = await back.call();
    line.say('command', { table: body.id, id: '0-again', seen: 1, command: { type: 'pass' } });
    expect(await line.hears('answer')).toMatchObject({ ok: false, refusal: { code: 'suspended' } });

    expect((await olga.ask('POST', suspend.replace(/suspend$/, 'unsuspend'), { reason: 'Sorry.' })).status).toBe(200);
    await eventually('Mallory may play again on the other', async () => {
      const { status } = await back.ask('POST', '/api/tables', { game: 'murano', seats: 2 });
      return status === 201;
    });
    // Nobody else noticed anything.
    stranger.say('follow', { table: body.id });
    await stranger.hears('snapshot');
    for (const call of [line, stranger]) call.hangUp();
  });
});

describe('Two clocks', () => {
  it('ring as one: what is due is done once, also where the one that rang is gone', async () => {
    const { url } = await aGateway('c');
    const [one, other] = [await aClock('clock-one'), await aClock('clock-other')];
    await eventually('one of them rings', async () => (await whoRings()) !== undefined);
    const anna = await aGuest(url, 'Anna');
    const clock = { kind: 'move', seconds: 10 };
    const { body } = await anna.ask<{ id: string }>('POST', '/api/tables', { game: 'murano', seats: 2, clock });
    const path = `/api/tables/${body.id}`;
    await anna.ask('PUT', `${path}/seats/0`, {});
    await (await aGuest(url, 'Ben')).ask('PUT', `${path}/seats/1`, {});
    await anna.ask('POST', `${path}/start`, {});

    const taken = await takingsIn(server().url, CLOCK_LEASE_MS);
    const first = await whoRings();
    await (first === 'clock-one' ? one : other).end('SIGKILL');
    const happened = async (type: string) => {
      const { text } = await nobody(url).ask('GET', `${path}/events?after=0`);
      return text.split('\n').filter((line) => line.includes(`"${type}"`)).length;
    };
    await eventually('somebody is warned', async () => (await happened('SeatWarned')) > 0);
    const [taking] = await taken('clock');
    expect(taking?.holder).toBe(first === 'clock-one' ? 'clock-other' : 'clock-one');
    expect(taking?.afterMs).toBeLessThan(5000);
    expect(await happened('SeatWarned')).toBe(1);
    await eventually('a bot sits in, and plays', async () => (await happened('StandInSat')) > 0);
    expect(await happened('StandInSat')).toBe(1);
  });
});
