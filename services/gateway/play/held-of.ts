import type { HotTable } from '../tables/hot-table.js';

/** Who missed more is quicker there with a snapshot, which is some 10 KB. */
export const MOST_MISSED = 500;

/** What a viewer holds, where it is little that they missed; null where they are better off with a snapshot. */
export const heldOf = ({ standing }: HotTable, after: number | undefined): number | null => {
  const { seq } = standing.table;
  return after !== undefined && after <= seq && seq - after <= MOST_MISSED ? after : null;
};
