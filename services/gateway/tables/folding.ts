import type { EventStore, Snapshot, StoredEvent } from '#store/event-store.js';
import { standingFrom } from './keepsake.js';
import { standingOf } from './opening.js';
import { after } from './standing.js';
import type { Pinned, TimedStanding } from './standing.js';

/** A table folded from what is stored: from a snapshot on, where there is one that this fold kept. */
export const folded = async (
  store: Pick<EventStore, 'read'>,
  pinned: Pinned,
  snapshot: Snapshot | null,
  upTo = Infinity,
): Promise<TimedStanding> => {
  let standing = snapshot === null ? null : standingFrom(snapshot);
  for (;;) {
    const from = standing?.table.seq ?? 0;
    const wanted = Math.min(AT_ONCE, upTo - from);
    const events = wanted > 0 ? await store.read(pinned.id, from, wanted) : [];
    standing =
      standing === null
        ? after(pinned.game, standingOf(first(events)), events.slice(1))
        : after(pinned.game, standing, events);
    if (events.length < AT_ONCE) return standing;
  }
};

const AT_ONCE = 1000;

export const first = (events: readonly StoredEvent[]): StoredEvent => {
  const [event] = events;
  if (event === undefined) throw new Error('A table has a first event.');
  return event;
};
