import { createHash } from 'node:crypto';
import type { Plan } from './plan.js';
import type { Result } from './simulate.js';

/** So many broken laws are told in full; all are counted. */
const MOST_TOLD = 5;

/** What came of all games of a plan, in the order of their numbers, whoever played them first. */
export const summaryOf = (plan: Plan, unordered: readonly Result[]) => {
  const results = unordered.toSorted((one, other) => one.number - other.number);
  const violations = results.flatMap((result) => result.violations);
  return {
    game: plan.game,
    edition: plan.edition,
    seats: plan.seats,
    games: plan.games,
    bot: plan.bots.join(','),
    seed: plan.seed,
    options: plan.options,
    undos: plan.undos,
    commands: spread(results.map(({ commands }) => commands)),
    turns: spread(results.map(({ turns }) => turns)),
    ends: counts(results.map(({ way }) => way)),
    scores: plan.seats.flatMap((seats) =>
      Array.from({ length: seats }, (_, seat) => ({ seats, seat, ...scoreOf(at(results, seats, seat)) })),
    ),
    winners: meanAndSpread(results.flatMap(winnersPoints)),
    bots: [...new Set(plan.bots)].map((bot) => ({ bot, ...scoreOf(by(results, bot)) })),
    laws: plan.laws,
    lawsBroken: plan.laws === 'none' ? null : violations.length,
    violations: violations.slice(0, MOST_TOLD),
    digest: digestOf(results),
  };
};

/** How one seat came off in one game. */
interface Placing {
  readonly points: number;
  readonly won: boolean;
}

const at = (results: readonly Result[], seats: number, seat: number): readonly Placing[] =>
  results.filter((result) => result.seats === seats).flatMap((result) => placings(result, (own) => own === seat));

const by = (results: readonly Result[], bot: string): readonly Placing[] =>
  results.flatMap((result) => placings(result, (seat) => result.bots[seat] === bot));

/** Whoever shares the first place won. */
const placings = ({ standings }: Result, wanted: (seat: number) => boolean): readonly Placing[] =>
  standings.flatMap(({ seat, place, points }) => (wanted(seat) ? [{ points, won: place === 1 }] : []));

const winnersPoints = ({ standings }: Result): readonly number[] =>
  standings.flatMap(({ place, points }) => (place === 1 ? [points] : []));

const scoreOf = (placed: readonly Placing[]) => ({
  games: placed.length,
  wins: placed.filter(({ won }) => won).length,
  ...meanAndSpread(placed.map(({ points }) => points)),
});

const meanAndSpread = (numbers: readonly number[]) => ({ mean: mean(numbers), ...spread(numbers) });

const spread = (numbers: readonly number[]) => {
  const ordered = numbers.toSorted((a, b) => a - b);
  return { min: ordered.at(0) ?? 0, median: medianOf(ordered), max: ordered.at(-1) ?? 0 };
};

const medianOf = (ordered: readonly number[]): number => {
  const low = ordered[Math.floor((ordered.length - 1) / 2)] ?? 0;
  const high = ordered[Math.ceil((ordered.length - 1) / 2)] ?? 0;
  return (low + high) / 2;
};

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : rounded(numbers.reduce((sum, number) => sum + number, 0) / numbers.length);

const rounded = (number: number): number => Math.round(number * 100) / 100;

const counts = (names: readonly string[]): Readonly<Record<string, number>> => {
  const counted: Record<string, number> = {};
  for (const name of names.toSorted()) counted[name] = (counted[name] ?? 0) + 1;
  return counted;
};

const digestOf = (results: readonly Result[]): string => {
  const hash = createHash('sha256');
  for (const { digest } of results) hash.update(`${digest}\n`);
  return hash.digest('hex');
};
