import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ServerMessage } from '#events/wire/socket.js';
import { anotherNode } from './another-node.js';
import { LiveTable } from './live-table.js';
import { hangsUpOn } from './raw-socket.js';
import { aFolder, forget, serve } from './served.js';
import type { Served } from './served.js';
import { StreamReader } from './stream-reader.js';
import { aGuest, nobody } from './visitor.js';

/** Far enough that the game has begun; and as much again is missed. */
const A_WHILE = 40;
const WHOLE_GAME_MS = 60_000;

let served: Served;
/** A table at which two bots play as soon as they may. */
let table: string;

beforeAll(async () => {
  served = await serve(await aFolder());
});

afterAll(async () => {
  expect(await served.stop()).toBe(0);
  await forget(served.folder);
});

describe('Server-sent events', () => {
  it(
    'tell of a table from its first event to its last, each once and in order, over a stream that is cut in between',
    async () => {
      const host = await aGuest(served.url, 'Anna');
      const { body } = await host.ask<{ id: string }>('POST', '/api/tables', { game: 'murano', seats: 2 });
      table = body.id;
      const call = await nobody(served.url).call();
      call.say('follow', { table, after: 0 });
      const reader = new StreamReader(nobody(served.url), table);
      await reader.come();
      await reader.reaches(1);

      for (const seat of [0, 1]) await host.ask('PUT', `/api/tables/${table}/seats/${seat}`, { bot: 'random' });
      expect((await host.ask('POST', `/api/tables/${table}/start`, {})).status).toBe(200);
      await reader.reaches(A_WHILE);
      reader.cut();
      await call.hears('event', ({ seq }) => seq === reader.seq + A_WHILE);
      await reader.come();
      const { seq: last } = await call.hears('event', ({ event }) => event?.type === 'SeedRevealed');
      await reader.reaches(last);
      reader.cut();

      expect(reader.events.map(({ seq }) => seq)).toEqual(Array.from({ length: last }, (_, at) => at + 1));
      expect(reader.events).toEqual(call.heard.flatMap(eventIn));
      call.hangUp();
    },
    WHOLE_GAME_MS,
  );

  it('begin behind the event that whoever comes says that they hold', async () => {
    const live = await LiveTable.at(served.url);
    const reader = new StreamReader(live.players[0], live.id);
    await reader.come();
    await reader.reaches(5);
    reader.cut();
    const held = reader.events.length;
    await live.goesOn();
    await reader.come();
    await live.goesOn();
    const { seq } = await live.turn();
    await reader.reaches(seq);
    reader.cut();
    expect(reader.events.map((event) => event.seq)).toEqual(Array.from({ length: seq }, (_, at) => at + 1));
    expect(held).toBeGreaterThanOrEqual(5);
  });
});

describe('Server-sent events that somebody asked for and did not wait for', () => {
  it('have nobody who watches', async () => {
    const host = await aGuest(served.url, 'Carla');
    const { body } = await host.ask<{ id: string }>('POST', '/api/tables', { game: 'murano', seats: 2 });
    const asking =
      `GET /api/tables/${body.id}/events HTTP/1.1\r\nHost: it\r\nAccept: text/event-stream\r\n` +
      `Authorization: Bearer ${String(host.token)}\r\n\r\n`;
    for (let times = 0; times < 20; times += 1) await hangsUpOn(served.url, asking);
    const call = await nobody(served.url).call();
    call.say('follow', { table: body.id });
    expect(await call.hears('presence', ({ watchers }) => watchers === 1)).toMatchObject({ watchers: 1 });
    call.hangUp();
  });
});

describe('Server-sent events of a node that has not heard of what was stored elsewhere', () => {
  it('begin behind what is held all the same, and tell nothing twice', async () => {
    const live = await LiveTable.at(served.url);
    const node = await anotherNode(served.folder);
    await nobody(node.url).ask('GET', `${live.path}/state`);
    const readers = [1, 2].map(() => new StreamReader(nobody(served.url), live.id));
    for (const reader of readers) {
      await live.goesOn();
      const { seq } = await live.turn();
      await reader.come();
      await reader.reaches(seq);
      reader.cut();
      await reader.come(node.url);
    }
    const { seq } = await live.turn();
    await Promise.all(readers.map((reader) => reader.reaches(seq)));

    for (const reader of readers) {
      expect(reader.events.map((event) => event.seq)).toEqual(Array.from({ length: seq }, (_, at) => at + 1));
      reader.cut();
    }
    await node.stop();
  });
});

describe('A page of a history', () => {
  it('may be kept for ever once the table is over: by everybody what everybody sees, by one reader what a seat sees', async () => {
    const path = `/api/tables/${table}/events?after=3&limit=50`;
    const page = await nobody(served.url).ask('GET', path);
    expect(page.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(page.headers.get('vary')).toContain('Authorization');
    const again = await nobody(served.url).ask('GET', path);
    expect(again.text).toBe(page.text);
    const lines = page.text.trimEnd().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { seq: number }).seq)).toEqual(lines.map((_, at) => at + 4));

    const seats = await nobody(served.url).ask('GET', `${path}&as=seat:0`);
    expect(seats.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    const whole = await nobody(served.url).ask('GET', `/api/tables/${table}/export`);
    expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('is kept by nobody while the game goes on, nor where a page behind the end is still empty', async () => {
    const live = await LiveTable.at(served.url);
    for (const who of [nobody(served.url), live.players[0]])
      for (const query of ['', '?after=2&limit=1', '?after=900'])
        expect((await who.ask('GET', `${live.path}/events${query}`)).headers.get('cache-control')).toBe('no-store');
    const behind = await nobody(served.url).ask('GET', `/api/tables/${table}/events?after=999999`);
    expect(behind.headers.get('cache-control')).toBe('no-store');
  });
});

const eventIn = ({ event, data }: ServerMessage) => (event === 'event' ? [data] : []);
