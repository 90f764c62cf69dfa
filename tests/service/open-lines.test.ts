import { beforeAll, describe, expect, it } from '@jest/globals';
import { PROBLEM_MEDIA_TYPE } from '#events/wire/problem.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { hangsUpOn, upgradeTo } from './raw-socket.js';
import { UNHURRIED } from './served.js';
import { StreamReader } from './stream-reader.js';
import { theService } from './the-service.js';
import { isTurnedAway } from './turned-away.js';
import { aGuest, callTo, nobody } from './visitor.js';
import type { Call } from './visitor.js';

/** Behind a proxy, which says whom it speaks for; who comes without one is this machine. */
const FEW = { ...UNHURRIED, LAGUNA_PROXIES: '1', LAGUNA_SOCKETS_PER_ADDRESS: '2' };
const TOO_MANY = { type: 'urn:laguna:problem:too_many_open', title: 'Too many open', status: 429 };

const served = theService(FEW);
let table: string;

beforeAll(async () => {
  const host = await aGuest(served().url, 'Anna');
  ({ id: table } = (await host.ask<{ id: string }>('POST', '/api/tables', { game: 'murano', seats: 2 })).body);
});

const from = (address: string) => ({ 'x-forwarded-for': address });

const socketsFrom = (...addresses: readonly string[]): Promise<readonly Call[]> =>
  Promise.all(addresses.map((address) => callTo(served().url, from(address))));

const aStream = async (): Promise<StreamReader> => {
  const reader = new StreamReader(nobody(served().url), table);
  await reader.come();
  await reader.reaches(1);
  return reader;
};

/** Whether one who comes from there gets a socket, which is shut again. */
const isWelcome = (address: string): Promise<boolean> =>
  callTo(served().url, from(address)).then(
    async (call) => {
      call.hangUp();
      await call.closed;
      return true;
    },
    () => false,
  );

/** The same for two at once. */
const areBothWelcome = async (address: string): Promise<boolean> => {
  const both = await Promise.allSettled([0, 1].map(() => callTo(served().url, from(address))));
  for (const one of both) if (one.status === 'fulfilled') one.value.hangUp();
  return both.every(({ status }) => status === 'fulfilled');
};

const streamFrom = (address: string): string =>
  `GET /api/tables/${table}/events HTTP/1.1\r\nHost: it\r\nAccept: text/event-stream\r\nX-Forwarded-For: ${address}\r\n\r\n`;

describe('Sockets from one address', () => {
  it('are so many at once and no more; what others open is not touched', async () => {
    const open = await socketsFrom('192.0.2.1', '192.0.2.1');
    const { headers } = await isTurnedAway(served().url, from('192.0.2.1'), TOO_MANY);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);

    const others = await socketsFrom('192.0.2.2', '192.0.2.2');
    for (const call of [...open, ...others]) {
      expect(call.socket.readyState).toBe(1);
      call.hangUp();
    }
  });

  it('count by the network where that is one of IPv6, and by what the nearest proxy says', async () => {
    const open = await socketsFrom('2001:db8::1', '192.0.2.9, 2001:db8::2');
    await isTurnedAway(served().url, from('192.0.2.10, 2001:db8::3'), TOO_MANY);
    expect(await isWelcome('2001:db8:0:1::1')).toBe(true);
    for (const call of open) call.hangUp();
  });

  it('make room when they are closed, by whomever', async () => {
    const [cut, shut] = await socketsFrom('192.0.2.3', '192.0.2.3');
    await isTurnedAway(served().url, from('192.0.2.3'), TOO_MANY);
    cut?.hangUp();
    await eventually('one is let in', () => isWelcome('192.0.2.3'));
    // Says something other than hello, and is sent away for it.
    shut?.say('follow', { table });
    expect(await shut?.closed).toBe(4003);
    await eventually('two are let in', () => areBothWelcome('192.0.2.3'));
  });

  it('keep no place where the handshake came to nothing', async () => {
    const half = `GET /ws HTTP/1.1\r\nHost: it\r\nX-Forwarded-For: 192.0.2.4\r\n`;
    const cut = upgradeTo(served().url, '/ws').replace('\r\n', '\r\nX-Forwarded-For: 192.0.2.4\r\n');
    const askings = [
      half,
      cut,
      cut,
      cut,
      cut.replace(/Key: \S+/, 'Key: none'),
      cut.replace('Version: 13', 'Version: 1'),
    ];
    for (const asking of askings) await hangsUpOn(served().url, asking);
    await eventually('two are let in', () => areBothWelcome('192.0.2.4'));
  });
});

describe('Event streams', () => {
  it('count with the sockets of their address, and are refused as any request is', async () => {
    const [socket, stream] = [await nobody(served().url).call(), await aStream()];
    const live = { accept: 'text/event-stream' };
    const path = `/api/tables/${table}/events`;
    const refused = await nobody(served().url).ask('GET', path, undefined, live);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('content-type')).toContain(PROBLEM_MEDIA_TYPE);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.body).toMatchObject(TOO_MANY);
    await isTurnedAway(served().url, {}, TOO_MANY);
    // What is read and over is none of them.
    expect((await nobody(served().url).ask('GET', path)).status).toBe(200);

    stream.cut();
    await eventually('a stream is let in', () =>
      aStream().then(
        (again) => {
          again.cut();
          return true;
        },
        () => false,
      ),
    );
    socket.hangUp();
  });

  it('keep no place where none came of it', async () => {
    const live = { accept: 'text/event-stream', ...from('192.0.2.5') };
    for (const wrong of ['none/events', `${table}/events?after=x`, `${table}/events?as=auditor`]) {
      const answer = () => nobody(served().url).ask('GET', `/api/tables/${wrong}`, undefined, live);
      for (let times = 0; times < 3; times += 1) expect((await answer()).status).not.toBe(429);
    }
    for (let times = 0; times < 5; times += 1) await hangsUpOn(served().url, streamFrom('192.0.2.5'));
    await eventually('two are let in', () => areBothWelcome('192.0.2.5'));
  });
});
