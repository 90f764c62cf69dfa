import type { Pool, QueryResultRow } from 'pg';
import type { TableId } from '#events/envelope.js';
import type { Sitter } from '../lobby.js';
import type { Cursor } from '../outbox.js';
import { Projections, sitterKey } from '../projections.js';
import type {
  Change,
  Compared,
  CountedTable,
  Listing,
  Place,
  Records,
  Result,
  ResultKey,
  Surroundings,
} from '../projections.js';
import { BUILT, differencesOf } from './differences.js';
import { inOne } from './in-one.js';
import { recordIn, sitterColumns, sitterIn, writeChange } from './projected.js';
import type { RecordRow } from './projected.js';
import { reading } from './reading.js';
import { saving } from './saving.js';
import { countedOf, listingOf, placeOf, resultOf, surroundingsOf } from './told-rows.js';
import type { ListingRow, PlaceRow, ResultRow, SurroundingsRow } from './told-rows.js';

const PLACE = 'build, edition, cursor, moves';
const SHOWN = `select ${PLACE} from store.builds where state = 'shown'`;
const AT = `select ${PLACE} from store.builds where build = $1 and state <> 'over'`;
const BESIDE = `select ${PLACE} from store.builds where state = 'beside'`;
const BEGIN = `
insert into store.builds (build, edition, cursor, state)
select coalesce(max(build), 0) + 1, $1, '0.0', 'beside' from store.builds on conflict do nothing`;

const LISTINGS = `
select table_id, seq, opened, game, edition, options, commitment, status, nonces as claims, result, finished
from store.built_listings where build = $1 and table_id = any($2::text[])`;

const SURROUNDINGS = `
select given.table_id, coalesce(lobby.visibility = 'public', false) as is_public,
  exists (select from store.set_aside aside where aside.table_id = given.table_id) as is_aside,
  coalesce((
    select json_agg(json_build_object('seat', claim.seat, 'claim', claim.nonce, 'player', claim.player, 'bot', claim.bot))
    from store.claims claim where claim.table_id = given.table_id
  ), '[]') as claims
from unnest($1::text[]) as given (table_id) left join store.lobby lobby on lobby.table_id = given.table_id`;

const RESULTS_FROM = `
select game, at, table_id, json_agg(
  json_build_object('seat', seat, 'is_bot', is_bot, 'sitter', sitter, 'place', place, 'points', points) order by seat
) as seats
from store.built_results where build = $1 and game = $2 and (at, table_id) >= ($3::bigint, $4::text)
group by game, at, table_id order by at, table_id`;

const COUNTED = `
select game, at, table_id, json_agg(json_build_object('is_bot', is_bot, 'sitter', sitter)) as seats
from store.built_results where build = $1 and table_id = any($2::text[]) group by game, at, table_id`;

/** For each, the newest: through the index, however often they played. */
const RECORDS_BEFORE = `
select last.* from unnest($3::boolean[], $4::text[]) as asked (is_bot, sitter) cross join lateral (
  select is_bot, sitter, played, won, total, best, solo_best, mu, sigma from store.built_results result
  where build = $1 and result.sitter = asked.sitter and result.is_bot = asked.is_bot and game = $2
    and (at, table_id) < ($5::bigint, $6::text)
  order by at desc, table_id desc limit 1
) as last`;

/** The row is held until all is written: of two who move from one place, the second finds it elsewhere. */
const MOVE = `
update store.builds set cursor = $4, moves = moves + 1
where build = $1 and cursor = $2 and moves = $3 and state <> 'over' returning ${PLACE}`;

const HIDE = `update store.builds set state = 'over' where state = 'shown'`;
const SHOW = `update store.builds set state = 'shown' where build = $1 and moves = $2 and state = 'beside'`;

const GIVE_UP = `update store.builds set state = 'over' where build = $1 and state = 'beside'`;
const OVER = `select build from store.builds where state = 'over'`;
/** As many as one statement forgets in its time. */
const AT_ONCE = 5000;

const ASIDE = 'insert into store.set_aside (table_id) values ($1) on conflict do nothing';
const NOT_ASIDE = 'delete from store.set_aside where table_id = $1';

export class PostgresProjections extends Projections {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super();
    this.#pool = pool;
  }

  override async shown(): Promise<Place> {
    const [row] = await this.#read<PlaceRow>('shown', SHOWN, []);
    if (row === undefined) throw new Error('No build is shown: the database is not at the schema of this release.');
    return placeOf(row);
  }

  override async beside(edition: number): Promise<Place> {
    await saving(() => this.#pool.query(BEGIN, [edition]));
    const [row] = await this.#read<PlaceRow>('beside', BESIDE, []);
    // It was shown or given up in the meantime.
    return row === undefined ? this.beside(edition) : placeOf(row);
  }

  override async underWay(): Promise<Place | null> {
    const [row] = await this.#read<PlaceRow>('beside', BESIDE, []);
    return row === undefined ? null : placeOf(row);
  }

  override async at(build: number): Promise<Place | null> {
    const [row] = await this.#read<PlaceRow>('build', AT, [build]);
    return row === undefined ? null : placeOf(row);
  }

  override async listings(build: number, tables: readonly TableId[]): Promise<ReadonlyMap<TableId, Listing>> {
    if (tables.length === 0) return new Map();
    const rows = await this.#read<ListingRow>('built-listings', LISTINGS, [build, [...tables]]);
    return new Map(rows.map((row) => [row.table_id, listingOf(row)]));
  }

  override async surroundings(listings: readonly Listing[]): Promise<ReadonlyMap<TableId, Surroundings>> {
    if (listings.length === 0) return new Map();
    const tables = listings.map(({ table }) => table);
    const rows = await this.#read<SurroundingsRow>('surroundings', SURROUNDINGS, [tables]);
    const found = new Map(rows.map((row) => [row.table_id, row]));
    return new Map(listings.map((listing) => [listing.table, surroundingsOf(listing, found.get(listing.table))]));
  }

  override async resultsFrom(build: number, game: string, { at, table }: ResultKey): Promise<readonly Result[]> {
    const rows = await this.#read<ResultRow>('results-from', RESULTS_FROM, [build, game, at, table]);
    return rows.map(resultOf);
  }

  override async counted(build: number, tables: readonly TableId[]): Promise<readonly CountedTable[]> {
    if (tables.length === 0) return [];
    const rows = await this.#read<ResultRow>('counted', COUNTED, [build, [...tables]]);
    return rows.map(countedOf);
  }

  override async recordsBefore(
    build: number,
    game: string,
    sitters: readonly Sitter[],
    before: ResultKey,
  ): Promise<Records> {
    const asked = sitters.map(sitterColumns);
    const rows = await this.#read<RecordRow>('records-before', RECORDS_BEFORE, [
      ...[build, game, asked.map(({ is_bot }) => is_bot), asked.map(({ sitter }) => sitter)],
      ...[before.at, before.table],
    ]);
    return new Map(rows.map((row) => [sitterKey(sitterIn(row)), recordIn(row)]));
  }

  override async move(from: Place, to: Cursor, change: Change): Promise<Place | null> {
    const { build, cursor, moves } = from;
    return saving(() =>
      inOne(this.#pool, async (client) => {
        const { rows } = await client.query<PlaceRow>(MOVE, [build, cursor, moves, to]);
        if (rows[0] === undefined) return null;
        await writeChange(client, build, change);
        return placeOf(rows[0]);
      }),
    );
  }

  override async show({ build, moves }: Place): Promise<boolean> {
    const shown = await saving(() =>
      inOne(this.#pool, async (client) => {
        await client.query(HIDE);
        const { rowCount } = await client.query(SHOW, [build, moves]);
        return rowCount === 1 ? true : null;
      }),
    );
    return shown ?? false;
  }

  override async sweep(build?: number): Promise<void> {
    if (build !== undefined) await saving(() => this.#pool.query(GIVE_UP, [build]));
    for (const over of await this.#read<{ build: number }>('over', OVER, [])) {
      for (const name of Object.keys(BUILT)) await this.#forget(name, over.build);
      await saving(() =>
        this.#pool.query(`delete from store.builds where build = $1 and state = 'over'`, [over.build]),
      );
    }
  }

  override async still<T>(use: (shown: Place) => Promise<T>): Promise<T> {
    const used = await inOne(this.#pool, async (client) => {
      const { rows } = await client.query<PlaceRow>(`${SHOWN} for update`);
      if (rows[0] === undefined) throw new Error('No build is shown.');
      return { what: await use(placeOf(rows[0])) };
    });
    if (used === null) throw new Error('What is used is told.');
    return used.what;
  }

  override differences(one: number, other: number): Promise<Compared> {
    return reading(() => differencesOf(this.#pool, one, other));
  }

  override async setAside(table: TableId, isAside: boolean): Promise<void> {
    await saving(() => this.#pool.query(isAside ? ASIDE : NOT_ASIDE, [table]));
  }

  async #forget(name: string, build: number): Promise<void> {
    const some = `select ctid from store.${name} where build = $1 limit ${AT_ONCE}`;
    const text = `delete from store.${name} where ctid = any(array(${some}))`;
    let forgotten: number | null;
    do forgotten = (await saving(() => this.#pool.query(text, [build]))).rowCount;
    while (forgotten !== null && forgotten > 0);
  }

  async #read<Row extends QueryResultRow>(name: string, text: string, values: unknown[]): Promise<readonly Row[]> {
    return (await reading(() => this.#pool.query<Row>({ name, text, values }))).rows;
  }
}
