import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import { AS_BROWSERS_OFFER } from './raw-socket.js';
import { theService } from './the-service.js';
import { aGuest, callTo } from './visitor.js';

const served = theService();

/** A game of two bots, about to start, and how it is started. */
const aGameOfBots = async (): Promise<{ readonly table: string; readonly start: () => Promise<unknown> }> => {
  const anna = await aGuest(served().url, 'Anna');
  const { body } = await anna.ask<{ id: string }>('POST', '/api/tables', { game: 'murano', seats: 2 });
  const path = `/api/tables/${body.id}`;
  for (const seat of [0, 1]) await anna.ask('PUT', `${path}/seats/${seat}`, { bot: 'random' });
  return { table: body.id, start: () => anna.ask('POST', `${path}/start`) };
};

interface Watcher {
  /** What was agreed on, if anything was. */
  readonly agreed: string | undefined;
  /** All that was said of the table. */
  readonly told: readonly { readonly seq: number }[];
  readonly bytes: () => number;
  /** Resolves when the game is over. */
  readonly over: Promise<void>;
}

/** Somebody who watches, and takes packed frames or does not. */
const watching = async (table: string, takesPacked: 'takes packed' | 'plain', after?: number): Promise<Watcher> => {
  const socket = new WebSocket(`${served().url.replace('http', 'ws')}/ws`, {
    perMessageDeflate: takesPacked === 'takes packed',
  });
  const told: { readonly seq: number }[] = [];
  const over = new Promise<void>((resolve) => {
    socket.on('message', (bytes: Buffer) => {
      const { event, data } = JSON.parse(bytes.toString()) as Told;
      if (event === 'event' || event === 'snapshot') told.push(data);
      if (data.event?.type !== 'SeedRevealed') return;
      resolve();
      socket.terminate();
    });
  });
  const answered = once(socket, 'upgrade') as Promise<[Answer]>;
  await once(socket, 'open');
  const [{ headers, socket: wire }] = await answered;
  socket.send(JSON.stringify({ event: 'hello', data: { protocol: 1 } }));
  socket.send(JSON.stringify({ event: 'follow', data: { table, ...(after === undefined ? {} : { after }) } }));
  return { agreed: headers['sec-websocket-extensions'], told, bytes: () => wire.bytesRead, over };
};

interface Told {
  readonly event: string;
  readonly data: { readonly seq: number; readonly event?: { readonly type: string } | null };
}

interface Answer {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly socket: { readonly bytesRead: number };
}

/** What a server agreed on with who offers this. */
const agreedOn = async (headers: Readonly<Record<string, string>>): Promise<string | undefined> => {
  const call = await callTo(served().url, headers);
  call.say('hello', { protocol: 1 });
  await call.hears('welcome');
  const { extensions } = call.socket;
  call.hangUp();
  return extensions;
};

describe('Who watches a whole game', () => {
  it('and takes packed frames hears the same as anybody else, in less than half as many bytes', async () => {
    const { table, start } = await aGameOfBots();
    const plain = await watching(table, 'plain', 0);
    const packed = await watching(table, 'takes packed', 0);
    await start();
    const inTheMiddle = await watching(table, 'takes packed');
    await Promise.all([plain, packed, inTheMiddle].map(({ over }) => over));
    const missed = plain.told.slice(-200);
    const backAgain = await watching(table, 'takes packed', (missed[0]?.seq ?? 0) - 1);
    await backAgain.over;

    expect(plain.agreed).toBeUndefined();
    expect(packed.agreed).toContain('permessage-deflate');
    expect(packed.told.length).toBeGreaterThan(200);
    expect(packed.told).toEqual(plain.told);
    expect(backAgain.told).toEqual(missed);
    const [snapshot, ...since] = inTheMiddle.told;
    expect(since).toEqual(plain.told.filter(({ seq }) => seq > (snapshot?.seq ?? 0)));
    expect(packed.bytes()).toBeLessThan(plain.bytes() / 2);
    expect(backAgain.bytes() / missed.length).toBeLessThan(plain.bytes() / plain.told.length / 2);
  });
});

describe('Nothing is packed', () => {
  it('for who is signed in, by cookie or by bearer', async () => {
    const { token } = await aGuest(served().url, 'Ben');
    const offer = { 'sec-websocket-extensions': AS_BROWSERS_OFFER };
    expect(await agreedOn({ ...offer, cookie: `laguna=${String(token)}` })).toBe('');
    expect(await agreedOn({ ...offer, authorization: `Bearer ${String(token)}` })).toBe('');
  });

  it.each([
    'permessage-deflate',
    'permessage-deflate; server_no_context_takeover; client_max_window_bits',
    'permessage-deflate; server_max_window_bits=8; client_max_window_bits',
    'permessage-deflate; client_max_window_bits=0',
    'permessage-deflate; nonsense',
    'x-webkit-deflate-frame',
    ';;,',
  ])('for who offers %j: they come in all the same', async (offer) => {
    expect(await agreedOn({ 'sec-websocket-extensions': offer })).toBe('');
  });
});
