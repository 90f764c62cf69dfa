import type { Pool } from 'pg';
import type { TableId } from '#events/envelope.js';
import { Attendance, together } from '../attendance.js';
import type { Heard, Present, Said } from '../attendance.js';
import { reading } from './reading.js';
import { saving } from './saving.js';

/** Who says so is there; who has not for a minute is forgotten, with all that it said, by whoever comes by. */
const BE_THERE = `
with forgotten as (
  delete from store.nodes where name in (
    select name from store.nodes where until < clock_timestamp() - interval '1 minute' and name <> $1
    for update skip locked
  )
)
insert into store.nodes as known (name, until) values ($1, clock_timestamp() + $2 * interval '1 ms')
on conflict (name) do update set until = excluded.until
returning xmax = 0 as is_new`;

/** A node writes its own rows alone, so that none waits for another. */
const SAY = `
with told as (
  select * from jsonb_to_recordset($2::jsonb) as told ("table" text, seats smallint[], watchers integer)
), gone as (
  delete from store.presence using told
  where node = $1 and table_id = told."table" and told.watchers = 0 and told.seats = '{}'
)
insert into store.presence as there (node, table_id, seats, watchers)
select $1, told."table", told.seats, told.watchers from told where told.watchers > 0 or told.seats <> '{}'
on conflict (table_id, node) do update set seats = excluded.seats, watchers = excluded.watchers`;

const HEAR = `
select table_id as "table", seats, watchers from store.presence join store.nodes on name = node
where table_id = any($2::text[]) and node <> $1 and until > clock_timestamp()`;

/** No node has that name: so all of them are others. */
const NOBODY = '';

const LEAVE = 'delete from store.nodes where name = $1';

export class PostgresAttendance extends Attendance {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super();
    this.#pool = pool;
  }

  override async exchange({ node, forMs, present, about }: Said): Promise<Heard> {
    const isNew = await saving(() => this.#say(node, forMs, present));
    return { present: await this.at(about, node), isNew };
  }

  override async at(tables: readonly TableId[], but = NOBODY): Promise<readonly Present[]> {
    if (tables.length === 0) return [];
    const { rows } = await reading(() =>
      this.#pool.query<Present>({ name: 'hear-presence', text: HEAR, values: [but, tables] }),
    );
    return together(rows);
  }

  override async leave(node: string): Promise<void> {
    await saving(() => this.#pool.query({ name: 'leave-nodes', text: LEAVE, values: [node] }));
  }

  async #say(node: string, forMs: number, present: readonly Present[]): Promise<boolean> {
    const values = [node, forMs];
    const { rows } = await this.#pool.query<{ is_new: boolean }>({ name: 'be-there', text: BE_THERE, values });
    if (present.length > 0)
      await this.#pool.query({ name: 'say-presence', text: SAY, values: [node, JSON.stringify(present)] });
    return rows[0]?.is_new ?? true;
  }
}
