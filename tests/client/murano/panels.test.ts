import { describe, expect, it } from '@jest/globals';
import type { Happening } from '#events/seen-by.js';
import type { Seat } from '#events/viewer.js';
import { offered } from '#client/stage/kit/panels/offered.js';
import { tallyOf } from '#client/stage/murano/panels/tally.js';
import { bestWorth, presenceOn, worthsOf } from '#client/stage/murano/panels/worths.js';
import { noDraws } from '#engine/kit/draws.js';
import { murano } from '#engine/murano/game.js';
import { outcome } from '#engine/murano/outcome.js';
import { playerOf } from '#engine/murano/players.js';
import { bestScoring } from '#engine/murano/scoring/best.js';
import { unscoredBerths } from '#engine/murano/scoring/gondoliers.js';
import { worth } from '#engine/murano/scoring/worth.js';
import type { MuranoState } from '#engine/murano/state.js';
import { characters } from '#tests/rules/murano/scenery.js';
import { randomGame } from './random-game.js';
import type { RandomGame } from './random-game.js';

const GAMES: readonly RandomGame[] = [randomGame(2, 'game 46'), randomGame(3, 'game 58'), randomGame(4, 'game 61')];

const toldIn = ({ opening, moments }: RandomGame): readonly Happening[] => [
  ...opening,
  ...moments.flatMap(({ events }) => events),
];

/** The first moment of each scoring, with more characters in hand than anybody recruits at random. */
const scorings: readonly (readonly [MuranoState, Seat])[] = GAMES.flatMap(({ moments }) =>
  moments.flatMap(({ state, seat }) => {
    if (state.phase.kind !== 'scoring' || playerOf(state, seat).scored.length > 0) return [];
    const held = { ...playerOf(state, seat), gold: 13, characters: characters(1, 4, 7, 11, 12, 15, 16, 33, 35) };
    return [[{ ...state, players: state.players.with(seat, held) }, seat] as const];
  }),
);

describe('what the tray says of a character', () => {
  it('is on each island what the solver says', () => {
    for (const { moments } of GAMES)
      for (const { state, seat } of moments.filter((_, at) => at % 9 === 0))
        for (const card of playerOf(state, seat).characters.filter((held) => held !== null))
          expect(worthsOf(state, seat, card).map(({ island, vp }) => ({ island, vp }))).toEqual(
            worth(state, seat, card),
          );
  });

  it('marks one island at most: the best where its seat has a gondolier or could still place one', () => {
    for (const [state, seat] of scorings)
      for (const card of characters(1, 5, 9, 16, 29)) {
        const worths = worthsOf(state, seat, card);
        const within = worths.filter(({ presence, vp }) => presence !== 'never' && vp > 0);
        const marked = worths.filter(({ isBest }) => isBest);
        expect(marked).toHaveLength(within.length > 0 ? 1 : 0);
        for (const { vp, island } of marked) {
          expect(vp).toBe(Math.max(...within.map((one) => one.vp)));
          expect(bestWorth(state, seat, card)?.island).toBe(island);
        }
      }
  });

  it('says that no gondolier can come to an island any more once the scoring goes on', () => {
    for (const [state, seat] of scorings) {
      const islands = worth(state, seat, 'character-1').map(({ island }) => island);
      const there = islands.filter((island) => presenceOn(state, seat, island) === 'there');
      expect(there.length).toBeLessThanOrEqual(unscoredBerths(state, seat).length);
      expect(islands.some((island) => presenceOn(state, seat, island) === 'possible')).toBe(false);
    }
  });
});

describe('the proposal for the scoring', () => {
  it('is offered step by step, and brings in the end what it promised', () => {
    expect(scorings.length).toBeGreaterThan(5);
    for (const [start, seat] of scorings) {
      const promised = playerOf(start, seat).vp + bestScoring(start, seat).vp;
      let state = start;
      for (let [step] = bestScoring(state, seat).steps; step !== undefined; [step] = bestScoring(state, seat).steps) {
        const choice = offered(murano.choices(state, seat), step);
        expect(choice).not.toBeNull();
        state = given(state, seat, choice);
      }
      const finished = given(state, seat, offered(murano.choices(state, seat), { type: 'finishScoring' }));
      expect(playerOf(finished, seat).vp).toBe(promised);
    }
  });

  it('finds a choice however its parts are ordered, and none that is not offered', () => {
    const choice = { island: 'san-donato', card: 'character-1', type: 'scoreCharacter' };
    expect(offered([choice], { type: 'scoreCharacter', card: 'character-1', island: 'san-donato' })).toBe(choice);
    expect(offered([choice], { type: 'scoreCharacter', card: 'character-1', island: 'san-pietro' })).toBeNull();
  });
});

describe('the sheet', () => {
  it('adds up to the points of each seat, in the order of the outcome', () => {
    for (const game of GAMES) {
      const tallies = tallyOf(game.end, toldIn(game));
      expect(tallies.map(({ seat, place, points }) => ({ seat, place, points }))).toEqual(outcome(game.end)?.standings);
      for (const { seat, points, parts } of tallies) {
        const brought = (parts?.characters ?? []).reduce((sum, { vp }) => sum + vp, 0);
        expect((parts?.onTrack ?? 0) + brought + (parts?.leftOver ?? 0)).toBe(points);
        expect(parts?.onTrack).toBe(onTrackIn(game, seat));
      }
    }
  });

  it('counts a finishing that was taken back only once', () => {
    for (const game of GAMES) {
      const told = toldIn(game);
      const twice = told.flatMap((event) => (event.type === 'ScoringFinished' ? [event, event] : [event]));
      expect(tallyOf(game.end, twice)).toEqual(tallyOf(game.end, told));
    }
  });

  it('gives the points alone where the scoring was not seen', () => {
    for (const { end } of GAMES) {
      const tallies = tallyOf(end, []);
      expect(tallies.map(({ points }) => points)).toEqual(outcome(end)?.standings.map(({ points }) => points));
      expect(tallies.every(({ parts }) => parts === null)).toBe(true);
    }
  });

  it('is empty before the end', () => {
    for (const { moments } of GAMES) expect(tallyOf(moments[0]?.state ?? fail(), [])).toEqual([]);
  });
});

const fail = (): never => {
  throw new Error('A game without a moment.');
};

const given = (state: MuranoState, seat: Seat, command: object | null): MuranoState => {
  const decision = murano.decide(state, seat, murano.command.parse(command), noDraws);
  if (!decision.ok) throw new Error(decision.refusal.message);
  return decision.events.reduce((before, event) => murano.evolve(before, event), state);
};

/** What a seat had when the scoring began. */
const onTrackIn = ({ moments }: RandomGame, seat: Seat): number | undefined =>
  moments.find(({ state }) => state.phase.kind === 'scoring')?.state.players[seat]?.vp;
