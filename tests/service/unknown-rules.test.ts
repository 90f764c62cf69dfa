import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Problem } from '#events/wire/problem.js';
import type { TablesAsShown } from '#events/wire/tables.js';
import { isSigned } from '#start/is-signed.js';
import { pebblesEditions } from '#tests/games/pebbles/editions.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { inPieces, wrongIn } from '#tests/verify/verified.js';
import { verify } from '#verify/verify.js';
import { aFolder, forget, serve, UNHURRIED } from './served.js';
import type { Served } from './served.js';
import { eventsSeen, moveOn, openPebbles, pathOf, tableShown } from './short-games.js';
import { aGuest, nobody } from './visitor.js';
import type { Visitor } from './visitor.js';

/** Three starts of a service, and some short games. */
const THREE_STARTS_MS = 120_000;

const BEFORE = { ...UNHURRIED, NODE_OPTIONS: '--import ./tests/service/pebbles-before.mjs' };
const LATER = { ...UNHURRIED, NODE_OPTIONS: '--import ./tests/service/pebbles-later.mjs' };

let served: Served;
let anna: Visitor;
let ben: Visitor;
let carla: Visitor;
/** Tables of edition 2, and one of another game that bots play among themselves. */
let tables: { readonly running: string; readonly over: string; readonly open: string; readonly murano: string };

/** Starts another release over the same data. */
const restart = async (environment: typeof BEFORE): Promise<void> => {
  expect(await served.stop()).toBe(0);
  served = await serve(served.folder, environment);
  [anna, ben, carla] = [anna.at(served.url), ben.at(served.url), carla.at(served.url)];
};

const botsPlayMurano = async (): Promise<string> => {
  const { body } = await anna.ask<{ id: string }>('POST', '/api/tables', { game: 'murano', seats: 2 });
  for (const seat of [0, 1]) await anna.ask('PUT', `${pathOf(body.id)}/seats/${seat}`, { bot: 'random' });
  expect((await anna.ask('POST', `${pathOf(body.id)}/start`, {})).status).toBe(200);
  return body.id;
};

beforeAll(async () => {
  served = await serve(await aFolder(), LATER);
  [anna, ben, carla] = [
    await aGuest(served.url, 'Anna'),
    await aGuest(served.url, 'Ben'),
    await aGuest(served.url, 'Carla'),
  ];
  const [running, over] = [await openPebbles(anna, ben), await openPebbles(anna, ben)];
  for (let move = 0; move < 3; move += 1) expect(await moveOn(running, [anna, ben])).toBe(true);
  await eventually('a game is over', async () => !(await moveOn(over, [anna, ben])));
  const { body } = await anna.ask<{ id: string }>('POST', '/api/tables', { game: 'pebbles', seats: 2 });
  expect((await carla.ask('PUT', `${pathOf(body.id)}/seats/1`, {})).status).toBe(200);
  // Last, so that it is in the middle of its game when the service stops.
  tables = { running, over, open: body.id, murano: await botsPlayMurano() };
  await restart(BEFORE);
}, THREE_STARTS_MS);

afterAll(async () => {
  expect(await served.stop()).toBe(0);
  await forget(served.folder);
});

const UNKNOWN: Partial<Problem> = { type: 'urn:laguna:refusal:unknown_rules', status: 501 };

describe('A table of an edition that this node does not have', () => {
  it('is shown as far as that takes no rules', async () => {
    expect(await tableShown(nobody(served.url), tables.running)).toMatchObject({
      ...{ game: 'pebbles', edition: 2, status: 'playing', unknownRules: true },
      seats: [{ player: { name: 'Anna' } }, { player: { name: 'Ben' } }],
    });
    expect(await tableShown(anna, tables.over)).toMatchObject({ status: 'finished', edition: 2, unknownRules: true });
  });

  it('is readable as events, of which nobody is told what only rules could say that they may know', async () => {
    const { seq } = await tableShown(anna, tables.running);
    for (const who of [anna, ben, nobody(served.url)]) {
      const events = await eventsSeen(who, tables.running);
      expect(events.map((event) => event.seq)).toEqual(Array.from({ length: seq }, (_, index) => index + 1));
      expect(events.slice(0, 4).map(({ event }) => event?.type)).toEqual([
        'TableOpened',
        'SeatTaken',
        'SeatTaken',
        'TableStarted',
      ]);
      expect(events.slice(4).map(({ event }) => event)).toEqual(events.slice(4).map(() => null));
    }
  });

  it('is open to everybody once nothing is hidden, and can be taken along and verified elsewhere', async () => {
    const events = await eventsSeen(nobody(served.url), tables.over);
    expect(events.map(({ event }) => event?.type)).toEqual(expect.arrayContaining(['PebblesLaid', 'SeedRevealed']));
    expect(events.filter(({ event }) => event === null)).toEqual([]);

    const { status, text } = await nobody(served.url).ask('GET', `${pathOf(tables.over)}/export`);
    expect(status).toBe(200);
    const rules = {
      gameAt: (_: string, edition: number) => pebblesEditions.find((game) => game.edition === edition),
      knows: () => true,
    };
    expect(wrongIn(await verify(inPieces(text), { rules, isSigned, keys: null }))).toEqual({});
    expect((await nobody(served.url).ask('GET', `${pathOf(tables.running)}/export`)).status).toBe(409);
    expect((await nobody(served.url).ask('GET', `${pathOf(tables.running)}/head`)).status).toBe(200);
  });

  it('takes nothing: whatever needs its rules is refused, and says why', async () => {
    const path = pathOf(tables.running);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const refused = [
      await anna.ask('GET', `${path}/state`),
      await anna.ask('GET', `${path}/choices`),
      await anna.ask('GET', `${path}/events?as=seat:1`),
      await anna.ask('POST', `${path}/commands`, { seen: 9, command: { type: 'guess', hand: 0, stake: 1 } }, key),
      await ben.ask('PUT', `${pathOf(tables.open)}/seats/0`, {}),
      await carla.ask('DELETE', `${pathOf(tables.open)}/seats/1`),
      await anna.ask('POST', `${pathOf(tables.open)}/start`, {}),
    ];
    expect(refused.map(({ body }) => body)).toEqual(refused.map(() => expect.objectContaining(UNKNOWN)));
    expect(refused[0]?.body).toMatchObject({
      detail: 'This server does not have the rules of pebbles, edition 2.',
    });
  });

  it('closes no socket, on which others are followed', async () => {
    const call = await anna.call();
    call.say('follow', { table: tables.running });
    expect(await call.hears('problem')).toMatchObject({ code: 'unknown_rules' });
    call.say('command', { table: tables.running, id: 'c1', seen: 9, command: { type: 'hide', hand: 0 } });
    expect(await call.hears('answer')).toMatchObject({ ok: false, refusal: { code: 'unknown_rules' } });
    call.say('follow', { table: tables.murano });
    expect(await call.hears('snapshot')).toMatchObject({ table: tables.murano });
    call.hangUp();
  });

  it('keeps nobody from being forgotten', async () => {
    expect((await carla.ask('DELETE', '/api/accounts/current', {})).status).toBe(204);
    expect(await tableShown(anna, tables.open)).toMatchObject({ seats: [{}, { player: { name: '–' } }] });
  });

  it(
    'leaves lists, bots and other tables as they are',
    async () => {
      const listed = async (status: string): Promise<readonly string[]> =>
        (await anna.ask<TablesAsShown>('GET', `/api/tables?status=${status}`)).body.tables.map(({ id }) => id);
      expect(await listed('playing')).toContain(tables.running);
      expect(await listed('open')).toContain(tables.open);
      expect(await listed('finished')).toContain(tables.over);
      await eventually(
        'the bots have played their game',
        async () => (await tableShown(anna, tables.murano)).status === 'finished',
      );
      await eventually('it is listed', async () => (await listed('finished')).includes(tables.murano));
    },
    THREE_STARTS_MS,
  );

  it(
    'goes on where it stood when the rules are there again',
    async () => {
      const before = await tableShown(anna, tables.running);
      await restart(LATER);
      const { unknownRules: _, ...known } = before;
      expect(await tableShown(anna, tables.running)).toMatchObject(known);
      await eventually('it is played to its end', async () => !(await moveOn(tables.running, [anna, ben])));
      expect(await tableShown(anna, tables.running)).toMatchObject({ status: 'finished' });
    },
    THREE_STARTS_MS,
  );
});
