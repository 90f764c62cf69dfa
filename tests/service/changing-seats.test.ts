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
/** A game, and now and then another one. */
const SOME_GAMES_MS = 90_000;

/** Whether the one in the first seat holds what others may not see. */
const holdsSecrets = (table: Table): boolean => {
  const [player] = table.status === 'playing' ? (table.state as MuranoState).players : [];
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

/**
 * A game before which Anna followed from the first seat and got up, and Ben sat down there. It goes on until Ben holds what
 * others may not see; `secretsBy` is when, or `null` where the game ended before he did.
 */
const afterGettingUp = async (url: string) => {
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
  const moments: number[] = [];
  await early.follower.until((held) => {
    if (holdsSecrets(held)) moments.push(held.seq);
    return moments.length > 0 || held.status === 'finished';
  });
  const [secretsBy = null] = moments;
  const upTo = early.follower.fold?.seq ?? 0;
  await Promise.all([...followers, late.follower].map((follower) => follower.until(({ seq }) => seq >= upTo)));
  return { anna, ben, heard: [first.heard, watching.heard] as const, at, secretsBy };
};

describe('Before the start, when seats still change', () => {
  it(
    'who follows from a seat and gets up sees nothing of who sits there when the game starts',
    async () => {
      const { url } = served;
      let played = await afterGettingUp(url);
      // In one game of some hundred Ben holds nothing from its beginning to its end.
      while (played.secretsBy === null) played = await afterGettingUp(url);

      const { anna, ben, heard, at, secretsBy } = played;
      const [hers, everybodys] = heard.map((all) => all.filter(({ seq }) => seq <= secretsBy));
      expect(hers?.length).toBeGreaterThan(0);
      expect(hers).toEqual(everybodys);
      const past = `${at}/state?at=${secretsBy}`;
      const [own, open] = await Promise.all([ben.ask('GET', past), nobody(url).ask('GET', past)]);
      expect(own.body).not.toEqual(open.body);
      expect((await anna.ask('GET', past)).body).toEqual(open.body);
    },
    SOME_GAMES_MS,
  );
});
