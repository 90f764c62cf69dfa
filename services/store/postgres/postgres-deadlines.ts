import type { Pool } from 'pg';
import type { TableId } from '#events/envelope.js';
import { Deadlines } from '../deadlines.js';
import type { Deadline } from '../deadlines.js';
import { reading } from './reading.js';
import { saving } from './saving.js';

/** By id, so that two nodes that keep the same tables' deadlines at once do not wait for each other in a circle. */
const KEEP = `
insert into store.deadlines (table_id, at)
select kept.table_id, kept.at from unnest($1::text[], $2::bigint[]) as kept (table_id, at) order by kept.table_id collate "C"
on conflict (table_id) do update set at = excluded.at where deadlines.at is distinct from excluded.at`;

/** What has just got a deadline again elsewhere is none of these, or is locked. */
const CLEAR = `
delete from store.deadlines where at is null and table_id in (
  select table_id from store.deadlines where table_id = any($1::text[]) and at is null for update skip locked
)`;

const DUE = 'select table_id, at from store.deadlines where at <= $1 order by at, table_id limit $2';
const NEXT = 'select at from store.deadlines where at is not null order by at limit 1';

export class PostgresDeadlines extends Deadlines {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super();
    this.#pool = pool;
  }

  override async keep(deadlines: readonly Deadline[]): Promise<void> {
    const latest = new Map(deadlines.map(({ table, at }) => [table, at]));
    const over = [...latest].filter(([, at]) => at === null).map(([table]) => table);
    await saving(async () => {
      const values = [[...latest.keys()], [...latest.values()]];
      await this.#pool.query({ name: 'keep-deadlines', text: KEEP, values });
      if (over.length > 0) await this.#pool.query({ name: 'clear-deadlines', text: CLEAR, values: [over] });
    });
  }

  override async due(by: number, limit: number): Promise<readonly Deadline[]> {
    const { rows } = await reading(() =>
      this.#pool.query<{ table_id: TableId; at: string }>({ name: 'due', text: DUE, values: [by, limit] }),
    );
    return rows.map((row) => ({ table: row.table_id, at: Number(row.at) }));
  }

  override async next(): Promise<number | null> {
    const { rows } = await reading(() => this.#pool.query<{ at: string }>({ name: 'next-due', text: NEXT }));
    return rows[0] === undefined ? null : Number(rows[0].at);
  }
}
