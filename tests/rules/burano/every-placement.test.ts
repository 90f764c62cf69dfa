import { expect, test } from '@jest/globals';
import { burano } from '#engine/burano/game.js';
import type { BuranoState, Player } from '#engine/burano/state.js';
import { random } from '#bots/random.js';
import { play } from '#tests/laws/play.js';
import { triedOut } from './brute-force.js';
import { ANNA, built, first, hasTaken, opening, second, third } from './scenery.js';

/** One card of each floor; with tokens left, only golden rules can be in its way. */
const HAND = [first('ba'), second('ba'), third('ba')];

const placing = (holding: Partial<Player>): BuranoState => {
  const state = hasTaken(opening(2));
  return { ...state, players: state.players.map((player) => ({ ...player, ...holding, hand: HAND, tokens: 4 })) };
};

const offered = (state: BuranoState): ReadonlySet<string> =>
  new Set(
    burano
      .choices(state, ANNA)
      .flatMap((choice) => (choice.type === 'placeFloor' ? [`${choice.card} at ${choice.house}`] : [])),
  );

const SMALL_STREETS: readonly (readonly string[])[] = [
  [],
  ['ra'],
  ['ra', '##'],
  ['ra', '##', '##'],
  ['. ra', '. ##', 'ya ##'],
  ['ra .', '## .', '## ya'],
  ['ra ## ya'],
  ['ra ## ## ya'],
  ['ra . ya', '## ga ##'],
  ['ra . ya', 'rb . ##', 'rc ## yb'],
  ['. . . . ra', 'ya ga oa pa rb'],
  ['ra . . . .', 'ya ga oa pa rb'],
  ['. . . . ra', 'ya ## ## pa rb'],
];

test.each(SMALL_STREETS)(
  'G6: nothing that scaffold moves allow is missing, and nothing more is offered (%s %s %s)',
  (...rows) => {
    const state = placing(built(...rows.filter((row) => typeof row === 'string')));
    const [player] = state.players;
    if (player === undefined) throw new Error('Anna is at the table.');
    expect(offered(state)).toEqual(triedOut(player));
  },
);

test('G6: nor in any street that random play comes to', () => {
  const different = streetsOfRandomPlay();
  expect(different.length).toBeGreaterThan(200);
  const wrong = different.filter((player) => {
    const here = offered(placing(player));
    const there = triedOut({ ...player, hand: HAND });
    return here.size !== there.size || [...there].some((placement) => !here.has(placement));
  });
  expect(wrong).toEqual([]);
});

/** Each street once, with scaffolds as they stand. */
const streetsOfRandomPlay = (): readonly Player[] => {
  const found = new Map<string, Player>();
  for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
    const { moments } = play({ game: burano, setting: { seats: 4, options: {} }, seed, bots: FOUR });
    for (const { table } of moments)
      for (const player of (table.state as BuranoState).players) found.set(player.street.join(), player);
  }
  return [...found.values()];
};

const FOUR = [random, random, random, random];
