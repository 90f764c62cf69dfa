import { describe, expect, it } from '@jest/globals';
import type { BuranoState } from '#engine/burano/state.js';
import { burano } from '#engine/burano/game.js';
import { strong } from '#bots/burano/strong.js';
import { random } from '#bots/random.js';
import type { Bot } from '#bots/bot.js';
import type { Asking, Game } from '#engine/kit/game.js';
import { CAREFUL } from '#tests/laws/law.js';
import { luckOf } from '#tests/laws/luck.js';
import { play } from '#tests/laws/play.js';
import type { Moment, Played } from '#tests/laws/played.js';
import { momentsOf } from '#tests/laws/sampling.js';
import { hiddenFrom } from '#tests/laws/tokens.js';
import { worldsOf } from '#tests/laws/worlds.js';

const game: Game = burano;

const playedBy = (seed: string, bots: readonly Bot<object, Asking>[]): Played =>
  play({ game, setting: { seats: bots.length, options: {} }, seed, bots, undos: 0 });

const standingsOf = ({ end }: Played) => (end.status === 'finished' ? end.outcome.standings : []);

const winners = (seed: string, bots: readonly Bot<object, Asking>[]): readonly number[] =>
  standingsOf(playedBy(seed, bots)).flatMap(({ seat, place }) => (place === 1 ? [seat] : []));

describe('The strong bot at Walking in Burano', () => {
  it.each(['ash', 'birch', 'cedar', 'dogwood', 'elm'])('beats a random player when it sits first (%s)', (name) => {
    expect(winners(name, [strong, random])).toEqual([0]);
  });

  it.each(['fir', 'gum', 'hazel', 'ivy', 'juniper'])('beats a random player when it sits second (%s)', (name) => {
    expect(winners(name, [random, strong])).toEqual([1]);
  });

  it('reaches 60 points on the average alone, and 71 in one game of four at least', () => {
    const points = ALONE.flatMap((played) => standingsOf(played).map((standing) => standing.points));

    expect(points).toHaveLength(GAMES_ALONE);
    expect(points.reduce((sum, some) => sum + some, 0) / GAMES_ALONE).toBeGreaterThanOrEqual(60);
    expect(points.filter((some) => some >= 71).length).toBeGreaterThanOrEqual(GAMES_ALONE / 4);
  });

  it('finishes games with others, with five houses where that can be', () => {
    const ended = ['larch', 'maple', 'oak'].map((name) => playedBy(name, [strong, strong, strong]).end);

    expect(ended.map((end) => (end.status === 'open' ? null : (end.state as BuranoState).ending))).toContain(
      'five-houses',
    );
  });

  it('answers the same when asked the same again, whatever lies face down', () => {
    const asked = momentsOf(duel, { ...CAREFUL, moments: 30 });
    const elsewhere = asked.flatMap((moment) => worldsFor(moment).map((state) => [moment, state] as const));

    expect(elsewhere.length).toBeGreaterThan(asked.length);
    expect(elsewhere.map(([moment, state]) => answerAt(moment, state))).toEqual(
      elsewhere.map(([moment]) => moment.command),
    );
  });
});

const GAMES_ALONE = 16;
const ALONE = Array.from({ length: GAMES_ALONE }, (_, number) => playedBy(`alone ${number}`, [strong]));
const duel = playedBy('a duel', [strong, strong]);
const luck = luckOf('other worlds');

/** The state itself, and others that the seat cannot tell from it. */
const worldsFor = ({ table, seat }: Moment): readonly object[] => {
  const { slots } = hiddenFrom(game, table.state, seat);
  const worlds = worldsOf(table, slots, new Set(), { ...CAREFUL, worlds: 2 }, luck);
  return [table.state, ...worlds.flatMap((world) => (world === null ? [] : [world.state]))];
};

const answerAt = ({ seat }: Moment, state: object): Asking => {
  const view = { state: game.redact(state, seat), seat, choices: game.choices(state, seat), luck: luckOf('any').next };
  return (strong as Bot<object, Asking>)(view);
};
