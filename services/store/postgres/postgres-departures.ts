import type { Pool } from 'pg';
import { origin } from '#events/chain/digest.js';
import type { Digest } from '#events/envelope.js';
import { Departures } from '../departures.js';
import type { Departing } from '../departures.js';
import type { Lease } from '../leases.js';
import { BEGINNING, isAfter } from '../outbox.js';
import type { Cursor } from '../outbox.js';
import { EVENT_COLUMNS, eventOf } from './event-row.js';
import { afterIn, cursorAt, TAIL } from './postgres-outbox.js';
import { eventRows, reading } from './reading.js';
import { saving } from './saving.js';

const AFTER = `
select ${EVENT_COLUMNS.split(', ')
  .map((column) => `tail.${column}`)
  .join(', ')}, tail.xid, tail.position, coalesce(tables.game, 'unknown'), coalesce(before.digest, ''),
  case when lobby.visibility = 'public' then 'listed' else '' end
from (${TAIL}) as tail
left join store.tables on tables.id = tail.table_id
left join store.events as before on before.table_id = tail.table_id and before.seq = tail.seq - 1
left join store.lobby on lobby.table_id = tail.table_id
order by tail.xid, tail.position`;

const REACHED = 'select cursor from store.followers where name = $1';
const ALL_REACHED = 'select cursor from store.followers';
const BEGIN = 'insert into store.followers (name, cursor) values ($1, $2) on conflict (name) do nothing';

/**
 * That it stands where we think is what counts; the lease is looked at so that who lost it learns so here. Nobody waits for the
 * disk: a move that a server forgets when it falls is one more batch that is sent again.
 */
const MOVE = `
with hurry as materialized (select set_config('synchronous_commit', 'off', true))
update store.followers set cursor = $3 from hurry where name = $1 and cursor = $2 and exists (
  select from store.leases where leases.name = $4 and holder = $5 and term = $6 and until > clock_timestamp()
)`;

export class PostgresDepartures extends Departures {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super();
    this.#pool = pool;
  }

  override async after(cursor: Cursor, limit: number): Promise<readonly Departing[]> {
    const rows = await eventRows(this.#pool, 'departing', AFTER, [...afterIn(cursor), limit]);
    return rows.map((row) => {
      const event = eventOf(row);
      const [xid, position, game = '', before = '', listed] = row.slice(OUTBOX) as string[];
      const previous = event.seq === 1 ? origin(event.table) : (before as Digest);
      return { cursor: cursorAt(xid, position), event, game, previous, listed: listed === 'listed' };
    });
  }

  override async reached(line: string): Promise<Cursor> {
    const { rows } = await reading(() => this.#pool.query<{ cursor: Cursor }>(REACHED, [line]));
    if (rows[0] !== undefined) return rows[0].cursor;
    await saving(() => this.#pool.query(BEGIN, [line, BEGINNING]));
    return BEGINNING;
  }

  override async furthest(): Promise<Cursor> {
    const { rows } = await reading(() => this.#pool.query<{ cursor: Cursor }>(ALL_REACHED));
    return rows.reduce((most, { cursor }) => (isAfter(cursor, most) ? cursor : most), BEGINNING);
  }

  override async move(line: string, from: Cursor, to: Cursor, { name, holder, term }: Lease): Promise<boolean> {
    const values = [line, from, to, name, holder, term];
    const { rowCount } = await saving(() => this.#pool.query({ name: 'move-line', text: MOVE, values }));
    return rowCount === 1;
  }
}

/** Where the columns of an event end in a row. */
const OUTBOX = EVENT_COLUMNS.split(', ').length;
