import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ClientMessage } from '#events/wire/socket.js';
import { fuzzed, NONSENSE } from './fuzzed.js';
import { LiveTable } from './live-table.js';
import {
  BINARY,
  CLOSE,
  CONTINUED,
  frame,
  offeringTo,
  PACKED,
  packed,
  PING,
  rawSocket,
  tcpTo,
  text,
  TEXT,
  upgradeTo,
} from './raw-socket.js';
import { aFolder, forget, serve } from './served.js';
import type { Served } from './served.js';
import { aGuest, callTo, nobody } from './visitor.js';
import type { Call, Visitor } from './visitor.js';

/** As many messages a second as anybody may send; pages from one other place are welcome. */
const AS_USUAL = { LAGUNA_REQUESTS_PER_SECOND: '100000', LAGUNA_ORIGINS: 'https://friends.example' };
const SOCKETS = '/ws';

let served: Served;
let live: LiveTable;
let mallory: Visitor;

beforeAll(async () => {
  served = await serve(await aFolder(), AS_USUAL);
  live = await LiveTable.at(served.url);
  mallory = await aGuest(served.url, 'Mallory');
});

/** Whatever was done to the service: who watches a table has noticed nothing, and nothing unforeseen was logged. */
afterEach(async () => {
  await live.goesOn();
  await live.isAsTold();
  expect(served.said()).not.toMatch(/"level":(?:40|50|60)/);
  for (const { token } of [mallory, ...live.players]) expect(served.said()).not.toContain(token);
});

afterAll(async () => {
  expect(await served.stop()).toBe(0);
  await forget(served.folder);
});

/** What a server tells apart from what it does not know. */
const nowhere = { table: 'nowhere' };

/** That a socket is still listened to, and what it was told is wrong before. */
const troublesOn = async (call: Call): Promise<readonly string[]> => {
  call.say('follow', nowhere);
  await call.hears('problem', ({ code }) => code === 'unknown_table');
  return call.heard.flatMap(({ event, data }) => (event === 'problem' ? [data.code] : [])).slice(0, -1);
};

const isUnderstood = (message: string): boolean => {
  try {
    return ClientMessage.safeParse(JSON.parse(message)).success;
  } catch {
    return false;
  }
};

const inPortions = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/** Fewer than a socket is shut out for. */
const AT_ONCE = 8;
const FUZZED = 800;

describe('A message', () => {
  it('that is none is called malformed, each time, and the next one is read', async () => {
    for (const portion of inPortions(NONSENSE, AT_ONCE)) {
      const call = await mallory.call();
      for (const message of portion) call.shout(message);
      expect(await troublesOn(call)).toEqual(portion.map(() => 'malformed'));
      call.hangUp();
    }
  });

  it('of every kind, bent in every way, is read by its schema or called malformed', async () => {
    const { seat, seq, choices } = await live.turn();
    const player = live.players[seat] ?? mallory;
    const command = { table: live.id, id: 'fuzz', seen: seq, command: choices[0] };
    const valid = [
      ...[{ table: live.id }, { table: live.id, after: 3 }].map((data) => ({ event: 'follow', data })),
      { event: 'unfollow', data: { table: live.id } },
      { event: 'command', data: command },
      { event: 'hello', data: { protocol: 1, token: mallory.token } },
    ];
    const bent = fuzzed(valid, FUZZED, 20_260_710).filter((message) => !isUnderstood(message));
    expect(bent.length).toBeGreaterThan(FUZZED / 2);
    for (const portion of inPortions(bent, AT_ONCE)) {
      const call = await player.call();
      for (const message of portion) call.shout(message);
      expect(await troublesOn(call)).toEqual(portion.map(() => 'malformed'));
      call.hangUp();
    }
    expect((await live.turn()).seq).toBe(seq);
  });

  it('whose command is bent is refused, or is one that was offered; it never breaks the table', async () => {
    const { seat, seq, choices } = await live.turn();
    const player = live.players[seat] ?? mallory;
    const commands = fuzzed(choices.slice(0, 5), FUZZED / 4, 4711).filter((command) =>
      isUnderstood(`{"event":"command","data":{"table":"t","id":"i","seen":1,"command":${command}}}`),
    );
    for (const portion of inPortions(commands, AT_ONCE)) {
      const call = await player.call();
      for (const [at, command] of portion.entries()) {
        if (choices.some((choice) => JSON.stringify(choice) === command)) continue;
        call.shout(
          `{"event":"command","data":{"table":"${live.id}","id":"b${at}","seen":${seq},"command":${command}}}`,
        );
        const answer = await call.hears('answer');
        expect(answer).toMatchObject({ id: `b${at}`, ok: false });
      }
      call.hangUp();
    }
    expect((await live.turn()).seq).toBe(seq);
  });

  it('of ten megabytes is too big: it is named, and the socket closed', async () => {
    const call = await mallory.call();
    call.shout(`{"event":"follow","data":"${'x'.repeat(10 * 1024 * 1024)}"}`);
    expect(await call.closed).toBe(4001);
    expect(call.heard.at(-1)).toMatchObject({ event: 'problem', data: { code: 'too_big' } });
  });

  it('in a binary frame is malformed, even where the bytes would be one', async () => {
    const call = await mallory.call();
    call.shout(Buffer.from(JSON.stringify({ event: 'follow', data: { table: live.id } })));
    expect(await troublesOn(call)).toEqual(['malformed']);
    call.hangUp();
  });

  it('that is nonsense again and again closes the socket', async () => {
    const call = await mallory.call();
    for (let time = 0; time < 12; time += 1) call.shout('nonsense');
    expect(await call.closed).toBe(4000);
  });

  it('among ten thousand a second is too fast, then the socket is closed, and others are answered meanwhile', async () => {
    const call = await mallory.call();
    for (let time = 0; time < 10_000; time += 1) call.say('unfollow', nowhere);
    for (let move = 0; move < 3; move += 1) await live.goesOn();
    expect(await call.closed).toBe(4002);
    expect(call.heard.at(-1)).toMatchObject({ event: 'problem', data: { code: 'too_fast' } });
  });
});

describe('A packed frame', () => {
  const hello = packed('{"event":"hello","data":{"protocol":1}}');

  it.each([
    ['where none was agreed on', false, frame({ opcode: TEXT, payload: hello, reserved: PACKED }), 1002],
    ['that cannot be unpacked', true, frame({ opcode: TEXT, payload: text('nonsense'), reserved: PACKED }), 1007],
    ['that only controls', true, frame({ opcode: PING, payload: hello, reserved: PACKED }), 1002],
    ['with another reserved bit', true, frame({ opcode: TEXT, payload: hello, reserved: PACKED | 1 }), 1002],
    [
      'of one kilobyte that is a megabyte unpacked',
      true,
      frame({ opcode: TEXT, payload: packed(' '.repeat(1024 * 1024)), reserved: PACKED }),
      4001,
    ],
  ])('%s closes its socket, and is logged nowhere', async (_, isAgreed, bytes, code) => {
    const raw = await rawSocket(served.url, isAgreed ? offeringTo(served.url) : undefined);
    raw.write(bytes);
    expect(await raw.closed).toBe(code);
  });

  it('is read in parts, and beside others that are not packed', async () => {
    const raw = await rawSocket(served.url, offeringTo(served.url));
    raw.write(frame({ opcode: TEXT, payload: hello.subarray(0, 9), reserved: PACKED, isLast: false }));
    raw.write(frame({ opcode: CONTINUED, payload: hello.subarray(9) }));
    raw.write(frame({ opcode: TEXT, payload: text('{"event":"hello","data":{"protocol":7}}') }));
    expect(await raw.closed).toBe(4004);
  });

  it('among ten thousand a second is too fast, then the socket is closed, and others are answered meanwhile', async () => {
    const raw = await rawSocket(served.url, offeringTo(served.url));
    const unfollow = packed(JSON.stringify({ event: 'unfollow', data: nowhere }));
    raw.write(frame({ opcode: TEXT, payload: hello, reserved: PACKED }));
    const many = Buffer.concat(
      Array.from({ length: 10_000 }, () => frame({ opcode: TEXT, payload: unfollow, reserved: PACKED })),
    );
    raw.write(many);
    for (let move = 0; move < 3; move += 1) await live.goesOn();
    expect(await raw.closed).toBe(4002);
  });
});

describe('A frame', () => {
  const hello = text('{"event":"hello","data":{"protocol":1}}');

  it.each([
    ['that is not masked', frame({ opcode: TEXT, payload: hello, isMasked: false }), 1002],
    ['with a reserved bit', frame({ opcode: TEXT, payload: hello, reserved: 4 }), 1002],
    ['of a kind that there is not', frame({ opcode: 5, payload: hello }), 1002],
    ['of a control kind that there is not', frame({ opcode: 11, payload: hello }), 1002],
    ['that goes on where nothing began', frame({ opcode: CONTINUED, payload: hello }), 1002],
    ['of text that is no UTF-8', frame({ opcode: TEXT, payload: Uint8Array.of(0xc3, 0x28) }), 1007],
    ['that is a ping in parts', frame({ opcode: PING, payload: hello, isLast: false }), 1002],
    [
      'that closes with a code that nobody may send',
      frame({ opcode: CLOSE, payload: Uint8Array.of(0x03, 0xed) }),
      1002,
    ],
    [
      'that says it is two to the sixty-third long',
      frame({ opcode: BINARY, payload: hello, claimed: 2n ** 63n }),
      1009,
    ],
  ])('%s closes its socket, and is logged nowhere', async (_, bytes, code) => {
    const raw = await rawSocket(served.url);
    raw.write(bytes);
    // One that is only too long is too big by our own name.
    expect([code, 4001]).toContain(await raw.closed);
  });

  it('cut into single bytes and parts is read as one message', async () => {
    const raw = await rawSocket(served.url);
    const halves = [hello.subarray(0, 10), hello.subarray(10)] as const;
    const bytes = Buffer.concat([
      frame({ opcode: TEXT, payload: halves[0], isLast: false }),
      frame({ opcode: PING, payload: text('in between') }),
      frame({ opcode: CONTINUED, payload: halves[1] }),
      frame({ opcode: TEXT, payload: text('{"event":"hello","data":{"protocol":7}}') }),
    ]);
    for (const byte of bytes) raw.write(Uint8Array.of(byte));
    // The first hello was read, or the second would have been no reason to go.
    expect(await raw.closed).toBe(4004);
  });

  it('in endless small parts is too big as a whole', async () => {
    const raw = await rawSocket(served.url);
    raw.write(frame({ opcode: TEXT, payload: text('x'), isLast: false }));
    for (let part = 0; part < 40; part += 1)
      raw.write(frame({ opcode: CONTINUED, payload: new Uint8Array(1024), isLast: false }));
    expect(await raw.closed).toBe(4001);
  });

  it('is not waited for: whoever hangs up in the middle of anything does no harm', async () => {
    const spoken = [
      ...[
        'GET',
        upgradeTo(served.url, '//'),
        upgradeTo(served.url, SOCKETS, 'a b'),
        upgradeTo(served.url, '/elsewhere'),
      ],
      ...[upgradeTo(served.url, SOCKETS), 'POST /api/tables HTTP/1.1\r\nContent-Length: 99\r\n\r\n{'],
      upgradeTo(served.url, SOCKETS).replace('Version: 13', 'Version: 1'),
    ];
    for (let time = 0; time < 10; time += 1)
      await Promise.all(
        spoken.map(
          (words) =>
            new Promise<void>((resolve) => {
              const socket = tcpTo(served.url);
              socket.once('close', () => resolve());
              socket.once('connect', () => socket.write(words, () => socket.resetAndDestroy()));
            }),
        ),
      );
    expect((await nobody(served.url).ask('GET', '/api/health/live')).status).toBe(200);
  });
});

describe('A socket', () => {
  it('that says no hello is closed after five seconds, and has heard of nothing before', async () => {
    const call = await callTo(served.url);
    for (let move = 0; move < 3; move += 1) await live.goesOn();
    expect(await call.closed).toBe(4003);
    expect(call.heard.map(({ event, data }) => (event === 'problem' ? data.code : event))).toEqual(['no_hello']);
  });

  it.each([
    ['follows before hello', 'follow', { table: 'any' }, 4003],
    ['commands before hello', 'command', { table: 'any', id: 'i', seen: 1, command: { type: 'pass' } }, 4003],
    ['speaks another protocol', 'hello', { protocol: 2 }, 4004],
    ['brings a token that nobody was given', 'hello', { protocol: 1, token: 'A'.repeat(43) }, 4005],
    ['brings an empty kind of token', 'hello', { protocol: 1, token: '=' }, 4005],
  ])('that %s is told why and closed', async (_, event, data, code) => {
    const call = await callTo(served.url);
    call.say(event, data);
    expect(await call.closed).toBe(code);
    expect(call.heard.map((one) => one.event)).toEqual(['problem']);
  });

  it('that says hello again is who it says now, and follows nothing until it asks', async () => {
    const { visitor } = await live.turn();
    const call = await visitor.call();
    call.say('follow', { table: live.id });
    await call.hears('choices');
    call.say('hello', { protocol: 1, token: mallory.token });
    expect(await call.hears('welcome')).toMatchObject({ player: { id: mallory.id } });
    const heard = call.heard.length;
    await live.goesOn();
    expect(await troublesOn(call)).toEqual([]);
    expect(call.heard.slice(heard).filter(({ event }) => event === 'event' || event === 'choices')).toEqual([]);
    call.hangUp();
  });

  it.each([
    ['from a foreign page', 'https://evil.example'],
    ['from a page that says nothing of itself', 'null'],
    ['from something like our address', 'http://localhost.evil.example'],
    ['from no address at all', '::'],
  ])('%s is not opened', async (_, origin) => {
    await expect(callTo(served.url, { origin })).rejects.toThrow(/Unexpected server response: 403/);
  });

  it('from our own page, or from one that was named, is opened', async () => {
    for (const origin of [served.url, 'https://friends.example']) (await callTo(served.url, { origin })).hangUp();
  });
});

describe('A command', () => {
  it('for a foreign table, or for none, is refused, and says nothing of what is there', async () => {
    const call = await mallory.call();
    const command = { type: 'pass' };
    call.say('command', { table: live.id, id: 'foreign', seen: 1, command });
    expect(await call.hears('answer')).toMatchObject({ ok: false, refusal: { code: 'not_seated' } });
    call.say('command', { ...nowhere, id: 'none', seen: 1, command });
    expect(await call.hears('answer')).toMatchObject({ ok: false, refusal: { code: 'unknown_table' }, seq: 0 });
    call.hangUp();
  });

  it.each([0, 1_000_000])('decided on seq %d is taken where it still fits', async (seen) => {
    const { visitor, choices } = await live.turn();
    const call = await visitor.call();
    call.say('command', { table: live.id, id: randomUUID(), seen, command: choices[0] });
    expect(await call.hears('answer')).toMatchObject({ ok: true });
    call.hangUp();
  });

  it('with an id that was used gets the first answer, whatever it asks for now; another seat has its own ids', async () => {
    const { visitor, seat, seq, choices } = await live.turn();
    const other = live.players[1 - seat] ?? mallory;
    const [call, another] = await Promise.all([visitor.call(), other.call()]);
    const given = { table: live.id, id: randomUUID(), seen: seq, command: choices[0] };
    call.say('command', given);
    const first = await call.hears('answer');
    for (const command of [choices[0], choices.at(-1), { type: 'nothing' }]) {
      call.say('command', { ...given, command });
      expect(await call.hears('answer')).toEqual(first);
    }
    another.say('command', given);
    expect(await another.hears('answer')).toMatchObject({ ok: false });
    call.hangUp();
    another.hangUp();
  });

  it('given by two sockets of one seat at once has one effect: by one id always, by two where it fits once', async () => {
    const table = await LiveTable.at(served.url);
    const { visitor, seq, choices } = await table.turn();
    const calls = await Promise.all([visitor.call(), visitor.call()]);
    const sail = choices.find(({ type }) => type === 'sail');
    for (const [at, call] of calls.entries())
      call.say('command', { table: table.id, id: `two-${at}`, seen: seq, command: sail });
    const answers = await Promise.all(calls.map((call) => call.hears('answer')));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);

    const next = await table.turn();
    const [choice] = next.choices;
    for (const call of calls) call.say('command', { table: table.id, id: 'one', seen: next.seq, command: choice });
    const [one, other] = await Promise.all(calls.map((call) => call.hears('answer', ({ id }) => id === 'one')));
    expect(one).toMatchObject({ ok: true });
    expect(other).toEqual(one);
    const { body } = await visitor.ask<{ seq: number }>('GET', `${table.path}/state`);
    expect(body.seq).toBe(one?.seq);
    for (const call of calls) call.hangUp();
  });
});
