import { describe, expect, test } from '@jest/globals';
import { drawsAt } from '#engine/kit/draws.js';
import { murano } from '#engine/murano/game.js';
import type { Game } from '#engine/kit/game.js';
import type { Happening } from '#events/seen-by.js';
import { evolvedOnce } from '#engine/kit/evolved-once.js';

/** Murano, and how often it was asked to fold an event. */
const counted = () => {
  const asked: Happening[] = [];
  const game: Game = {
    ...murano,
    evolve: (state, event) => {
      asked.push(event);
      return (murano as Game).evolve(state, event);
    },
  };
  return { asked, game: evolvedOnce(game) };
};

const blank = (seats: number): object => murano.blank({ seats, options: {} });
const openingOf = (seats: number): readonly Happening[] =>
  murano.open(murano.blank({ seats, options: {} }), drawsAt(new Uint8Array(32), 'once', 1));
const folded = (game: Game, from: object, events: readonly Happening[]): object =>
  events.reduce((state, event) => game.evolve(state, event), from);

describe('Rules that remember the last steps they took', () => {
  test('fold the events of a command once, however often it is asked what comes of them', () => {
    const { asked, game } = counted();
    const from = blank(2);
    const first = folded(game, from, openingOf(2));

    expect(folded(game, from, asked.slice())).toBe(first);
    expect(asked).toEqual(openingOf(2));
  });

  test('fold the same event anew where something else stood before it', () => {
    const { game } = counted();
    const events = openingOf(3);
    folded(game, blank(2), events.slice(0, 1));

    expect(folded(game, blank(3), events)).toEqual(folded(murano, blank(3), events));
  });

  test('come to the right ends of two tables that are folded in turns', () => {
    const { game } = counted();
    const events = openingOf(4);
    let [one, other] = [blank(4), blank(4)];
    for (const event of events) [one, other] = [game.evolve(one, event), game.evolve(other, event)];

    expect([one, other]).toEqual([folded(game, blank(4), events), folded(murano, blank(4), events)]);
  });
});
