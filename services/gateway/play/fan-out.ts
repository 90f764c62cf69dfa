import type { TableId } from '#events/envelope.js';
import type { Feed, Following } from '#feed/feed.js';
import type { StoredEvent } from '#store/event-store.js';
import { NotRead } from '#store/not-read.js';
import { NotSaved } from '#store/not-saved.js';
import type { Cursor } from '#store/outbox.js';
import type { HotTables } from '../tables/hot-tables.js';
import type { Audiences } from './audiences.js';

/** What is behind the feed on this node. */
interface Hall {
  readonly tables: Pick<HotTables, 'find' | 'isHot' | 'cool'>;
  readonly audiences: Pick<Audiences, 'has' | 'refresh'>;
  /** Told of a table that cannot be shown here as it stands. */
  readonly onFault: (fault: unknown) => void;
}

/**
 * Brings what other nodes stored to those who follow on this one. What this node stored itself it has shown already: by
 * seq that is seen at once, and nothing more is done about it.
 */
export const fanOut = (feed: Feed, from: Cursor, hall: Hall): Following =>
  feed.follow(from, async ({ events }) => {
    // Each table reads its own part of the store: none waits for another.
    await Promise.all(Array.from(lastOf(events), ([id, last]) => bring(hall, id, last)));
  });

/** A fault here has the feed tell all of it again: so only one that this helps. */
const bring = async (hall: Hall, id: TableId, last: number): Promise<void> => {
  try {
    await reach(hall, id, last);
  } catch (fault) {
    if (fault instanceof NotRead || fault instanceof NotSaved) throw fault;
    hall.onFault(new Error(`${id} cannot be shown up to ${last}: it is loaded anew.`, { cause: fault }));
    hall.tables.cool(id);
  }
};

const reach = async ({ tables, audiences }: Hall, id: TableId, last: number): Promise<void> => {
  if (!audiences.has(id) && !tables.isHot(id)) return;
  const hot = await tables.find(id);
  if (hot === null) return;
  await hot.reach(last);
  audiences.refresh(hot.pinned, hot.standing);
};

/** The last event of each table. One may be told again behind later ones. */
const lastOf = (events: readonly StoredEvent[]): ReadonlyMap<TableId, number> => {
  const last = new Map<TableId, number>();
  for (const { table, seq } of events) last.set(table, Math.max(seq, last.get(table) ?? 0));
  return last;
};
