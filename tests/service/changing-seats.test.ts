import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { murano } from '#engine/murano/game.js';
import type { Game } from '#engine/kit/game.js';
import type { Table } from '#engine/kit/table.js';
import type { MuranoState } from '#engine/murano/state.js';
import type { ServerMessage } from '#events/wire/socket.js';
import { luckOf } from '#tests/laws/luck.js';
import { Chooser } from './chooser.js';
import { Follower } from './follower.js';
import { aFolder, forget, serve } from './served.js';
import type { Served } from './served.js';
import { aGuest, nobody } from './visitor.js';
import type { Visitor } from './visitor.js';

let served: Served;

beforeAll(async () => {
  served = await serve(await aFolder());
});

afterAll(async () => {
  await served.stop();
  await forget(served.folder);
});

const game: Game = murano;

/** Whether the one in the first seat holds what others may not see; in every game, sooner or later, they do. */
const holdsSecrets = (table: Table): boolean => {
  const [player] = table.status === 'open' ? [] : (table.state as MuranoState).players;
  return player !== undefined && [...player.shops, ...player.palaces, ...player.characters].length > 0;
};

/** What somebody who only looks heard of a table's events. */
const listening = (visitor: Visitor, table: string) => {
  const heard: { readonly seq: number; readonly event: unknown }[] = [];
  const onMessage = ({ event, data }: ServerMessage): void => {
    if (event === 'event') heard.push(data);
  };
  return { heard, follower: new Follower({ visitor, game, table, viewer: 'public', onMessage }) };
};

describe('Before the start, when seats still change', () => {
  it('who follows from a seat and gets up sees nothing of who sits there when the game starts', async () => {
    const { url } = served;
    const [anna, ben, carla] = await Promise.all(['Anna', 'Ben', 'Carla'].map((name) => aGuest(url, name)));
    if (anna === undefined || ben === undefined || carla === undefined) throw new Error('Three came.');
    const { body: table } = await anna.ask<{ id: string }>('POST', '/api/tables', { game: 'murano', seats: 2 });
    const at = `/api/tables/${table.id}`;
    await anna.ask('PUT', `${at}/seats/0`, {});

    const first = listening(anna, table.id);
    const watching = listening(nobody(url), table.id);
    const early = new Chooser({ visitor: ben, game, table: table.id, viewer: 0 }, luckOf('Ben'));
    const followers = [first.follower, watching.follower, early.follower];
    await Promise.all(followers.map((follower) => follower.come()));
    await Promise.all(followers.map((follower) => follower.until(({ seq }) => seq >= 2)));

    await anna.ask('DELETE', `${at}/seats/0`);
    await ben.ask('PUT', `${at}/seats/0`, {});
    await carla.ask('PUT', `${at}/seats/1`, {});
    const late = new Chooser({ visitor: carla, game, table: table.id, viewer: 1 }, luckOf('Carla'));
    await late.come();
    await carla.ask('POST', `${at}/start`, {});
    let secretsBy = 0;
    await early.follower.until((held) => {
      if (holdsSecrets(held)) secretsBy = held.seq;
      return secretsBy > 0;
    });
    await Promise.all([...followers, late.follower].map((follower) => follower.until(({ seq }) => seq >= secretsBy)));

    const upTo = ({ seq }: { readonly seq: number }): boolean => seq <= secretsBy;
    expect(first.heard.filter(upTo)).toEqual(watching.heard.filter(upTo));
    const past = `${at}/state?at=${secretsBy}`;
    const [own, open] = await Promise.all([ben.ask('GET', past), nobody(url).ask('GET', past)]);
    expect(own.body).not.toEqual(open.body);
    expect((await anna.ask('GET', past)).body).toEqual(open.body);
  });
});
