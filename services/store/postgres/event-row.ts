import type { CommandId, Digest, TableId } from '#events/envelope.js';
import type { StoredEvent } from '../event-store.js';

/** An event as it is read, in the order of `EVENT_COLUMNS`; pg gives a bigint as text, and an xid8 too. */
export type EventRow = readonly [
  table: TableId,
  seq: number,
  at: string,
  seat: number | null,
  command: CommandId | null,
  edition: number,
  event: StoredEvent['event'],
  digest: Digest,
  commitment: string | null,
  draws: number,
  ...outbox: string[],
];

export const EVENT_COLUMNS = 'table_id, seq, at, seat, command_id, edition, event, digest, commitment, draws';

export const eventOf = ([
  table,
  seq,
  at,
  seat,
  command,
  edition,
  event,
  digest,
  commitment,
  draws,
]: EventRow): StoredEvent => ({
  table,
  seq,
  at: Number(at),
  seat,
  command,
  edition,
  draws,
  event,
  digest,
  commitment,
});
