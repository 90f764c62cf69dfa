import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TablesAsShown } from '#events/wire/tables.js';
import { murano } from '#engine/murano/game.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { Follower } from './follower.js';
import { LiveTable } from './live-table.js';
import { aFolder, forget, serve } from './served.js';
import type { Served } from './served.js';
import { nobody } from './visitor.js';

let served: Served;
let live: LiveTable;

beforeAll(async () => {
  served = await serve(await aFolder());
  live = await LiveTable.at(served.url);
});

afterAll(async () => {
  expect(await served.stop()).toBe(0);
  await forget(served.folder);
});

const listed = async (status: string) => {
  const { body } = await nobody(served.url).ask<TablesAsShown>('GET', `/api/tables?status=${status}`);
  return body.tables.find(({ id }) => id === live.id);
};

describe('A game that goes on', () => {
  it('is listed with its turn, with who is to decide and with how many watch', async () => {
    const turn = await live.turn();
    await eventually('it is listed as playing', async () => (await listed('playing')) !== undefined);
    expect(await listed('playing')).toMatchObject({ turn: 1, deciding: [turn.seat], watchers: 1 });
    expect((await nobody(served.url).ask('GET', live.path)).body).toMatchObject({ turn: 1, deciding: [turn.seat] });

    const another = new Follower({ visitor: nobody(served.url), game: murano, table: live.id, viewer: 'public' });
    await another.come();
    await another.until(({ status }) => status === 'playing');
    expect(await listed('playing')).toMatchObject({ watchers: 2 });
  });

  it('is listed so also where nobody has been at it since the service started', async () => {
    const { seat } = await live.turn();
    await served.stop();
    served = await serve(served.folder);
    expect(await listed('playing')).toMatchObject({ turn: 1, deciding: [seat], watchers: 0 });
  });
});
