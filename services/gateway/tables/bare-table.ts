import type { Digest, TableId } from '#events/envelope.js';
import { claimIn, TableEvent } from '#events/table/events.js';
import type { Outcome } from '#events/table/events.js';
import type { ShownEvent } from '#events/wire/play.js';
import type { TableStatus } from '#events/wire/tables.js';
import type { EventStore, StoredEvent } from '#store/event-store.js';

/** A table as far as it can be told without its rules: what happens to every table, and nothing of its game. */
export interface BareTable {
  readonly pinned: { readonly id: TableId; readonly game: { readonly id: string; readonly edition: number } };
  readonly standing: { readonly table: BareStanding; readonly digest: Digest };
}

interface BareStanding {
  readonly status: TableStatus;
  readonly seq: number;
  readonly setting: { readonly options: Readonly<Record<string, boolean>> };
  readonly commitment: string;
  readonly claims: readonly (string | null)[];
  readonly isStarting: boolean;
  readonly outcome: Outcome;
  /** Shown when the game is over: from then on nothing is hidden. */
  readonly seed: string | null;
}

/** Reads a table without its rules; `null` where there is none. */
export const bareTableOf = async (store: Pick<EventStore, 'read'>, id: TableId): Promise<BareTable | null> => {
  let bare: BareTable | null = null;
  for (;;) {
    const events: readonly StoredEvent[] = await store.read(id, bare?.standing.table.seq ?? 0, AT_ONCE);
    for (const stored of events) bare = after(bare, stored);
    if (events.length < AT_ONCE) return bare;
  }
};

const AT_ONCE = 1000;

/**
 * An event of such a table as anybody may see it. Who may know what happened in the game is said by the rules that are
 * missing, so nobody is told more than that something happened, until nothing is hidden any more.
 */
export const shownWithoutRules = (
  { table, seq, at, event, digest, commitment }: StoredEvent,
  { standing }: BareTable,
): ShownEvent => {
  const isOpen = standing.table.seed !== null || TableEvent.safeParse(event).success;
  const seen = { table, seq, at, event: isOpen ? { ...event } : null, digest };
  return commitment === null ? seen : { ...seen, commitment };
};

const after = (bare: BareTable | null, { table: id, seq, event: stored, digest }: StoredEvent): BareTable | null => {
  const event = TableEvent.safeParse(stored).data ?? null;
  if (bare === null) return event?.type === 'TableOpened' ? opened(id, event, digest) : null;
  const { pinned, standing } = bare;
  const table = event === null ? standing.table : moved(standing.table, event);
  return { pinned, standing: { table: { ...table, seq }, digest } };
};

type Opened = Extract<TableEvent, { type: 'TableOpened' }>;

const opened = (id: TableId, { game, edition, seats, options, commitment }: Opened, digest: Digest): BareTable => ({
  pinned: { id, game: { id: game, edition } },
  standing: {
    table: {
      status: 'open',
      seq: 1,
      setting: { options },
      commitment,
      claims: Array.from({ length: seats }, () => null),
      isStarting: false,
      outcome: NO_RESULT,
      seed: null,
    },
    digest,
  },
});

const NO_RESULT: Outcome = { standings: [] };

const moved = (table: BareStanding, event: TableEvent): BareStanding => {
  switch (event.type) {
    case 'SeatTaken':
      return { ...table, claims: table.claims.with(event.seat, claimIn(event)) };
    case 'SeatLeft':
      return { ...table, claims: table.claims.with(event.seat, null) };
    case 'RevealsAsked':
      return { ...table, isStarting: true };
    case 'TableStarted':
      return { ...table, status: 'playing' };
    case 'TableFinished':
      return { ...table, status: 'finished', outcome: event.outcome };
    case 'TableClosed':
      return { ...table, status: 'finished' };
    case 'SeedRevealed':
      return { ...table, seed: event.seed };
    case 'TableOpened':
    case 'NonceRevealed':
    case 'NonceWithheld':
    case 'Undone':
    case 'SeatWarned':
    case 'StandInSat':
    case 'SeatCameBack':
      return table;
  }
};
