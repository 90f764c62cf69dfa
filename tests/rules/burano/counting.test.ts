import { expect, test } from '@jest/globals';
import type { BuranoEvent } from '#events/burano/events.js';
import { strong } from '#bots/burano/strong.js';
import { burano } from '#engine/burano/game.js';
import type { BuranoState } from '#engine/burano/state.js';
import { play } from '#tests/laws/play.js';
import type { Played } from '#tests/laws/played.js';

/** Whole games alone, by a player who means to finish them. */
const GAMES = Array.from({ length: 8 }, (_, number) =>
  play({ game: burano, setting: { seats: 1, options: {} }, seed: `counted ${number}`, bots: [strong], undos: 0 }),
);

const eventsOf = ({ happened }: Played): readonly BuranoEvent[] =>
  happened.map(({ step }) => step.event as BuranoEvent);

const endOf = ({ end }: Played): BuranoState => {
  if (end.status !== 'finished') throw new Error('A game ends.');
  return end.state as BuranoState;
};

const finished = GAMES.filter((played) => endOf(played).ending === 'five-houses');

test('T3: each turn brings three, cards and coins together', () => {
  const taken = GAMES.flatMap(eventsOf).flatMap((event) =>
    event.type === 'FloorsTaken' ? [event.cards.length + event.coins] : [],
  );
  expect(taken.length).toBeGreaterThan(80);
  expect(new Set(taken)).toEqual(new Set([3]));
});

test('T5: fifteen floors cost 30 coins, less the number of turns in which any was placed', () => {
  expect(finished.length).toBeGreaterThan(0);
  const paid = finished.map((played) => placings(played).reduce((sum, { coins }) => sum + coins, 0));
  const turns = finished.map((played) => placings(played).filter(({ coins }) => coins === 1).length);
  expect(finished.map((played) => placings(played).length)).toEqual(finished.map(() => 15));
  expect(paid).toEqual(turns.map((count) => 30 - count));
});

const placings = (played: Played) => eventsOf(played).flatMap((event) => (event.type === 'FloorPlaced' ? [event] : []));

test('R4: alone a fifth character only comes by turn 11, and nobody has five houses before', () => {
  expect(finished.map((played) => endOf(played).round)).toEqual(finished.map(() => 11));
  expect(Math.max(...GAMES.map((played) => endOf(played).round))).toBeLessThanOrEqual(15);
});

test('F1: the sheet adds up to the total, and the tokens on it are those that were not spent', () => {
  const kept = GAMES.map((played) => 4 - placings(played).reduce((sum, { tokens }) => sum + tokens, 0));
  expect(sheets.map(({ tokens }) => tokens)).toEqual(kept.map((count) => 3 * count));
  expect(sheets.map(({ total }) => total)).toEqual(
    sheets.map(
      ({ characters, shops, tokens, penalty }) =>
        characters.reduce((sum, { points }) => sum + points, 0) + shops + tokens - penalty,
    ),
  );
});

const sheets = GAMES.flatMap((played) => endOf(played).sheets);
