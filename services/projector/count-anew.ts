import type { TableId } from '#events/envelope.js';
import type { Sitter } from '#store/lobby.js';
import { sitterKey } from '#store/projections.js';
import type { CountedTable, Projections, Recorded, Records, Result, ResultKey, Standing } from '#store/projections.js';
import { recordsAfter } from './record-after.js';

/** What counts of one game after some events: each result with the records behind it, and the newest record of each sitter. */
export interface Counted {
  readonly recorded: readonly Recorded[];
  readonly standings: readonly Standing[];
}

/**
 * Counts a game anew from the first result on that is another. Results count in the order in which tables were finished,
 * whatever order they are told in: so who follows, who tells anew, and who is told by another feed come to the same.
 *
 * Nearly always it is the newest result, and nothing stands behind it. One that comes late, or does not count any more, costs
 * as much as there was played since.
 */
export const countAnew = async (
  projections: Projections,
  build: number,
  game: string,
  fresh: readonly Result[],
  gone: readonly CountedTable[],
): Promise<Counted> => {
  const first = [...fresh, ...gone].reduce<ResultKey | null>(
    (earliest, one) => (earliest === null || byKey(one, earliest) < 0 ? one : earliest),
    null,
  );
  if (first === null) return { recorded: [], standings: [] };

  const others = new Set<TableId>([...fresh, ...gone].map(({ table }) => table));
  const later = (await projections.resultsFrom(build, game, first)).filter(({ table }) => !others.has(table));
  const results = [...later, ...fresh].sort(byKey);
  const sitters = distinct([
    ...results.flatMap(({ seats }) => seats.map(({ sitter }) => sitter)),
    ...gone.flatMap((one) => one.sitters),
  ]);
  const records = new Map(await projections.recordsBefore(build, game, sitters, first));
  const recorded = results.map((result): Recorded => {
    const after = recordsAfter(records, result);
    for (const [key, record] of after) records.set(key, record);
    return { ...result, after };
  });
  return { recorded, standings: sitters.map((sitter) => standingOf(game, sitter, records)) };
};

const byKey = (one: ResultKey, other: ResultKey): number => one.at - other.at || (one.table < other.table ? -1 : 1);

const distinct = (sitters: readonly Sitter[]): readonly Sitter[] => [
  ...new Map(sitters.map((sitter) => [sitterKey(sitter), sitter])).values(),
];

const standingOf = (game: string, sitter: Sitter, records: Records): Standing => ({
  ...{ game, sitter },
  record: records.get(sitterKey(sitter)) ?? null,
});
