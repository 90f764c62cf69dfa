import type { QueryConfig } from 'pg';
import type { Append } from '../event-store.js';
import type { Written } from '../written.js';
import { bigints, bools, ints, jsons, texts } from './array-parameter.js';

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
 *   The `limit` is what keeps it from reading all commands there are. So it answers in several kinds of rows, which
 *   `found.ts` puts together: of what fits, which is nearly everything, only the places.
 * - What `fits` is named by the place of its run's first append: numbers are compared sooner than ids.
 */
const TEXT = `
with asked as materialized (
  select unnest($1::int[]) as n, unnest($2::int[]) as run, unnest($3::bool[]) as starts_run,
    unnest($4::bool[]) as ends_run, unnest($5::int[]) as after, unnest($6::int[]) as last, unnest($7::int[]) as seat,
    unnest($8::int[]) as seen, unnest($9::text[]) as table_id, unnest($10::text[]) as command_id,
    unnest($11::text[]) as onto, unnest($12::text[]) as digest, unnest($13::json[]) as command
), held as materialized (
  select asked.n, tables.seq, tables.xid >= pg_current_xact_id() as early,
    tables.seq = asked.after and tables.digest = asked.onto as meets
  from asked join store.tables on tables.id = asked.table_id
  where asked.starts_run
  for no key update of tables skip locked
), known as materialized (
  select asked.n, asked.run, taken.first, taken.last
  from asked cross join lateral (
    select first, last from store.commands where table_id = asked.table_id and id = asked.command_id limit 1
  ) as taken
), fitting as materialized (
  select n as run from held where meets and not early and n not in (select run from known)
), moved as (
  update store.tables set seq = asked.last, digest = asked.digest, xid = pg_current_xact_id()
  from asked where tables.id = asked.table_id and asked.ends_run and asked.run in (select run from fitting)
), commanded as (
  insert into store.commands (table_id, id, seat, command, seen, first, last)
  select table_id, command_id, seat, command, seen, after + 1, last
  from asked where command_id is not null and run in (select run from fitting)
), happened as (
  insert into store.events (table_id, seq, at, seat, command_id, edition, event, digest, commitment, draws)
  select table_id, seq, at, seat, command_id, edition, event, digest, commitment, draws
  from (
    select unnest($14::int[]) as place, unnest($15::int[]) as run, unnest($16::text[]) as table_id,
      unnest($17::int[]) as seq, unnest($18::bigint[]) as at, unnest($19::int[]) as seat,
      unnest($20::text[]) as command_id, unnest($21::int[]) as edition, unnest($22::json[]) as event,
      unnest($23::text[]) as digest, unnest($24::text[]) as commitment, unnest($25::int[]) as draws
  ) as given
  where run in (select run from fitting)
  order by place
)
select 'fitting' as what, (select string_agg(run::text, ',') from fitting) as runs, null::int as n, null::int as first,
  null::int as last, null::int as seq, null::bool as meets, null::bool as early
union all
select 'known', null, n, first, last, null, null, null from known
union all
select 'held', null, n, null, null, seq, meets, early from held where n not in (select run from fitting)
union all
select 'nowhere', null, n, null, null, null, null, null from asked
where starts_run and n not in (select n from held) and not exists (select from store.tables where id = table_id)`;

export const appendStatement = (batch: readonly Asked[]): QueryConfig => {
  const appends = batch.map(({ append }) => append);
  const commands = appends.map(({ command }) => command);
  const starts = new Map(appends.map(({ table }, at) => [table, at + 1] as const).toReversed());
  const ends = new Map(appends.map(({ table }, at) => [table, at + 1] as const));
  const runs = appends.map(({ table }) => starts.get(table));
  const events = appends.flatMap((append) => append.events);
  return {
    name: 'append',
    text: TEXT,
    values: [
      ints(places(appends)),
      ints(runs),
      bools(runs.map((run, at) => run === at + 1)),
      bools(appends.map(({ table }, at) => ends.get(table) === at + 1)),
      ints(appends.map(({ after }) => after)),
      ints(appends.map(({ after, events: { length } }) => after + length)),
      ints(commands.map((command) => command?.seat)),
      ints(commands.map((command) => command?.seen)),
      texts(appends.map(({ table }) => table)),
      texts(commands.map((command) => command?.id)),
      texts(appends.map(({ onto }) => onto)),
      texts(appends.map((append) => append.events.at(-1)?.digest)),
      jsons(batch.map(({ written }) => written.command)),
      ints(places(events)),
      ints(events.map(({ table }) => starts.get(table))),
      texts(events.map(({ table }) => table)),
      ints(events.map(({ seq }) => seq)),
      bigints(events.map(({ at }) => at)),
      ints(events.map(({ seat }) => seat)),
      texts(events.map(({ command }) => command)),
      ints(events.map(({ edition }) => edition)),
      jsons(batch.flatMap(({ written }) => written.texts)),
      texts(events.map(({ digest }) => digest)),
      texts(events.map(({ commitment }) => commitment)),
      ints(events.map(({ draws }) => draws)),
    ],
  };
};

/** From 1, as PostgreSQL counts. */
const places = (things: readonly unknown[]): readonly number[] => things.map((_, index) => index + 1);
