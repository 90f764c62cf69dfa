import type { Pool } from 'pg';
import { Outbox } from '../outbox.js';
import type { Cursor, OutboxEvent } from '../outbox.js';
import { Unfit } from '../unfit.js';
import { EVENT_COLUMNS, eventOf } from './event-row.js';
import type { EventRow } from './event-row.js';
import { eventRows, reading } from './reading.js';

/**
 * The outbox is the table of events itself, in the order of (transaction, position).
 *
 * Positions alone are no order to read by: they are given out before the commit, so that 7 may show while 6 is still on its
 * way, and who read on from 7 would never see it. Transactions are numbered when they begin to write. One that still
 * flies has a number of at least the snapshot's xmin, so below xmin nothing can ever be added any more.
 *
 * What it costs: any transaction of the server that writes and does not end, ours or not, holds the tail back. Nothing is
 * lost by it, and nobody who plays on this node waits for it.
 */
export const TAIL = `
select ${EVENT_COLUMNS}, xid, position from store.events
where (xid, position) > ($1::xid8, $2::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
order by xid, position limit $3`;

const TAIL_OF = `
with passed as materialized (${TAIL})
select * from passed
where event ->> 'type' = any($4::text[]) or position = (select position from passed order by xid desc, position desc limit 1)
order by xid, position`;

export class PostgresOutbox extends Outbox {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super();
    this.#pool = pool;
  }

  override async tail(after: Cursor, limit: number): Promise<readonly OutboxEvent[]> {
    const rows = await eventRows(this.#pool, 'tail', TAIL, [...afterIn(after), limit]);
    return rows.map(outboxEventOf);
  }

  override async tailOf(types: ReadonlySet<string>, after: Cursor, limit: number): Promise<readonly OutboxEvent[]> {
    const rows = await eventRows(this.#pool, 'tail-of', TAIL_OF, [...afterIn(after), limit, [...types]]);
    return rows.map(outboxEventOf);
  }

  override async now(): Promise<Cursor> {
    return reading(async () => {
      const { rows } = await this.#pool.query<{ xmin: string }>(
        'select pg_snapshot_xmin(pg_current_snapshot())::text as xmin',
      );
      return cursorAt(rows[0]?.xmin, BEFORE_ALL);
    });
  }

  override async newest(): Promise<OutboxEvent | null> {
    const [row] = await eventRows(this.#pool, 'newest', NEWEST, []);
    return row === undefined ? null : outboxEventOf(row);
  }

  /** Positions are given out one after the other; a few are left out, and a few are out of order. */
  override async share(cursor: Cursor): Promise<number> {
    const { rows } = await reading(() => this.#pool.query<{ position: string }>(LAST));
    const last = Number(rows[0]?.position ?? 0);
    return last === 0 ? 1 : Math.min(1, Number(afterIn(cursor)[1]) / last);
  }
}

const NEWEST = `
select ${EVENT_COLUMNS}, xid, position from store.events order by xid desc, position desc limit 1`;

const LAST = 'select position from store.events order by xid desc, position desc limit 1';

const CURSOR = /^(\d{1,20})\.(\d{1,19})$/;
/** Positions begin with 1. */
const BEFORE_ALL = '0';

/** What a cursor says: the transaction and the position after which to go on. */
export const afterIn = (cursor: Cursor): readonly [xid: string, position: string] => {
  const [, xid, position] = CURSOR.exec(cursor) ?? [];
  if (xid === undefined || position === undefined) throw new Unfit('No cursor of this outbox.');
  return [xid, position];
};

const outboxEventOf = (row: EventRow): OutboxEvent => ({ cursor: cursorAt(row[10], row[11]), event: eventOf(row) });

export const cursorAt = (xid = '', position = ''): Cursor => `${xid}.${position}` as Cursor;
