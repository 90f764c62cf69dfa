import type { TableId } from '#events/envelope.js';
import type { StoredEvent } from '#store/event-store.js';
import { NO_CHANGE } from '#store/projections.js';
import type { Change, Listing, Projections, Result, Surroundings } from '#store/projections.js';
import { countAnew } from './count-anew.js';
import { resultOf } from './result-of.js';
import { retold } from './retold.js';

/** What these events make another of what a build tells. */
export const changeOf = async (
  projections: Projections,
  build: number,
  events: readonly StoredEvent[],
): Promise<Change> => {
  if (events.length === 0) return NO_CHANGE;
  const before = await projections.listings(build, [...new Set(events.map(({ table }) => table))]);
  return listedAs(projections, build, retold(before, events));
};

/** The same for tables of which something else is known now than their events tell, such as that an admin set them aside. */
export const changeAt = async (projections: Projections, build: number, table: TableId): Promise<Change> =>
  listedAs(projections, build, [...(await projections.listings(build, [table])).values()]);

const listedAs = async (projections: Projections, build: number, listings: readonly Listing[]): Promise<Change> => {
  if (listings.length === 0) return NO_CHANGE;
  const surroundings = await projections.surroundings(listings);
  const around = ({ table }: Listing): Surroundings => surroundings.get(table) ?? UNKNOWN;
  const finished = listings.filter(({ status }) => status === 'finished');
  const fresh = finished.flatMap((listing) => resultOf(listing, around(listing)) ?? []);
  const counting = new Set(fresh.map(({ table }) => table));
  const gone = await projections.counted(
    build,
    finished.map(({ table }) => table).filter((table) => !counting.has(table)),
  );

  const games = [...new Set([...fresh, ...gone].map(({ game }) => game))];
  const counted = await Promise.all(
    games.map((game) => countAnew(projections, build, game, ofGame(fresh, game), ofGame(gone, game))),
  );
  return {
    listings: listings.map((listing) => ({ ...listing, sitters: around(listing).sitters })),
    uncounted: gone.map(({ table }) => table),
    recorded: counted.flatMap(({ recorded }) => recorded),
    standings: counted.flatMap(({ standings }) => standings),
  };
};

/** A table that was announced nowhere is listed nowhere. */
const UNKNOWN: Surroundings = { sitters: [], isPublic: false, isAside: false };

const ofGame = <T extends Pick<Result, 'game'>>(all: readonly T[], game: string): readonly T[] =>
  all.filter((one) => one.game === game);
