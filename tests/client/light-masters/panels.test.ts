import { describe, expect, it } from '@jest/globals';
import type { Happening } from '#events/seen-by.js';
import { outlookOf } from '#client/stage/light-masters/panels/outlook.js';
import { sumOf, tallyOf } from '#client/stage/light-masters/panels/tally.js';
import { lightMasters } from '#engine/light-masters/game.js';
import { countOf } from '#engine/light-masters/fragments.js';
import { outcome } from '#engine/light-masters/outcome.js';
import { playerOf } from '#engine/light-masters/players.js';
import { randomGame } from './random-game.js';
import type { RandomGame } from './random-game.js';

const GAMES: readonly RandomGame[] = [
  randomGame(2, 'game 17'),
  randomGame(3, 'game 1'),
  randomGame(4, 'game 27'),
  randomGame(4, 'game 20', true),
];

const toldIn = ({ opening, moments }: RandomGame): readonly Happening[] => [
  ...opening,
  ...moments.flatMap(({ events }) => events),
];

describe('the sheet', () => {
  it('adds up to the Lira of each seat, in the order of the outcome', () => {
    for (const game of GAMES) {
      const tallies = tallyOf(game.end, toldIn(game));
      expect(tallies.map(({ seat, place, points }) => ({ seat, place, points }))).toEqual(outcome(game.end)?.standings);
      for (const { parts, points } of tallies) expect(parts && sumOf(parts)).toBe(points);
    }
  });

  it('gives the Lira alone where not all of the game was seen', () => {
    for (const game of GAMES) {
      const tallies = tallyOf(game.end, toldIn(game).slice(-20));
      expect(tallies.map(({ points }) => points)).toEqual(outcome(game.end)?.standings.map(({ points }) => points));
      expect(tallies.every(({ parts }) => parts === null)).toBe(true);
    }
  });

  it('is empty before the end', () => {
    for (const { moments } of GAMES)
      for (const { state } of moments.slice(0, 1)) expect(tallyOf(state, [])).toEqual([]);
  });
});

describe('what the tray says of the first card', () => {
  const asked = GAMES.flatMap(({ moments }) => moments).flatMap(({ state, seat, choices }) => {
    const [first] = playerOf(state, seat).hand;
    return first === null || first === undefined ? [] : [{ state, seat, choices, first }];
  });

  it('is that it can be paid wherever it is offered, and then what it brings', () => {
    const offered = asked.flatMap(({ state, seat, choices, first }) =>
      choices
        .filter(({ type }) => type === 'complete')
        .slice(0, 1)
        .map((command) => ({ state, seat, command, outlook: outlookOf(first, playerOf(state, seat)) })),
    );
    expect(offered.length).toBeGreaterThan(20);
    for (const { state, seat, command, outlook } of offered) {
      expect(countOf(outlook.missing)).toBe(0);
      const decision = lightMasters.decide(state, seat, command, { below: () => 0, used: () => 0 });
      const [completed] = decision.ok ? decision.events : [];
      expect(completed).toMatchObject({ type: 'CreationCompleted', lira: outlook.lira });
    }
  });

  it('is what is missing where it cannot be paid in the last step of a turn', () => {
    const wanting = asked.filter(
      ({ state, choices }) =>
        state.phase.kind === 'completing' && state.begun === null && !choices.some(({ type }) => type === 'complete'),
    );
    expect(wanting).not.toHaveLength(0);
    for (const { state, seat, first } of wanting)
      expect(countOf(outlookOf(first, playerOf(state, seat)).missing)).toBeGreaterThan(0);
  });
});
