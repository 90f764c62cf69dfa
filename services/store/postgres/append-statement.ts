import type { QueryConfig } from 'pg';
import type { Append } from '../event-store.js';
import type { Written } from '../written.js';

/** An append on its way, with the letters that it is kept in. */
export interface Asked {
  readonly append: Append;
  readonly written: Written;
}

/**
 * Appends to many tables at once. Each table is judged for itself: what moved on, or is known, leaves the others alone.
 * Several appends to one table are a run, where each builds on the one before (line.ts): all of it fits, or nothing.
 *
 * - `held` takes the tables' rows, with what they say now, and leaves those out that somebody else holds just now: so no
 *   table makes the others wait, and two nodes never wait for each other.
 * - Only who holds a table's row appends to it, and each append moves it on: the comparison cannot be overtaken.
 * - A command that another node has just taken is not to be seen here, but has moved its table; see `second-look.ts`.
 * - Every step goes by an index or by `in`: PostgreSQL does not know how many come, and would join them each with each.
 *   So it answers in three kinds of rows, which `found.ts` puts together.
 */
const TEXT = `
with asked as materialized (
  select * from unnest($1::text[], $2::bool[], $3::bool[], $4::int[], $5::text[], $6::int[], $7::text[], $8::text[],
      $9::int[], $10::json[], $11::int[])
    with ordinality as asked (table_id, starts_run, ends_run, after, onto, last, digest, command_id, seat, command, seen,
      n)
), held as materialized (
  select asked.n, asked.table_id, tables.seq, tables.xid >= pg_current_xact_id() as early,
    tables.seq = asked.after and tables.digest = asked.onto as meets
  from asked join store.tables on tables.id = asked.table_id
  where asked.starts_run
  for no key update of tables skip locked
), looked as materialized (
  select asked.*, known.first as known_first, known.last as known_last
  from asked left join store.commands known on known.table_id = asked.table_id and known.id = asked.command_id
), judged as materialized (
  select *, table_id in (select table_id from held where meets and not early)
    and table_id not in (select table_id from looked where known_first is not null) as fits
  from looked
), moved as (
  update store.tables set seq = judged.last, digest = judged.digest, xid = pg_current_xact_id()
  from judged where tables.id = judged.table_id and judged.fits and judged.ends_run
), commanded as (
  insert into store.commands (table_id, id, seat, command, seen, first, last)
  select table_id, command_id, seat, command, seen, after + 1, last from judged where fits and command_id is not null
), happened as (
  insert into store.events (table_id, seq, at, seat, command_id, edition, event, digest, commitment)
  select table_id, seq, at, seat, command_id, edition, event, digest, commitment
  from unnest($12::text[], $13::int[], $14::bigint[], $15::int[], $16::text[], $17::int[], $18::json[], $19::text[],
      $20::text[]) with ordinality
      as given (table_id, seq, at, seat, command_id, edition, event, digest, commitment, place)
  where table_id in (select table_id from judged where fits)
  order by place
)
select n::int, 'append' as what, fits, known_first as first, known_last as last, null::int as seq, null::bool as meets,
  null::bool as early
from judged
union all
select n::int, 'held', null, null, null, seq, meets, early from held
union all
select n::int, 'nowhere', null, null, null, null, null, null from asked
where starts_run and n not in (select n from held) and not exists (select from store.tables where id = table_id)`;

export const appendStatement = (batch: readonly Asked[]): QueryConfig => {
  const events = batch.flatMap(({ append, written }) =>
    append.events.map((event, at) => ({ event, text: written.texts[at] })),
  );
  const each = <T>(value: (append: Append) => T): readonly T[] => batch.map(({ append }) => value(append));
  const starts = new Map(batch.toReversed().map(({ append }) => [append.table, append]));
  const ends = new Map(batch.map(({ append }) => [append.table, append]));
  return {
    name: 'append',
    text: TEXT,
    values: [
      each(({ table }) => table),
      each((append) => starts.get(append.table) === append),
      each((append) => ends.get(append.table) === append),
      each(({ after }) => after),
      each(({ onto }) => onto),
      each(({ after, events: { length } }) => after + length),
      each(({ events: all }) => all.at(-1)?.digest),
      each(({ command }) => command?.id),
      each(({ command }) => command?.seat),
      batch.map(({ written }) => written.command),
      each(({ command }) => command?.seen),
      events.map(({ event }) => event.table),
      events.map(({ event }) => event.seq),
      events.map(({ event }) => event.at),
      events.map(({ event }) => event.seat),
      events.map(({ event }) => event.command),
      events.map(({ event }) => event.edition),
      events.map(({ text }) => text),
      events.map(({ event }) => event.digest),
      events.map(({ event }) => event.commitment),
    ],
  };
};
