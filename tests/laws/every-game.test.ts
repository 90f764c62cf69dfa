import { describe, expect, it } from '@jest/globals';
import { GAMES } from '#engine/registry.js';
import { proves } from './proves.js';

for (const game of GAMES) proves(game);

describe('The registry', () => {
  it('names each game and edition once', () => {
    const names = GAMES.map(({ id, edition }) => `${id} ${edition}`);

    expect(new Set(names).size).toBe(names.length);
  });
});
