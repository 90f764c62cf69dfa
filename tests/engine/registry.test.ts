import { describe, expect, test } from '@jest/globals';
import { BOT_NAMES, botFor } from '#bots/registry.js';
import { newestOf } from '#engine/kit/editions.js';
import { GAMES, gameAt, newestGames } from '#engine/registry.js';
import { pebblesEditions } from '#tests/games/pebbles/editions.js';

describe('The registry', () => {
  test('a table finds the rules of the edition that it is pinned to', () => {
    expect(gameAt('murano', 1)?.title).toBe('Murano');
  });

  test('new tables are played by the newest edition of each game, wherever it stands', () => {
    const [first, second] = pebblesEditions;
    expect(newestOf([second, first])).toEqual([second]);
    expect(newestGames().map(({ id }) => id)).toEqual([...new Set(GAMES.map(({ id }) => id))]);
  });

  test('a bot that plays a game plays all of its editions, and none that there is not', () => {
    for (const name of BOT_NAMES)
      for (const { id } of newestGames()) {
        const editions = GAMES.filter((game) => game.id === id).map(({ edition }) => edition);
        const played = editions.filter((edition) => botFor(name, id, edition) !== undefined);
        expect({ name, id, played }).toEqual({ name, id, played: played.length === 0 ? [] : editions });
      }
    expect(botFor('strong', 'murano', 99)).toBeUndefined();
  });

  test('there are no rules of an edition that never was', () => {
    expect(gameAt('murano', 0)).toBeUndefined();
  });

  test('no two entries are the same game at the same edition', () => {
    expect(new Set(GAMES.map(({ id, edition }) => `${id} ${edition}`)).size).toBe(GAMES.length);
  });
});
