import { describe, expect, it } from '@jest/globals';
import type { Game } from '#engine/kit/game.js';
import { murano } from '#engine/murano/game.js';
import { quarry } from '#tests/games/quarry/game.js';
import { CAREFUL } from './law.js';
import type { Breach, Law, LawId } from './law.js';
import { LAWS } from './laws.js';
import { play } from './play.js';
import { FAULTS } from './planted/faults.js';
import { LEAKS } from './planted/leaks.js';
import type { Marks } from './planted/plant.js';

/** The suite itself is tested: each fault is put into a game, and the law of its title has to find it. */
const GAMES: readonly { readonly game: Game; readonly marks: Marks }[] = [
  { game: quarry, marks: { drawn: 'StoneDug', revealed: 'StoneLaid', open: 'PegPlaced' } },
  { game: murano, marks: { drawn: 'CharactersDrawn', revealed: 'ShopBuilt', open: 'ShipSailed' } },
];

describe.each(GAMES)('In $game.title', ({ game, marks }) => {
  it.each([...LEAKS, ...FAULTS])('$law finds it when $fault', ({ law, into }) => {
    expect(firstBreach(into(game, marks), lawOf(law))).not.toBeNull();
  });
});

const lawOf = (id: LawId): Law => {
  const law = LAWS.find((one) => one.id === id);
  if (law === undefined) throw new Error(`There is no law ${id}.`);
  return law;
};

/** In so many games it has to find it. */
const MOST_GAMES = 8;

const firstBreach = (game: Game, law: Law): Breach | null => {
  for (let number = 0; number < MOST_GAMES; number += 1) {
    const played = play({ game, setting: { seats: 3, options: {} }, seed: `planted ${number}` });
    for (const breach of law.broken(played, CAREFUL)) return breach;
  }
  return null;
};
