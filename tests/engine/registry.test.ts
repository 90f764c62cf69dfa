import { describe, expect, test } from '@jest/globals';
import { GAMES, gameAt } from '#engine/registry.js';

describe('The registry', () => {
  test('a table finds the rules of the edition that it is pinned to', () => {
    expect(gameAt('murano', 1)?.title).toBe('Murano');
  });

  test('there are no rules of an edition that never was', () => {
    expect(gameAt('murano', 0)).toBeUndefined();
  });

  test('no two entries are the same game at the same edition', () => {
    expect(new Set(GAMES.map(({ id, edition }) => `${id} ${edition}`)).size).toBe(GAMES.length);
  });
});
