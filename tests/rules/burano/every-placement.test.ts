import { expect, test } from '@jest/globals';
import type { BuranoCommand } from '#events/burano/commands.js';
import { COLOURS, STOREYS } from '#events/burano/components.js';
import type { FloorCard } from '#events/burano/components.js';
import { noDraws } from '#engine/kit/draws.js';
import { burano } from '#engine/burano/game.js';
import type { BuranoState, Player } from '#engine/burano/state.js';
import { random } from '#bots/random.js';
import { play } from '#tests/laws/play.js';
import { breaksARule, triedOut } from './brute-force.js';
import { ANNA, built, hasTaken, opening } from './scenery.js';

/** One card of each floor and colour. */
const HAND = STOREYS.flatMap((storey) => COLOURS.map((colour): FloorCard => `${storey}-${colour}-a`));

/** A player in the middle of a turn. With tokens left, only golden rules can be in the way. */
const holding = ({ street, scaffolds }: Pick<Player, 'street' | 'scaffolds'>, tokens: number): Player => {
  const [player] = START.players;
  if (player === undefined) throw new Error('Anna is at the table.');
  return { ...player, street, scaffolds, hand: HAND, tokens };
};

const START = hasTaken(opening(2));
const placing = (player: Player): BuranoState => ({ ...START, players: START.players.map(() => player) });

const offered = (player: Player): ReadonlySet<string> =>
  new Set(placementsIn(player).map(({ card, house }) => `${card} at ${house}`));

const placementsIn = (player: Player) =>
  burano.choices(placing(player), ANNA).flatMap((choice) => (choice.type === 'placeFloor' ? [choice] : []));

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

const NAMED = SMALL_STREETS.map((rows) => ({ street: rows.join(' / ') || 'none', player: built(...rows) }));

test.each(NAMED)(
  'G6: nothing that scaffold moves allow is missing, and nothing more is offered ($street)',
  ({ player }) => {
    expect(offered(holding(player, 4))).toEqual(triedOut(holding(player, 4)));
  },
);

test.each(NAMED)(
  'B1, B2, B3: without a token, whatever breaks no rule is offered, and nothing more ($street)',
  ({ player }) => {
    expect(offered(holding(player, 0))).toEqual(triedOut(holding(player, 0)));
  },
);

test.each([
  ['G6: nor in any street that random play comes to', 4],
  ['B1, B2, B3: nor is it without a token', 0],
])('%s', (_, tokens) => {
  const wrong = STREETS.map((player) => holding(player, tokens)).filter((player) => {
    const here = offered(player);
    const there = triedOut(player);
    return here.size !== there.size || [...there].some((placement) => !here.has(placement));
  });
  expect(STREETS.length).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});

test('B3: a card costs a token where it breaks a rule, and nowhere else', () => {
  const paid = STREETS.map((player) => holding(player, 4)).flatMap((player) =>
    placementsIn(player).map((choice) => ({
      ...{ choice, street: player.street, breaks: breaksARule(player.street, choice.card, choice.house) },
      tokens: tokensFor(player, choice),
    })),
  );
  expect(new Set(paid.map(({ tokens }) => tokens))).toEqual(new Set([0, 1]));
  expect(paid.filter(({ breaks, tokens }) => tokens !== (breaks ? 1 : 0))).toEqual([]);
});

const tokensFor = (player: Player, choice: BuranoCommand): number | null => {
  const decision = burano.decide(placing(player), ANNA, choice, noDraws);
  const [event] = decision.ok ? decision.events : [];
  return event?.type === 'FloorPlaced' ? event.tokens : null;
};

/** Each street once, with scaffolds as they stand. */
function streetsOfRandomPlay(): readonly Player[] {
  const found = new Map<string, Player>();
  for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
    const { moments } = play({ game: burano, setting: { seats: 4, options: {} }, seed, bots: FOUR });
    for (const { table } of moments)
      for (const player of (table.state as BuranoState).players) found.set(player.street.join(), player);
  }
  return [...found.values()];
}

const FOUR = [random, random, random, random];
const STREETS = streetsOfRandomPlay();
