import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { murano } from '#engine/murano/game.js';
import type { Game } from '#engine/kit/game.js';
import { fitsIn } from '#tests/gateway/docs/described.js';
import type { Described, Operation } from '#tests/gateway/docs/described.js';
import { luckOf } from '#tests/laws/luck.js';
import { Chooser } from './chooser.js';
import { aFolder, forget, serve } from './served.js';
import type { Served } from './served.js';
import { aGuest, nobody } from './visitor.js';
import type { Answered, Visitor } from './visitor.js';

/** A game of some hundred turns, each some messages there and back. */
const WHOLE_GAME_MS = 60_000;

const game: Game = murano;
let served: Served;
let openApi: Described;
let anna: Visitor;
let ben: Visitor;

beforeAll(async () => {
  served = await serve(await aFolder());
  openApi = (await nobody(served.url).ask<Described>('GET', '/api/openapi.json')).body;
  [anna, ben] = await Promise.all([aGuest(served.url, 'Anna'), aGuest(served.url, 'Ben')]);
});
afterAll(async () => {
  await served.stop();
  await forget(served.folder);
});

interface Asked {
  readonly in?: Readonly<Record<string, string | number>>;
  readonly query?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks as the document says, and holds the answer against what it says of it; resolves with status and body. */
const asks = async (visitor: Visitor, name: string, asked: Asked = {}) => {
  const { path, method, operation } = found(name);
  const address = Object.entries(asked.in ?? {}).reduce((to, [key, value]) => to.replace(`{${key}}`, `${value}`), path);
  const { query = '', body, headers } = asked;
  const answered = await visitor.ask<unknown>(method.toUpperCase(), `${address}${query}`, body, headers);
  expect({ name, unfit: unfitIn(operation, answered) }).toEqual({ name, unfit: [] });
  return { status: answered.status, body: answered.body };
};

/** What of an answer is not as the document says. */
const unfitIn = ({ responses }: Operation, { status, headers, text, body }: Answered<unknown>): readonly unknown[] => {
  const told = responses[status];
  if (told === undefined) return [`status ${status}: ${text}`];
  const type = headers.get('content-type')?.split(';')[0] ?? null;
  if (type === null) return told.content === undefined && text === '' ? [] : ['an answer without a type'];
  const schema = told.content?.[type]?.schema;
  if (schema === undefined) return [`${type} at ${status}`];
  const values = type === 'application/x-ndjson' ? linesOf(text) : [body ?? text];
  return values.filter((value) => !fitsIn(openApi, schema.contentSchema ?? schema, value));
};

const linesOf = (text: string): readonly unknown[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));

const found = (name: string) => {
  for (const [path, methods] of Object.entries(openApi.paths)) {
    for (const [method, operation] of Object.entries(methods))
      if (operation.operationId === name) return { path, method, operation };
  }
  throw new Error(`There is no ${name}.`);
};

const aTable = async (): Promise<string> => {
  const { body } = await asks(anna, 'openTable', { body: { game: 'murano', seats: 2 } });
  return (body as { id: string }).id;
};

const statusOf = async (...asked: Parameters<typeof asks>): Promise<number> => (await asks(...asked)).status;

describe('What the service answers is what its document says', () => {
  it('of people', async () => {
    const stranger = nobody(served.url);
    const credentials = { name: 'Carla', password: 'a long password' };
    expect(await statusOf(stranger, 'comeAsGuest', { body: { name: 'Dora' } })).toBe(201);
    expect(await statusOf(stranger, 'comeAsGuest', { body: { nome: 'Dora' } })).toBe(400);
    expect(await statusOf(stranger, 'takeAccount', { body: credentials })).toBe(201);
    expect(await statusOf(stranger, 'takeAccount', { body: credentials })).toBe(409);
    expect(await statusOf(stranger, 'signIn', { body: { ...credentials, password: 'not hers at all' } })).toBe(401);
    expect(await statusOf(stranger, 'signIn', { body: credentials })).toBe(201);
    const emil = await aGuest(served.url, 'Emil');
    expect(await statusOf(emil, 'renewToken')).toBe(200);
    expect(await statusOf(emil, 'signOut')).toBe(204);
    expect(await statusOf(stranger, 'signOut')).toBe(401);
  });

  it('of the lobby', async () => {
    const id = await aTable();
    const seat = { id, seat: 0 };
    expect(await statusOf(anna, 'listGames')).toBe(200);
    expect(await statusOf(anna, 'listTables', { query: '?status=open' })).toBe(200);
    expect(await statusOf(anna, 'listTables', { query: '?status=elsewhere' })).toBe(400);
    expect(await statusOf(anna, 'openTable', { body: { game: 'no-game', seats: 2 } })).toBe(400);
    expect(await statusOf(anna, 'showTable', { in: { id } })).toBe(200);
    expect(await statusOf(anna, 'showTable', { in: { id: 'nowhere' } })).toBe(404);
    expect(await statusOf(anna, 'takeSeat', { in: seat, body: {} })).toBe(200);
    expect(await statusOf(anna, 'takeSeat', { in: { id, seat: 1 } })).toBe(409);
    expect(await statusOf(ben, 'takeSeat', { in: { id, seat: 1 }, body: { bot: 'random' } })).toBe(403);
    expect(await statusOf(ben, 'leaveSeat', { in: seat })).toBe(403);
    expect(await statusOf(anna, 'startGame', { in: { id } })).toBe(422);
    expect(await statusOf(anna, 'leaveSeat', { in: seat })).toBe(200);
  });

  it(
    'of a game, from its first command to its export',
    async () => {
      const id = await aTable();
      await asks(anna, 'takeSeat', { in: { id, seat: 0 }, body: {} });
      await asks(ben, 'takeSeat', { in: { id, seat: 1 } });
      expect(await statusOf(anna, 'startGame', { in: { id } })).toBe(200);
      expect(await statusOf(nobody(served.url), 'listChoices', { in: { id } })).toBe(401);
      const offered = await Promise.all([anna, ben].map((visitor) => asks(visitor, 'listChoices', { in: { id } })));
      const [first, second] = offered.map(({ body }) => body as { seq: number; choices: readonly object[] });
      const [mover, waiting, choices] = first?.choices.length === 0 ? [ben, anna, second] : [anna, ben, first];
      const body = { seen: choices?.seq, command: choices?.choices[0] };
      expect(await statusOf(waiting, 'giveCommand', { in: { id }, body, headers: keyed('one') })).toBe(422);
      expect(await statusOf(mover, 'giveCommand', { in: { id }, body, headers: keyed('one') })).toBe(200);
      expect(await statusOf(mover, 'giveCommand', { in: { id }, body, headers: keyed('two') })).toBe(409);
      expect(await statusOf(anna, 'showState', { in: { id } })).toBe(200);
      expect(await statusOf(anna, 'showState', { in: { id }, query: '?at=2' })).toBe(200);
      expect(await statusOf(anna, 'showState', { in: { id }, query: '?at=2000000' })).toBe(404);
      expect(await statusOf(anna, 'showState', { in: { id }, query: '?as=auditor' })).toBe(403);
      expect(await statusOf(anna, 'exportTable', { in: { id } })).toBe(409);

      const players = [anna, ben].map(
        (visitor, viewer) => new Chooser({ visitor, game, table: id, viewer }, luckOf(`documented ${viewer}`)),
      );
      await Promise.all(players.map((player) => player.come()));
      await Promise.all(players.map(({ follower }) => follower.until(({ status }) => status === 'finished')));
      expect(await statusOf(anna, 'showTable', { in: { id } })).toBe(200);
      expect(await statusOf(anna, 'readEvents', { in: { id } })).toBe(200);
      expect(await statusOf(nobody(served.url), 'exportTable', { in: { id } })).toBe(200);
    },
    WHOLE_GAME_MS,
  );

  it('of its own running and of itself', async () => {
    const calls = ['isLive', 'isReady', 'readMetrics', 'describe', 'describeSocket', 'browse'];
    expect(await Promise.all(calls.map((name) => statusOf(anna, name)))).toEqual(calls.map(() => 200));
    expect(await statusOf(anna, 'pagePart', { in: { asset: 'index.html' } })).toBe(404);
  });
});

const keyed = (key: string) => ({ 'idempotency-key': key });

describe('The pages for people', () => {
  it('are made of nothing but what the service itself has, and no script stands in them', async () => {
    const { text, headers } = await nobody(served.url).ask('GET', '/api/docs');
    const parts = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, part]) => part ?? '');
    expect(parts).toHaveLength(6);
    for (const part of parts) {
      expect(part).toMatch(/^\/api\//);
      expect((await nobody(served.url).ask('GET', part)).status).toBe(200);
    }
    expect(text).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\son\w+=|style=/);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|http|\*/);
  });
});
