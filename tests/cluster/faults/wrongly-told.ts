import { randomUUID } from 'node:crypto';
import { compareProjections } from '#projector/compare.js';
import { isTelling } from '#projector/retold.js';
import { NotAlone } from '#projector/tell-build.js';
import type { StoredEvent } from '#store/event-store.js';
import type { Cursor, Outbox } from '#store/outbox.js';
import type { Kept } from '#store/postgres/postgres-store.js';
import type { Compared } from '#store/projections.js';

/** What is told of tables and players, held against the events. */
export interface ToldOfAll {
  /** Each row that is not as a rebuild to the very event would have it, in a sentence. */
  readonly broken: readonly string[];
  /** How many rows there are, by kind: of what there are none, nothing was compared. */
  readonly rows: Compared['rows'];
}

/** Lists, histories, standings and ratings, compared with all of it told anew from the first event on. */
export const wronglyTold = async ({ outbox, projections, leases }: Kept): Promise<ToldOfAll> => {
  const { cursor } = await projections.shown();
  const untold = await firstUntold(outbox, cursor);
  const late = untold === null ? [] : [`What is told ends before event ${untold.seq} of ${untold.table}.`];
  try {
    const node = `checker ${randomUUID()}`;
    const { rows, differences } = await compareProjections({
      outbox,
      projections,
      leases,
      node,
      onTold: () => undefined,
    });
    const { build: shown } = await projections.shown();
    const wrong = differences.map(({ kind, build, row }) =>
      build === shown ? `A row of ${kind} is told that no event tells: ${row}` : `A row of ${kind} is missing: ${row}`,
    );
    return { broken: [...late, ...wrong], rows };
  } catch (fault) {
    // A process that was killed in the midst of it holds on for some seconds.
    if (fault instanceof NotAlone) return { broken: [...late, fault.message], rows: {} };
    throw fault;
  }
};

/** Behind what was told there are to be moves only, which show nowhere: nobody writes down how far they come. */
const firstUntold = async (outbox: Outbox, cursor: Cursor): Promise<StoredEvent | null> => {
  const page = await outbox.tail(cursor, PAGE);
  const untold = page.find(({ event }) => isTelling(event));
  if (untold !== undefined) return untold.event;
  const last = page.at(-1);
  return last === undefined ? null : firstUntold(outbox, last.cursor);
};

const PAGE = 1000;
