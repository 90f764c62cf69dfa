import type { TableId } from '#events/envelope.js';
import type { Place, Projections } from '#store/projections.js';
import { changeAt } from './change-of.js';

/**
 * Says that the result of a table counts no more, or that it does again, and counts anew what stands behind it: where it is
 * shown, and where it is just being built.
 */
export const setAside = async (projections: Projections, table: TableId, isAside: boolean): Promise<void> => {
  await projections.setAside(table, isAside);
  const beside = await projections.underWay();
  for (const place of [await projections.shown(), ...(beside === null ? [] : [beside])])
    await countAt(projections, place, table);
};

/** Until nobody moved it in between. A build that is gone needs nothing any more: another is shown, of which it is known. */
const countAt = async (projections: Projections, place: Place, table: TableId): Promise<void> => {
  const change = await changeAt(projections, place.build, table);
  if ((await projections.move(place, place.cursor, change)) !== null) return;
  const now = await projections.at(place.build);
  if (now !== null) await countAt(projections, now, table);
};
