import type { Listing, Result, ResultSeat, Surroundings } from '#store/projections.js';

/**
 * What a table ended with, as far as it counts, or null. This is the one place that knows what counts:
 *
 * - a table that ended with a result, which nobody set aside;
 * - one that stands in the public list: what happens at the others is nobody's business, and would show in a record;
 * - with somebody at it who is no bot, and with two whose claims are known where more than one seat plays.
 *
 * A seat counts for who sat down there, also where a bot stood in for them.
 */
export const resultOf = (listing: Listing, { sitters, isPublic, isAside }: Surroundings): Result | null => {
  const { table, game, result, finished } = listing;
  if (result === null || finished === null || isAside || !isPublic) return null;
  if (!sitters.some((sitter) => sitter !== null && 'player' in sitter)) return null;

  const seats = result.standings.flatMap(({ seat, place, points }): readonly ResultSeat[] => {
    const sitter = sitters[seat] ?? null;
    return sitter === null ? [] : [{ seat, sitter, place, points }];
  });
  return seats.length < Math.min(2, listing.claims.length) ? null : { table, game, at: finished, seats };
};
