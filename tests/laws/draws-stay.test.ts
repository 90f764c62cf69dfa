import { describe, expect, it } from '@jest/globals';
import { GAMES } from '#engine/registry.js';
import { quarry } from '#tests/games/quarry/game.js';
import { drawsStay, drawsStayUnder } from './draws-stay.js';
import { CAREFUL, violationsOf } from './law.js';
import { play } from './play.js';

describe.each([...GAMES, quarry])('A detour before a draw, in $title', (game) => {
  const games = Array.from({ length: 6 }, (_, number) =>
    play({ game, setting: { seats: game.seats.max, options: {} }, seed: `detour ${number}`, scheme: 2 }),
  );

  it('K8: leaves every later draw as it was', () => {
    expect(games.flatMap((played) => violationsOf(drawsStay, played, CAREFUL))).toEqual([]);
  });

  it('moves them under the first scheme, which the law finds wherever something is drawn after the start', () => {
    const found = games.flatMap((played) => violationsOf(drawsStayUnder(1), played, CAREFUL));

    const isDrawn = games.some(({ moments }) => moments.some(({ drew }) => drew > 0));

    expect(found.some(({ message }) => message.includes('comes out otherwise'))).toBe(isDrawn);
  });
});
