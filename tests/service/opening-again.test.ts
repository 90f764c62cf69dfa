import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Problem } from '#events/wire/problem.js';
import { anotherNode } from './another-node.js';
import { aFolder, forget, serve } from './served.js';
import type { Served } from './served.js';
import { aGuest } from './visitor.js';
import type { Answered, Visitor } from './visitor.js';

const WISH = { game: 'murano', seats: 2, visibility: 'unlisted' };

let served: Served;

beforeAll(async () => {
  served = await serve(await aFolder());
});

afterAll(async () => {
  expect(await served.stop()).toBe(0);
  await forget(served.folder);
});

interface Opened {
  readonly id: string;
  readonly commitment: string;
  readonly seats: readonly unknown[];
}

const opens = (who: Visitor, key: string, wish: object = WISH): Promise<Answered<Opened>> =>
  who.ask<Opened>('POST', '/api/tables', wish, { 'idempotency-key': key });

describe('A table that is opened with a key', () => {
  it('is the same for who asks again, as it stands by then, and whatever else they ask for', async () => {
    const anna = await aGuest(served.url, 'Anna');
    const key = randomUUID();
    const first = await opens(anna, key);
    expect(first.status).toBe(201);
    expect(await opens(anna, key)).toMatchObject({ status: 201, body: first.body });

    await anna.ask('PUT', `/api/tables/${first.body.id}/seats/0`, {});
    const later = await opens(anna, key, { ...WISH, seats: 4 });
    expect(later.status).toBe(201);
    const { id, commitment } = first.body;
    expect(later.body).toMatchObject({ id, commitment, visibility: 'unlisted' });
    expect(later.body.seats).toMatchObject([{ player: { name: 'Anna' } }, { seat: 1 }]);
  });

  it('is another with another key, without one, and for another player', async () => {
    const [anna, ben] = await Promise.all([aGuest(served.url, 'Anna'), aGuest(served.url, 'Ben')]);
    const key = randomBytes(16).toString('base64url');
    const asked = [opens(anna, key), opens(anna, randomUUID()), opens(ben, key)];
    const unkeyed = [0, 1].map(() => anna.ask<Opened>('POST', '/api/tables', WISH));
    const tables = await Promise.all([...asked, ...unkeyed]);
    expect(tables.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(tables.map(({ body }) => body.id)).size).toBe(5);
  });

  it('is one where many ask at the same moment, here and at another node', async () => {
    const anna = await aGuest(served.url, 'Anna');
    const node = await anotherNode(served.folder);
    const key = randomUUID();
    const tables = await Promise.all(
      Array.from({ length: 20 }, (_, number) => opens(anna.at(number % 2 === 0 ? served.url : node.url), key)),
    );
    expect(new Set(tables.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(tables.map(({ body }) => `${body.id} ${body.commitment}`)).size).toBe(1);
    await node.stop();
  });

  it('is all of what one of them wanted where they want different ones at that moment', async () => {
    const anna = await aGuest(served.url, 'Anna');
    const node = await anotherNode(served.folder);
    const wishes = [2, 3, 4].map((seats) => {
      const clock = { kind: 'move', seconds: 60 * seats };
      return { ...WISH, seats, visibility: seats === 3 ? 'public' : 'unlisted', clock };
    });
    for (const key of Array.from({ length: 5 }, () => randomUUID())) {
      const asked = [...wishes, ...wishes].map((wish, number) =>
        opens(anna.at(number % 2 === 0 ? served.url : node.url), key, wish),
      );
      const [one, ...others] = await Promise.all(asked);
      expect(others).toEqual(others.map(() => expect.objectContaining({ status: 201, body: one?.body })));
      const { seats = [] } = one?.body ?? {};
      const { visibility, clock } = wishes[seats.length - 2] ?? {};
      expect(one?.body).toMatchObject({ visibility, clock });
    }
    await node.stop();
  });

  it('is the same after a restart', async () => {
    const anna = await aGuest(served.url, 'Anna');
    const key = randomUUID();
    const { body } = await opens(anna, key);
    expect(await served.stop()).toBe(0);
    served = await serve(served.folder);
    expect(await opens(anna.at(served.url), key)).toMatchObject({ status: 201, body });
  });

  it.each(['1', 'x'.repeat(21), 'x'.repeat(65), 'not, a key! of twenty-two'])(
    'is refused where the key could be guessed or is none: %s',
    async (key) => {
      const anna = await aGuest(served.url, 'Anna');
      const refused = await opens(anna, key);
      expect(refused.status).toBe(400);
      const { type, detail } = Problem.parse(refused.body);
      expect(type).toBe('urn:laguna:refusal:malformed');
      expect(detail).toContain('"idempotency-key" does not fit');
    },
  );
});
