import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { commitToNonce, derivedNonce } from '#events/chain/nonces.js';
import { REVEAL_MS } from '#gateway/tables/reveal-time.js';
import { murano } from '#engine/murano/game.js';
import { Follower } from './follower.js';
import { aFolder, forget, serve } from './served.js';
import type { Served } from './served.js';
import { SEVERAL_STARTS_MS } from './staff.js';
import { aGuest } from './visitor.js';
import type { Visitor } from './visitor.js';

/** A start of the service again, and the time for reveals, beside whatever else the machine does. */
const WITHHELD_MS = SEVERAL_STARTS_MS + 4 * REVEAL_MS;

let served: Served;
let folder: string;

beforeAll(async () => {
  folder = await aFolder();
  served = await serve(folder);
}, SEVERAL_STARTS_MS);

afterAll(async () => {
  expect(await served.stop()).toBe(0);
  await forget(folder);
});

/** Anna and Ben sit with commitments, and a bot with nothing. */
const aTable = async () => {
  const [anna, ben] = [await aGuest(served.url, 'Anna'), await aGuest(served.url, 'Ben')];
  const { body } = await anna.ask<{ id: string; commitment: string }>('POST', '/api/tables', {
    ...{ game: 'murano', seats: 3 },
  });
  const { id, commitment } = body;
  const path = `/api/tables/${id}`;
  const sit = (visitor: Visitor, seat: number, wish: object) => visitor.ask('PUT', `${path}/seats/${seat}`, wish);
  await sit(anna, 0, { nonceCommitment: commitToNonce(id, 0, 'annas') });
  await sit(ben, 1, { nonceCommitment: commitToNonce(id, 1, 'bens') });
  expect((await sit(anna, 2, { bot: 'random' })).status).toBe(200);
  const reveal = (visitor: Visitor, nonce: unknown) => visitor.ask('POST', `${path}/reveals`, { nonce });
  return { anna, ben, id, path, commitment, reveal, start: () => anna.ask('POST', `${path}/start`) };
};

const stateAt = async (visitor: Visitor, path: string) =>
  (await visitor.ask<{ state: Readonly<Record<string, unknown>> }>('GET', `${path}/state`)).body.state;

describe('A seat that committed to a nonce', () => {
  it('reveals it when the start is asked for, and the game starts with the last reveal', async () => {
    const { anna, ben, path, reveal, start } = await aTable();
    expect(await reveal(anna, 'annas')).toMatchObject({ status: 422, body: { rule: 'K20' } });
    const stranger = await aGuest(served.url, 'Carla');
    expect(await reveal(stranger, 'annas')).toMatchObject({ status: 422, body: { title: 'Not seated at this table' } });
    expect(await reveal(anna, 'a b')).toMatchObject({ status: 400 });

    expect(await start()).toMatchObject({ status: 200, body: { status: 'open', starting: true } });
    expect(await start()).toMatchObject({ status: 200, body: { status: 'open', starting: true } });
    expect(await anna.ask('DELETE', `${path}/seats/0`)).toMatchObject({ status: 422, body: { rule: 'K10' } });
    expect(await reveal(anna, 'other')).toMatchObject({ status: 422, body: { rule: 'K20' } });
    expect(await reveal(anna, 'annas')).toMatchObject({ status: 200, body: { starting: true } });
    expect(await stateAt(ben, path)).toMatchObject({ isStarting: true, nonces: ['annas', null, expect.anything()] });
    expect(await reveal(ben, 'bens')).toMatchObject({ status: 200, body: { status: 'playing' } });
    expect(await reveal(ben, 'bens')).toMatchObject({ status: 200, body: { status: 'playing' } });
    expect(await reveal(ben, 'other')).toMatchObject({ status: 409, body: { rule: 'K20' } });
  });

  it(
    'and does not reveal it gets a derived one when the time is over, also where the service starts again meanwhile',
    async () => {
      const { anna, path, id, commitment, reveal, start } = await aTable();
      await start();
      await reveal(anna, 'annas');
      expect(await served.stop()).toBe(0);
      served = await serve(folder);
      const again = anna.at(served.url);

      const follower = new Follower({ visitor: again, game: murano, table: id, viewer: 0 });
      await follower.come();
      await follower.until(({ status }) => status === 'playing');
      const [first, second] = [derivedNonce(commitment, id, 1), derivedNonce(commitment, id, 2)];
      expect(await stateAt(again, path)).toMatchObject({
        nonces: ['annas', first, second],
        sources: ['own', 'withheld', 'derived'],
      });
      const { text } = await again.ask('GET', `${path}/events`);
      expect(text).toContain('"type":"NonceWithheld"');
    },
    WITHHELD_MS,
  );
});
