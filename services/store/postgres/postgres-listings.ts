import type { Pool } from 'pg';
import type { TableId } from '#events/envelope.js';
import { Listings } from '../listings.js';
import type { Listing } from '../listings.js';
import { BEGINNING } from '../outbox.js';
import type { Cursor } from '../outbox.js';
import { lettersOf } from '../written.js';
import { reading } from './reading.js';
import { saving } from './saving.js';

const FOLLOWER = 'listings';

const CURSOR = 'select cursor from store.followers where name = $1';

const OF = `
select table_id, seq, opened, game, edition, options, commitment, status, nonces, result from store.listings
where table_id = any($1::text[])`;

/** The cursor's row is held first: of two who move it from one place, the second finds it elsewhere and lists nothing. */
const MOVE = `
with moved as (
  update store.followers set cursor = $3 where name = $1 and cursor = $2 returning cursor
), listed as (
  insert into store.listings (table_id, seq, opened, game, edition, options, commitment, status, nonces, result)
  select given.* from moved, unnest($4::text[], $5::int[], $6::bigint[], $7::text[], $8::int[], $9::json[], $10::text[],
    $11::text[], $12::json[], $13::json[]) as given
  on conflict (table_id) do update set
    seq = excluded.seq, opened = excluded.opened, game = excluded.game, edition = excluded.edition,
    options = excluded.options, commitment = excluded.commitment, status = excluded.status, nonces = excluded.nonces,
    result = excluded.result
)
select from moved`;

const CLEAR = `
with moved as (
  update store.followers set cursor = $2 where name = $1 returning name
)
delete from store.listings using moved`;

export class PostgresListings extends Listings {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super();
    this.#pool = pool;
  }

  override async cursor(): Promise<Cursor> {
    const { rows } = await reading(() => this.#pool.query<{ cursor: Cursor }>(CURSOR, [FOLLOWER]));
    return rows[0]?.cursor ?? BEGINNING;
  }

  override async of(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, Listing>> {
    const { rows } = await reading(() =>
      this.#pool.query<ListingRow>({ name: 'listings-of', text: OF, values: [[...tables]] }),
    );
    return new Map(
      rows.map(({ table_id: table, opened, ...same }) => [table, { ...same, table, opened: Number(opened) }]),
    );
  }

  override async move(from: Cursor, to: Cursor, listings: readonly Listing[]): Promise<boolean> {
    const values = [
      ...[FOLLOWER, from, to],
      listings.map(({ table }) => table),
      listings.map(({ seq }) => seq),
      listings.map(({ opened }) => opened),
      listings.map(({ game }) => game),
      listings.map(({ edition }) => edition),
      listings.map(({ options, table }) => lettersOf(options, table)),
      listings.map(({ commitment }) => commitment),
      listings.map(({ status }) => status),
      listings.map(({ nonces, table }) => lettersOf(nonces, table)),
      listings.map(({ result, table }) => (result === null ? null : lettersOf(result, table))),
    ];
    return saving(async () => {
      const { rowCount } = await this.#pool.query({ name: 'move-listings', text: MOVE, values });
      return rowCount === 1;
    });
  }

  override async clear(): Promise<void> {
    await saving(() => this.#pool.query(CLEAR, [FOLLOWER, BEGINNING]));
  }
}

interface ListingRow extends Omit<Listing, 'table' | 'opened'> {
  readonly table_id: TableId;
  readonly opened: string;
}
