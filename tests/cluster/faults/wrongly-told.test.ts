import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openPostgres } from '#store/postgres/postgres-store.js';
import type { Kept } from '#store/postgres/postgres-store.js';
import { migrate } from '#store/postgres/migrate.js';
import { anna, ben, known, plays } from '#tests/projector/evening.js';
import { followed } from '#tests/projector/story.js';
import { ask, theServer } from '#tests/store/postgres/server.js';
import { wronglyTold } from './wrongly-told.js';

const server = theServer();

describe('The checker of what is told of tables and players', () => {
  let url = '';
  let kept: Kept;
  beforeEach(async () => {
    url = await server().database();
    await migrate(url);
    kept = await openPostgres(url);
    await known(kept, (text) => ask(url, text));
    for (const at of [1000, 2000, 3000]) await plays(kept, { sitters: [anna, ben], points: [7, at / 1000], at });
    await (await followed(url, kept)).stop();
  });

  afterEach(async () => kept.store.close());

  it('finds nothing where a rebuild would tell the same', async () => {
    expect(await wronglyTold(kept)).toEqual({
      broken: [],
      rows: { listings: 3, sittings: 6, results: 6, standings: 2 },
    });
  });

  it.each([
    [
      'a table that is listed otherwise',
      `update store.built_listings set edition = 2 where finished = 1000`,
      'listings',
    ],
    ['a table that is not listed', `delete from store.built_listings where finished = 1000`, 'listings'],
    ['a history that lacks a game', `delete from store.built_sittings where seat = 1`, 'sittings'],
    ['a result with other points', `update store.built_results set points = points + 1 where seat = 0`, 'results'],
    ['a rating that nobody earned', `update store.built_standings set mu = mu + 1 where sitter = 'anna'`, 'standings'],
    ['standings that lack somebody', `delete from store.built_standings where sitter = 'ben'`, 'standings'],
  ])('finds %s', async (_, slip, kind) => {
    await ask(url, slip);
    const { broken } = await wronglyTold(kept);

    expect(broken.length).toBeGreaterThan(0);
    for (const one of broken)
      expect(one).toMatch(new RegExp(`^A row of ${kind} is (told that no event tells|missing):`));
  });

  it('finds what was never told, however right the rest is', async () => {
    await plays(kept, { sitters: [anna, ben], points: [1, 2], at: 4000 });
    const { broken } = await wronglyTold(kept);

    expect(broken).toEqual([expect.stringMatching(/^What is told ends before event 1 of \S+\.$/)]);
  });
});
