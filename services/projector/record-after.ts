import { sitterKey } from '#store/projections.js';
import type { PlayRecord, Rating, Records, Result, ResultSeat } from '#store/projections.js';
import { rated, UNKNOWN } from './openskill.js';

/** The records of those who sat at a table, after what it ended with. */
export const recordsAfter = (records: Records, { seats }: Result): Records => {
  const before = seats.map(({ sitter }) => records.get(sitterKey(sitter)) ?? NOTHING_YET);
  const ratings =
    seats.length < 2 ? [] : rated(seats.map(({ place }, at) => ({ rating: ratingOf(before[at]), place })));
  const after = new Map<string, PlayRecord>();
  for (const [at, { sitter }] of seats.entries()) {
    const key = sitterKey(sitter);
    if (after.has(key)) continue;
    // A bot may sit at several seats: it learns from each, and is as good as they are in the mean.
    const own = seats.flatMap((seat, other) => (sitterKey(seat.sitter) === key ? [other] : []));
    const played = own.flatMap((seat) => seats[seat] ?? []);
    const kept = before[at] ?? NOTHING_YET;
    after.set(
      key,
      seats.length < 2
        ? { ...kept, soloBest: most(kept.soloBest, played) }
        : {
            ...kept,
            played: kept.played + played.length,
            won: kept.won + played.filter(({ place }) => place === 1).length,
            points: kept.points + played.reduce((sum, { points }) => sum + points, 0),
            best: most(kept.best, played),
            rating: meanOf(own.flatMap((seat) => ratings[seat] ?? [])),
          },
    );
  }
  return after;
};

/** Nobody has played before their first game. */
const NOTHING_YET: PlayRecord = { played: 0, won: 0, points: 0, best: null, soloBest: null, rating: UNKNOWN };

const ratingOf = (record: PlayRecord | undefined): Rating => (record ?? NOTHING_YET).rating;

const most = (best: number | null, seats: readonly ResultSeat[]): number =>
  Math.max(best ?? -Infinity, ...seats.map(({ points }) => points));

const meanOf = (ratings: readonly Rating[]): Rating => ({
  mu: ratings.reduce((sum, { mu }) => sum + mu, 0) / ratings.length,
  sigma: ratings.reduce((sum, { sigma }) => sum + sigma, 0) / ratings.length,
});
