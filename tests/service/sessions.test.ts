import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { foundData } from '#store/embedded/found-data.js';
import { theService } from './the-service.js';
import { nobody } from './visitor.js';

const served = theService();

/** What the database says to a sentence of its own. */
const asked = async (text: string, ...values: readonly string[]): Promise<readonly unknown[]> => {
  const found = await foundData(served().folder);
  if (typeof found === 'string') throw new Error('The service runs on it.');
  const client = new pg.Client({ ...found });
  await client.connect();
  try {
    return (await client.query<object>(text, [...values])).rows;
  } finally {
    await client.end();
  }
};

/** A browser whose player came some days ago. */
const aBrowser = async (name: string) => {
  const { headers, body } = await nobody(served().url).ask<{ player: { id: string } }>('POST', '/api/guests', { name });
  const given = headers.get('set-cookie') ?? '';
  await asked('update store.tokens set issued = issued - 200000000 where player = $1', body.player.id);
  const does = (method: string, path: string) =>
    nobody(served().url).ask(method, path, undefined, { cookie: given.slice(0, given.indexOf(';')) });
  const live = () =>
    asked(
      'select from store.tokens where player = $1 and expires > extract(epoch from clock_timestamp()) * 1000',
      body.player.id,
    );
  return { does, live };
};

describe('The token of a browser that has served for days', () => {
  it('is replaced by the way, when something is read with it', async () => {
    const { does, live } = await aBrowser('Anna');
    const { headers } = await does('GET', '/api/games');
    expect(headers.get('set-cookie')).toMatch(/^laguna=/);
    expect(await live()).toHaveLength(2);
  });

  it('leaves none behind where it signs out', async () => {
    const { does, live } = await aBrowser('Ben');
    expect((await does('DELETE', '/api/sessions/current')).status).toBe(204);
    expect(await live()).toEqual([]);
  });

  it('is replaced once where another is asked for', async () => {
    const { does, live } = await aBrowser('Carla');
    expect((await does('PUT', '/api/sessions/current')).status).toBe(200);
    expect(await live()).toHaveLength(2);
  });
});
