import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { redactTable } from '#engine/kit/table.js';
import { murano } from '#engine/murano/game.js';
import type { Game } from '#engine/kit/game.js';
import type { Viewer } from '#events/viewer.js';
import type { ServerMessage } from '#events/wire/socket.js';
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

/** What a follower heard of a table's events, apart from who else is there. */
const listening = (visitor: Visitor, table: string, viewer: Viewer) => {
  const heard: string[] = [];
  const onMessage = (message: ServerMessage): void => {
    if (message.event !== 'presence') heard.push(JSON.stringify(message));
  };
  return { heard, follower: new Follower({ visitor, game, table, viewer, onMessage }) };
};

describe('Before the start, when seats still change', () => {
  it('who follows from a seat and gets up sees nothing of who sits there when the game starts', async () => {
    const { url } = served;
    const [anna, ben, carla] = await Promise.all(['Anna', 'Ben', 'Carla'].map((name) => aGuest(url, name)));
    if (anna === undefined || ben === undefined || carla === undefined) throw new Error('Three came.');
    const { body: table } = await anna.ask<{ id: string }>('POST', '/api/tables', { game: 'murano', seats: 2 });
    const at = `/api/tables/${table.id}`;
    await anna.ask('PUT', `${at}/seats/0`, {});

    const first = listening(anna, table.id, 'public');
    const watching = listening(nobody(url), table.id, 'public');
    const early = listening(ben, table.id, 0);
    await Promise.all([first, watching, early].map(({ follower }) => follower.come()));
    await Promise.all([first, watching, early].map(({ follower }) => follower.until(({ seq }) => seq >= 2)));

    await anna.ask('DELETE', `${at}/seats/0`);
    await ben.ask('PUT', `${at}/seats/0`, {});
    await carla.ask('PUT', `${at}/seats/1`, {});
    await carla.ask('POST', `${at}/start`, {});
    const { body: seen } = await ben.ask<{ seq: number }>('GET', `${at}/state`);
    await Promise.all([first, watching, early].map(({ follower }) => follower.until(({ seq }) => seq >= seen.seq)));

    expect(first.heard).toEqual(watching.heard);
    const { fold } = early.follower;
    if (fold === null) throw new Error('Ben has folded what he saw.');
    const { body: own } = await ben.ask<{ state: object }>('GET', `${at}/state`);
    expect(redactTable(game, fold, 0)).toEqual(own.state);
    const { body: open } = await nobody(url).ask<{ state: object }>('GET', `${at}/state`);
    expect(own.state).not.toEqual(open.state);
  });
});
