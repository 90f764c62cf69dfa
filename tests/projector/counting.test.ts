import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { TableId } from '#events/envelope.js';
import { rated, UNKNOWN } from '#projector/openskill.js';
import { setAside } from '#projector/set-aside.js';
import type { Kept } from '#store/postgres/postgres-store.js';
import { forgetAll } from '#tests/store/beside/listed.js';
import { theServer } from '#tests/store/postgres/server.js';
import { ask } from '#tests/store/postgres/server.js';
import { openPostgres } from '#store/postgres/postgres-store.js';
import { migrate } from '#store/postgres/migrate.js';
import { CLOSED, followed, happens } from './story.js';
import { anna, ben, carla, known, plays, recordIn, strong } from './evening.js';
import type { Evening } from './evening.js';

describe('What counts', () => {
  const server = theServer();
  let url = '';
  let kept: Kept | null = null;
  const house = (): Kept => {
    if (kept === null) throw new Error('It is opened before each test.');
    return kept;
  };
  beforeEach(async () => {
    url = await server().database();
    await migrate(url);
    kept = await openPostgres(url);
    await known(house(), (text) => ask(url, text));
  });
  afterEach(async () => kept?.store.close());

  const told = async (...evenings: readonly Evening[]): Promise<readonly TableId[]> => {
    const tables: TableId[] = [];
    for (const evening of evenings) tables.push(await plays(house(), evening));
    await tell();
    return tables;
  };
  const tell = async (): Promise<void> => (await followed(url, house())).stop();
  const everything = async (): Promise<unknown> => ({
    standings: await ask(url, 'select to_jsonb(one)::text as row from store.standings one order by game, sitter'),
    results: await ask(url, 'select to_jsonb(one)::text as row from store.results one order by table_id, seat'),
  });

  it('is how often somebody played and won, with how many points', async () => {
    await told(
      { sitters: [anna, ben], points: [40, 31], at: 1000 },
      { sitters: [ben, anna, carla], points: [50, 20, 50], at: 2000 },
    );

    expect(await recordIn(house(), 'anna')).toMatchObject({ played: 2, won: 1, points: 60, best: 40, soloBest: null });
    expect(await recordIn(house(), 'ben')).toMatchObject({ played: 2, won: 1, points: 81, best: 50 });
    expect(await recordIn(house(), 'carla')).toMatchObject({ played: 1, won: 1, points: 50, best: 50 });
  });

  it('is rated as one game came after the other', async () => {
    await told(
      { sitters: [anna, ben], points: [40, 31], at: 1000 },
      { sitters: [carla, anna], points: [31, 30], at: 2000 },
    );

    const [afterFirst] = rated([
      { rating: UNKNOWN, place: 1 },
      { rating: UNKNOWN, place: 2 },
    ]);
    if (afterFirst === undefined) throw new Error('Two are rated.');
    const [newest, older] = rated([
      { rating: UNKNOWN, place: 1 },
      { rating: afterFirst, place: 2 },
    ]);
    expect((await recordIn(house(), 'anna'))?.rating).toEqual(older);
    expect((await recordIn(house(), 'carla'))?.rating).toEqual(newest);
  });

  it('is the same whatever order it is told in', async () => {
    const evenings: readonly Evening[] = [
      { sitters: [anna, ben], points: [40, 31], at: 3000 },
      { sitters: [carla, anna], points: [31, 30], at: 1000 },
      { sitters: [ben, carla, anna, strong], points: [1, 2, 3, 4], at: 2000 },
      { sitters: [anna, strong], points: [8, 8], at: 2500, game: 'burano' },
      { sitters: [anna, ben], points: [40, 31], at: 500 },
    ];
    const tables: TableId[] = [];
    for (const evening of evenings) {
      tables.push(await plays(house(), evening));
      await tell();
    }
    const oneByOne = await everything();

    await forgetAll(url);
    await tell();
    expect(await everything()).toEqual(oneByOne);
    // The tables' ids break ties, and nothing else does.
    const results = await ask(url, `select table_id from store.results where game = 'murano' and seat = 0 order by at`);
    expect(results.map((row) => row['table_id'])).toEqual([tables[4], tables[1], tables[2], tables[0]]);
  });

  it('is nothing at a table that was closed, that goes on, that is unlisted, or where only bots sat', async () => {
    const [goesOn] = await told(
      { sitters: [anna, ben], points: null },
      { sitters: [anna, ben], points: [9, 8], visibility: 'unlisted' },
      { sitters: [strong, strong], points: [9, 8] },
    );
    if (goesOn !== undefined) await happens(house().store, goesOn, CLOSED);
    await tell();

    expect(await ask(url, 'select * from store.standings')).toEqual([]);
    expect(await ask(url, 'select * from store.results')).toEqual([]);
  });

  it('of a game alone is the best score, and no rating', async () => {
    await told({ sitters: [anna], points: [71] }, { sitters: [anna], points: [64] });

    expect(await recordIn(house(), 'anna')).toEqual({
      ...{ played: 0, won: 0, points: 0, best: null, soloBest: 71, rating: UNKNOWN },
    });
    expect((await house().standings.of('murano', null, 10)).standings).toEqual([]);
    expect(await house().standings.record('anna')).toMatchObject([{ game: 'murano', rank: null }]);
  });

  it('of a bot stands under its name, and of two of one bot is what they are in the mean', async () => {
    await told({ sitters: [strong, anna, strong], points: [9, 5, 1] });

    const [first, , last] = rated([1, 2, 3].map((place) => ({ rating: UNKNOWN, place })));
    const { standings } = await house().standings.of('murano', null, 10);
    expect(standings.find(({ sitter }) => 'bot' in sitter)).toMatchObject({
      sitter: strong,
      record: {
        ...{ played: 2, won: 1, points: 10, best: 9 },
        rating: { mu: ((first?.mu ?? 0) + (last?.mu ?? 0)) / 2, sigma: ((first?.sigma ?? 0) + (last?.sigma ?? 0)) / 2 },
      },
    });
  });

  it('is counted anew behind a table that is set aside, and again when it is not any more', async () => {
    const [, middle] = await told(
      { sitters: [anna, ben], points: [40, 31], at: 1000 },
      { sitters: [ben, carla], points: [31, 30], at: 2000 },
      { sitters: [anna, ben], points: [4, 3], at: 3000 },
    );
    if (middle === undefined) throw new Error('There are three.');
    const before = await everything();
    await setAside(house().projections, middle, true);

    expect(await recordIn(house(), 'ben')).toMatchObject({ played: 2, won: 0, best: 31, points: 34 });
    expect(await recordIn(house(), 'carla')).toBeUndefined();
    const without = await everything();
    await forgetAll(url);
    await tell();
    expect(await everything()).toEqual(without);

    await setAside(house().projections, middle, false);
    expect(await everything()).toEqual(before);
  });

  it('shows of nobody who is known no more', async () => {
    await told({ sitters: [anna, ben], points: [40, 31] });
    await ask(url, `delete from store.players where id = 'ben'`);

    const { standings } = await house().standings.of('murano', null, 10);
    expect(standings.map(({ sitter }) => sitter)).toEqual([anna]);
    expect(await house().standings.record('anna')).toMatchObject([{ rank: 1 }]);
  });
});
