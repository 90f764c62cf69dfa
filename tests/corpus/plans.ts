import type { Game } from '#engine/kit/game.js';
import { GAMES } from '#engine/registry.js';
import { endingsOf, wayOf } from '#tests/laws/endings.js';
import type { Ending } from '#tests/laws/endings/ending.js';
import { play } from '#tests/laws/play.js';
import type { Way } from '#tests/laws/play.js';
import { seatsOf } from '#tests/laws/played.js';
import type { Played } from '#tests/laws/played.js';
import { tasteFor } from '#tests/laws/tasteful.js';
import { NONCE_PLANS } from './nonce-plans.js';

/** A game that is kept: how many sit there, and how it ends. */
export interface CorpusPlan {
  readonly game: Game;
  readonly seats: number;
  readonly ending: Ending;
  readonly name: string;
  /** In scheme 2: how its seats come by their nonces. Games without it were played under scheme 1. */
  readonly adds?: readonly Way[];
}

/** Games of edition 1 were kept before there was another, and keep their names. */
export const corpusNameOf = ({ id, edition }: Game): string => (edition === 1 ? id : `${id}-edition-${edition}`);

/** Each way of ending of each edition of each game, with each number of seats at least once. */
const ENDING_PLANS: readonly CorpusPlan[] = GAMES.flatMap((game) => {
  const endings = endingsOf(game);
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, index) => game.seats.min + index);
  return Array.from({ length: Math.max(endings.length, counts.length) }, (_, index) => {
    const ending = endings[index % endings.length];
    const seats =
      index < endings.length ? (ending?.seats ?? counts[index % counts.length]) : counts[index % counts.length];
    if (ending === undefined || seats === undefined) throw new Error(`${game.id} has no ending or no seats.`);
    return { game, seats, ending, name: `${corpusNameOf(game)}-${seats}-${index + 1}` };
  }).concat(missingCounts(game, counts, endings));
});

/** Where endings want numbers of their own, the others are played too, to whatever end. */
function missingCounts(game: Game, counts: readonly number[], endings: readonly Ending[]): CorpusPlan[] {
  const [any] = endings;
  if (any === undefined || endings.every(({ seats }) => seats === undefined)) return [];
  return counts
    .filter((seats) => !endings.some((ending) => ending.seats === seats))
    .map((seats) => ({ game, seats, ending: any, name: `${corpusNameOf(game)}-${seats}-more` }));
}

/** A game of scheme 2 for each way of coming by a nonce, to its game's first way of ending. */
const SCHEME_2_PLANS: readonly CorpusPlan[] = NONCE_PLANS.flatMap(({ game, name, adds }) =>
  endingsOf(game)
    .slice(0, 1)
    .map((ending) => ({ game, seats: adds.length, ending, name, adds })),
);

export const CORPUS_PLANS: readonly CorpusPlan[] = [...ENDING_PLANS, ...SCHEME_2_PLANS];

/** The first game by this plan's players that ends as it should. */
export const playedBy = ({ game, seats, ending, name, adds }: CorpusPlan): Played => {
  const isOfAnyEnd = name.endsWith('-more');
  for (let deal = 1; deal <= MOST_DEALS; deal += 1) {
    const setting = { seats, options: {} };
    const bots = isOfAnyEnd ? [] : seatsOf(setting).map(() => tasteFor(ending));
    const drawn = adds === undefined ? { scheme: 1 as const } : { scheme: 2 as const, adds };
    const played = play({ game, setting, bots, seed: `corpus-${name}-${deal}`, undos: 5, absences: 2, ...drawn });
    if (played.end.status === 'finished' && (isOfAnyEnd || wayOf(played) === ending.way)) return played;
  }
  throw new Error(`${name} never ends so that ${ending.way}.`);
};

const MOST_DEALS = 200;
