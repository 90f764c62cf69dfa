import type { Table } from '#engine/kit/table.js';
import type { HotTable } from '../tables/hot-table.js';
import type { Standing } from '../tables/standing.js';

/**
 * The latest moment that no undo can go back behind. Who starts to follow is given the table as it stood then, and every
 * event since: so whatever is undone, they hold what it goes back to.
 */
export const floorOf = async (hot: HotTable): Promise<Standing> => {
  const { standing } = hot;
  const table = settled(standing.table);
  if (table === null) return standing;

  const [event] = await hot.eventsAfter(table.seq - 1);
  return event === undefined ? standing : { table, digest: event.digest, drawn: standing.drawn };
};

/** The table before the first step that could still be undone; null where none could. */
const settled = (table: Table): Table | null => {
  if (table.status !== 'playing') return null;
  const { trail } = table;
  const news = trail.findLast((step) => step.news);
  // The rest of a command that was news goes with it: nobody goes back to its middle.
  const step = trail.find((one) => !one.news && one.command !== news?.command);
  return step === undefined ? null : { ...table, seq: step.seq, state: step.state, trail: [] };
};
