import type { Pool } from 'pg';
import { Leases } from '../leases.js';
import type { Lease } from '../leases.js';
import { saving } from './saving.js';

/** Only one of those who come at once finds the row as it was. */
const HOLD = `
insert into store.leases as held (name, holder, term, until)
values ($1, $2, 1, clock_timestamp() + $3 * interval '1 ms')
on conflict (name) do update set
  term = case when held.holder = excluded.holder and held.until > clock_timestamp() then held.term else held.term + 1 end,
  holder = excluded.holder, until = excluded.until
where held.holder = excluded.holder or held.until <= clock_timestamp()
returning term`;

const RELEASE = `update store.leases set until = clock_timestamp() where name = $1 and holder = $2 and term = $3`;

export class PostgresLeases extends Leases {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super();
    this.#pool = pool;
  }

  override async hold(name: string, holder: string, forMs: number): Promise<Lease | null> {
    const { rows } = await saving(() => this.#pool.query<{ term: string }>(HOLD, [name, holder, forMs]));
    return rows[0] === undefined ? null : { name, holder, term: rows[0].term };
  }

  override async release({ name, holder, term }: Lease): Promise<void> {
    await saving(() => this.#pool.query(RELEASE, [name, holder, term]));
  }
}
