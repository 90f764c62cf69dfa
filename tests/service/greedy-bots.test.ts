import type { AddressInfo } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { QuietFeed } from '#feed/quiet-feed.js';
import { gatewayOver } from '#gateway/app.js';
import { SigningKey } from '#gateway/heads/signing-key.js';
import { journal } from '#gateway/log.js';
import { Games } from '#gateway/tables/games.js';
import { openPostgres } from '#store/postgres/postgres-store.js';
import type { Kept } from '#store/postgres/postgres-store.js';
import { ballot } from '#tests/games/ballot/game.js';
import { botThat } from '#tests/gateway/bots/built.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { theServer } from '#tests/store/postgres/server.js';
import { aGuest } from './visitor.js';
import type { Visitor } from './visitor.js';

const SETTINGS = {
  ...{ node: 'a-node', messagesPerSecond: 1000, requestsPerSecond: 1000, socketsPerAddress: 500, origins: [] },
  ...{ proxies: 0, hotTables: 10, botWorkers: 1, botMoveMs: 0, logLevel: 'warn', clock: 'here' as const },
};

/** The bot at seat 1 fills its heap with whatever it is asked, the bot at seat 2 loops endlessly, and the one at 0 plays. */
const BOTS = `
  if (posed.seat === 2) for (;;);
  const all = [];
  while (posed.seat === 1) all.push(new Array(1000).fill(all.length));
  return 0;`;
/** The real limit of ten seconds, twice where the fallback move is one of two. */
const TIMEOUT_MS = 90_000;

const server = theServer();
const lines: string[] = [];
let kept: Kept;
let app: NestExpressApplication;
let anna: Visitor;

beforeAll(async () => {
  kept = await openPostgres(server().url);
  const log = journal('warn', { write: (line) => void lines.push(line) });
  app = await gatewayOver(
    {
      ...{ ...kept, signingKey: SigningKey.fresh(), feed: new QuietFeed(), games: new Games([ballot]), page: null },
      ...{ settings: SETTINGS, botScript: botThat(BOTS), setAside: () => Promise.resolve(), hears: () => undefined },
    },
    log,
  );
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  anna = await aGuest(`http://127.0.0.1:${port}`, 'Anna');
});
afterAll(async () => {
  await app.close();
  await kept.store.close();
});

/** A table of Ballot where Anna has this seat and bots have the others. */
const aTable = async (seats: number, annas: number): Promise<string> => {
  const { body } = await anna.ask<{ id: string }>('POST', '/api/tables', { game: 'ballot', seats });
  const path = `/api/tables/${body.id}`;
  for (let seat = 0; seat < seats; seat += 1) {
    const taken = await anna.ask('PUT', `${path}/seats/${seat}`, seat === annas ? {} : { bot: 'random' });
    expect(taken.status).toBe(200);
  }
  expect((await anna.ask('POST', `${path}/start`, {})).status).toBe(200);
  return path;
};

const annaVotes = async (path: string, id: string): Promise<void> => {
  const { body } = await anna.ask<Offered>('GET', `${path}/choices`);
  const command = body.choices.find(({ type }) => type === 'cast');
  const sent = { seen: body.seq, command };
  expect((await anna.ask('POST', `${path}/commands`, sent, { 'idempotency-key': id })).status).toBe(200);
};

interface Offered {
  readonly seq: number;
  readonly choices: readonly { readonly type: string }[];
}

const toldAt = async (path: string): Promise<string> => (await anna.ask('GET', `${path}/events`)).text;

const opened = async (path: string): Promise<number> => (await toldAt(path)).split('"BallotsOpened"').length - 1;

/** How often the log says this of the bot at a seat. */
const faultsOf = (seat: number, what: string): number =>
  lines.filter((line) => line.includes(`The bot random at seat ${seat} of ballot ${what}.`)).length;

describe('A bot that fills its heap, and one that loops endlessly', () => {
  test(
    'cost their seats fallback moves; the table beside theirs is played to its end, and the gateway lives',
    async () => {
      const bad = await aTable(3, 0);
      await annaVotes(bad, 'bad');
      await eventually('the bot at seat 1 has failed', () => faultsOf(1, 'ran out of memory') >= 2);

      const good = await aTable(2, 1);
      for (const round of [1, 2, 3]) {
        await annaVotes(good, `good-${round}`);
        await eventually(`round ${round} is over`, async () => (await opened(good)) === round);
      }
      // Played before the ten seconds of the endless one were over.
      expect(faultsOf(2, 'did not answer in time')).toBe(0);
      expect(await opened(bad)).toBe(0);

      await eventually('the bot at seat 2 has failed', () => faultsOf(2, 'did not answer in time') > 0);
      await eventually('its seat has voted all the same', async () => (await opened(bad)) === 1);
      expect(lines.join('')).not.toContain('The bot random at seat 0');
      expect(lines.join('')).not.toMatch(/vote-\d/);
    },
    TIMEOUT_MS,
  );
});
