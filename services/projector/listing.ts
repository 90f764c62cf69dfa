import { claimIn, TableEvent } from '#events/table/events.js';
import type { StoredEvent } from '#store/event-store.js';
import type { Listing } from '#store/projections.js';

/**
 * A table as it is listed after one more event: the fold of what happens to every table, whatever is played on it. An event
 * that it tells of already changes nothing, so that it may be told again.
 */
export const listingAfter = (listing: Listing | null, stored: StoredEvent): Listing | null => {
  if (listing !== null && stored.seq <= listing.seq) return listing;
  const { success, data: event } = TableEvent.safeParse(stored.event);
  if (!success) return listing;
  if (event.type === 'TableOpened') return opened(stored, event);
  return listing === null ? null : after(listing, stored, event);
};

type Opened = Extract<TableEvent, { type: 'TableOpened' }>;

const opened = ({ table, seq, at }: StoredEvent, { game, edition, options, commitment, seats }: Opened): Listing => ({
  ...{ table, seq, opened: at, game, edition, options, commitment },
  status: 'open',
  claims: Array.from({ length: seats }, () => null),
  result: null,
  finished: null,
});

const after = (listing: Listing, { seq, at }: StoredEvent, event: Exclude<TableEvent, Opened>): Listing => {
  switch (event.type) {
    case 'SeatTaken':
      return { ...listing, seq, claims: seated(listing, event.seat, claimIn(event)) };
    case 'SeatLeft':
      return { ...listing, seq, claims: seated(listing, event.seat, null) };
    case 'TableStarted':
      return { ...listing, seq, status: 'playing' };
    case 'TableFinished':
      return { ...listing, seq, status: 'finished', result: event.outcome, finished: at };
    case 'TableClosed':
      return { ...listing, seq, status: 'finished', result: { standings: [] }, finished: at };
    case 'Undone':
    case 'SeatWarned':
    case 'StandInSat':
    case 'SeatCameBack':
    case 'RevealsAsked':
    case 'NonceRevealed':
    case 'NonceWithheld':
    case 'SeedRevealed':
      return listing;
  }
};

const seated = ({ claims }: Listing, seat: number, claim: string | null): Listing['claims'] =>
  claims.map((kept, at) => (at === seat ? claim : kept));
