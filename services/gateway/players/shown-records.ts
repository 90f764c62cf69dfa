import type { GameRecord, SkillRating, Standing } from '#events/wire/standings.js';
import type { Person } from '#store/people.js';
import type { PlayRecord, Rating } from '#store/projections.js';
import type { GameRecord as KeptRecord, StandingSeen } from '#store/standings.js';

/** Standings with names. Who is erased in this very moment is left out; their rank stays free until the next look. */
export const shownStandings = (
  standings: readonly StandingSeen[],
  people: ReadonlyMap<string, Person>,
): readonly Standing[] =>
  standings.flatMap(({ rank, sitter, record }): readonly Standing[] => {
    const shown = { rank, ...withOthers(record) };
    if ('bot' in sitter) return [{ ...shown, bot: sitter.bot }];
    const name = people.get(sitter.player)?.name;
    return name === undefined ? [] : [{ ...shown, player: { id: sitter.player, name } }];
  });

export const gameRecord = ({ game, record, rank }: KeptRecord): GameRecord => ({
  game,
  ...(rank === null ? {} : { withOthers: { rank, ...withOthers(record) } }),
  ...(record.soloBest === null ? {} : { soloBest: record.soloBest }),
});

const withOthers = ({ played, won, points, best, rating }: PlayRecord) => ({
  ...{ played, won, mean: round(points / played, MEAN_DIGITS), best: best ?? 0, rating: shownRating(rating) },
});

/** As many digits as say something. */
const MEAN_DIGITS = 1;
const RATING_DIGITS = 2;

const shownRating = ({ mu, sigma }: Rating): SkillRating => ({
  mu: round(mu, RATING_DIGITS),
  sigma: round(sigma, RATING_DIGITS),
  shown: round(mu - 3 * sigma, RATING_DIGITS),
});

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
