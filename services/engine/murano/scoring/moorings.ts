import type { Island } from '#events/murano/components.js';
import type { Seat } from '#events/viewer.js';
import { islandOfBerth } from '../data/islands.js';
import type { MuranoState } from '../state.js';
import { unscoredBerths } from './gondoliers.js';
import { survey } from './survey.js';
import type { Survey } from './survey.js';

/** Where a seat may still score. */
export const mooringsOf = (state: MuranoState, seat: Seat): Moorings => {
  const gondoliers = new Map<Island, number>();
  for (const berth of unscoredBerths(state, seat)) {
    const island = islandOfBerth(berth);
    gondoliers.set(island, (gondoliers.get(island) ?? 0) + 1);
  }
  let stride = 1;
  const islands = Array.from(gondoliers, ([island, number]) => {
    const mooring = { there: survey(state, island, seat), gondoliers: number, stride };
    stride *= number + 1;
    return mooring;
  });
  return { islands, all: stride - 1 };
};

/**
 * What is left where is one number, so that tables can be kept of it: each island's gondoliers are one of its digits,
 * and `stride` is what one of them counts. `all` is the number with none used up.
 */
export interface Moorings {
  readonly islands: readonly Mooring[];
  readonly all: number;
}

/** An island where gondoliers may still score. */
export interface Mooring {
  readonly there: Survey;
  readonly gondoliers: number;
  readonly stride: number;
}

/** What is left when one more of the island's gondoliers is used up; `null` where none is left. */
export const useUp = ({ gondoliers, stride }: Mooring, left: number): number | null =>
  Math.floor(left / stride) % (gondoliers + 1) === 0 ? null : left - stride;
