import type { TableId } from '#events/envelope.js';
import type { StoredEvent } from '#store/event-store.js';
import type { Listing } from '#store/projections.js';
import { listingAfter } from './listing.js';

/** What happens to every table, and shows where it is listed. A game's moves are many more, and show nowhere. */
export const TELLING: ReadonlySet<string> = new Set([
  'TableOpened',
  'SeatTaken',
  'SeatLeft',
  'TableStarted',
  'TableFinished',
  'TableClosed',
]);

export const isTelling = ({ event }: StoredEvent): boolean => TELLING.has(event.type);

/** The listings that are others after these events, each as it is after the last of them. */
export const retold = (listings: ReadonlyMap<TableId, Listing>, events: readonly StoredEvent[]): readonly Listing[] => {
  const others = new Map<TableId, Listing>();
  for (const event of events) {
    const before = others.get(event.table) ?? listings.get(event.table) ?? null;
    const after = listingAfter(before, event);
    if (after !== null && after !== before) others.set(event.table, after);
  }
  return [...others.values()];
};
