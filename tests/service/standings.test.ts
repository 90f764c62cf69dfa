import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GamesAsShown, StandingsAsShown } from '#events/wire/standings.js';
import { GamesAsShown as Games, PlayerAsShown, StandingsAsShown as Standings } from '#events/wire/standings.js';
import { plays, strong } from '#tests/projector/evening.js';
import { opened } from '#tests/store/beside/opened.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { ask, theServer } from '#tests/store/postgres/server.js';
import { aFolder, forget, serve, UNHURRIED } from './served.js';
import type { Served } from './served.js';
import { aGuest, nobody } from './visitor.js';
import type { Visitor } from './visitor.js';

const server = theServer();
const kept = opened(server);
let served: Served;
let [anna, ben, carla] = [] as readonly Visitor[] as [Visitor, Visitor, Visitor];
const tables: Record<string, string> = {};

const sitter = ({ id }: Visitor) => ({ player: id ?? '' });

beforeAll(async () => {
  served = await serve(await aFolder(), { ...UNHURRIED, DATABASE_URL: server().url });
  [anna, ben, carla] = await Promise.all([
    aGuest(served.url, 'Anna'),
    aGuest(served.url, 'Ben'),
    aGuest(served.url, 'Carla'),
  ]);
  const [a, b, c] = [sitter(anna), sitter(ben), sitter(carla)];
  tables['first'] = await plays(kept(), { sitters: [a, b], points: [40, 31], at: 1000 });
  tables['second'] = await plays(kept(), { sitters: [a, c, strong], points: [20, 30, 50], at: 2000 });
  tables['alone'] = await plays(kept(), { sitters: [a], points: [66], at: 3000 });
  tables['unlisted'] = await plays(kept(), { sitters: [a, b], points: [90, 1], visibility: 'unlisted', at: 4000 });
  tables['goes on'] = await plays(kept(), { sitters: [b, a], points: null });
  await eventually('all was told', async () => (await history(anna, anna)).length === 5);
});

afterAll(async () => {
  expect(await served.stop()).toBe(0);
  await forget(served.folder);
});

const history = async (whose: Visitor, asker: Visitor): Promise<readonly string[]> => {
  const { body } = await asker.ask<GamesAsShown>('GET', `/api/players/${whose.id ?? ''}/games`);
  return body.tables.map(({ id }) => id);
};
const namesOf = ({ standings }: StandingsAsShown) =>
  standings.map((one) => ('player' in one ? one.player.name : `bot ${one.bot}`));

describe('Standings', () => {
  it('rank players and bots by their ratings, with what they did', async () => {
    const { status, body } = await nobody(served.url).ask<StandingsAsShown>('GET', '/api/standings?game=murano');
    expect(status).toBe(200);
    expect(() => Standings.parse(body)).not.toThrow();
    expect(namesOf(body)).toEqual(['bot strong', 'Carla', 'Anna', 'Ben']);
    expect(body.standings[2]).toMatchObject({ rank: 3, played: 2, won: 1, mean: 30, best: 40 });
    const shown = body.standings.map(({ rating }) => rating.shown);
    expect(shown).toEqual([...shown].sort((one, other) => other - one));
  });

  it('come by pages, each from where the one before ended', async () => {
    const { standings } = kept();
    const names: string[] = [];
    const ranks: number[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof standings.of>> = await standings.of('murano', cursor, 1);
      names.push(...page.standings.map(({ sitter: one }) => ('bot' in one ? one.bot : one.player)));
      ranks.push(...page.standings.map(({ rank }) => rank));
      cursor = page.cursor;
    } while (cursor !== null);
    expect(names).toEqual(['strong', carla.id, anna.id, ben.id]);
    expect(ranks).toEqual([1, 2, 3, 4]);
  });

  it('of a game that nobody played are empty, and a cursor of nobody leads nowhere', async () => {
    const { body } = await nobody(served.url).ask('GET', '/api/standings?game=chess');
    expect(body).toEqual({ standings: [] });
    expect((await nobody(served.url).ask('GET', '/api/standings?game=murano&cursor=nonsense')).body).toEqual({
      standings: [],
    });
  });

  it.each(['/api/standings', '/api/standings?game=murano&cursor=%00', '/api/standings?game=a%20b'])(
    'are refused where they are not asked for well: %s',
    async (path) => {
      const { status, body } = await nobody(served.url).ask('GET', path);
      expect(status).toBe(400);
      expect(body).toMatchObject({ type: 'urn:laguna:refusal:malformed' });
    },
  );
});

describe('A player', () => {
  it('is shown with a record for each game', async () => {
    const { body } = await nobody(served.url).ask('GET', `/api/players/${anna.id ?? ''}`);
    expect(PlayerAsShown.parse(body)).toMatchObject({
      player: { id: anna.id, name: 'Anna' },
      records: [{ game: 'murano', withOthers: { rank: 3, played: 2, won: 1, mean: 30, best: 40 }, soloBest: 66 }],
    });
  });

  it('has a history of games that are finished or go on, the newest first', async () => {
    const { body } = await nobody(served.url).ask('GET', `/api/players/${anna.id ?? ''}/games`);
    const shown = Games.parse(body).tables;
    expect(new Set(shown.map(({ id }) => id))).toEqual(
      new Set([tables['first'], tables['second'], tables['alone'], tables['goes on']]),
    );
    expect(shown.find(({ id }) => id === tables['goes on'])?.status).toBe('playing');
  });

  it('has unlisted tables in it for those only who sat there', async () => {
    expect(await history(anna, anna)).toContain(tables['unlisted']);
    expect(await history(anna, ben)).toContain(tables['unlisted']);
    expect(await history(ben, anna)).toContain(tables['unlisted']);
    expect(await history(anna, carla)).not.toContain(tables['unlisted']);
    expect(await history(anna, nobody(served.url))).not.toContain(tables['unlisted']);
  });

  it('has a history by pages, without a gap and without a game twice', async () => {
    const { standings } = kept();
    const all: string[] = [];
    let cursor: string | null = null;
    do {
      const asked = { player: anna.id ?? '', asker: anna.id, cursor, limit: 2 };
      const page: Awaited<ReturnType<typeof standings.history>> = await standings.history(asked);
      all.push(...page.tables.map(({ table }) => table));
      cursor = page.cursor;
    } while (cursor !== null);
    expect(all).toEqual(await history(anna, anna));
    expect(new Set(all).size).toBe(5);
  });

  it('who is not known is not found', async () => {
    for (const path of ['/api/players/somebody', '/api/players/somebody/games'])
      expect((await nobody(served.url).ask('GET', path)).status).toBe(404);
  });

  it('who was erased is gone from all of it', async () => {
    await ask(server().url, `delete from store.tokens where player = '${carla.id ?? ''}'`);
    await ask(server().url, `delete from store.players where id = '${carla.id ?? ''}'`);
    expect((await nobody(served.url).ask('GET', `/api/players/${carla.id ?? ''}`)).status).toBe(404);
    const { body } = await nobody(served.url).ask<StandingsAsShown>('GET', '/api/standings?game=murano');
    expect(namesOf(body)).toEqual(['bot strong', 'Anna', 'Ben']);
    expect(body.standings.map(({ rank }) => rank)).toEqual([1, 2, 3]);
  });
});
