import type { Pool, QueryConfig } from 'pg';
import type { NewTable } from '../event-store.js';
import { NotSaved } from '../not-saved.js';
import { Unfit } from '../unfit.js';
import { writeOpening } from '../written.js';
import { bare, failureOf } from './failure.js';

/** A table, its seed and its first events: all of it or nothing, and nothing where the table stands already. */
const OPEN = `
with opened as (
  insert into store.tables (id, game, edition, seq, digest) values ($1, $2, $3, $4, $5) on conflict (id) do nothing
  returning id
), sealed as (
  insert into store.seeds (table_id, seed) select id, $6 from opened
)
insert into store.events (table_id, seq, at, seat, command_id, edition, event, digest, commitment, draws)
select opened.id, given.seq, given.at, given.seat, null, given.edition, given.event, given.digest, given.commitment,
  given.draws
from opened, unnest($7::int[], $8::bigint[], $9::int[], $10::int[], $11::json[], $12::text[], $13::text[], $14::int[]) with ordinality
  as given (seq, at, seat, edition, event, digest, commitment, draws, place)
order by given.place`;

/** Whether a table was set with just this: its digests hold all that its first events are. */
const SAME = `
select exists (
  select from store.tables join store.seeds on table_id = id where id = $1 and game = $2 and edition = $3 and seed = $4
) and $5::text[] = array(
  select digest from store.events where table_id = $1 and seq <= cardinality($5::text[]) order by seq
) as same`;

/** Sets a table, or finds that it was set with just this before. */
export const open = async (pool: Pool, table: NewTable): Promise<void> => {
  const statement = openStatement(table);
  try {
    const { rowCount } = await pool.query(statement);
    if (rowCount === table.events.length) return;
    const { rows } = await pool.query<{ same: boolean }>(sameStatement(table));
    if (rows[0]?.same === true) return;
  } catch (fault) {
    throw failureOf(fault) === 'unfit'
      ? new Unfit(`Not to be kept at ${table.table}.`, bare(fault))
      : new NotSaved(bare(fault));
  }
  throw new Unfit(`There is a table ${table.table} already.`);
};

const openStatement = (opening: NewTable): QueryConfig => {
  const { table, game, edition, seed, events } = opening;
  const { texts } = writeOpening(opening);
  const last = events.at(-1);
  return {
    name: 'open',
    text: OPEN,
    values: [
      ...[table, game, edition, last?.seq, last?.digest, Buffer.from(seed)],
      events.map(({ seq }) => seq),
      events.map(({ at }) => at),
      events.map(({ seat }) => seat),
      events.map(({ edition: its }) => its),
      texts,
      events.map(({ digest }) => digest),
      events.map(({ commitment }) => commitment),
      events.map(({ draws }) => draws),
    ],
  };
};

const sameStatement = ({ table, game, edition, seed, events }: NewTable): QueryConfig => ({
  text: SAME,
  values: [table, game, edition, Buffer.from(seed), events.map(({ digest }) => digest)],
});
