import type { PoolClient } from 'pg';
import type { Sitter } from '../lobby.js';
import { sitterKey } from '../projections.js';
import type { Change, PlayRecord, Recorded } from '../projections.js';

/** Writes what a change says into a build. What it says of tables and sitters takes the place of all that was said of them. */
export const writeChange = async (client: PoolClient, build: number, change: Change): Promise<void> => {
  const { listings, uncounted, recorded, standings } = change;
  const listed = listings.map(({ table }) => table);
  const counted = [...uncounted, ...recorded.map(({ table }) => table)];
  const gone = standings.filter(({ record }) => record === null);
  const writes: readonly Write[] = [
    [LIST, listings],
    [RISE, listed],
    [SIT, listings.flatMap(sittingsOf)],
    [UNCOUNT, counted],
    [COUNT, recorded.flatMap(resultsOf)],
    [FORGET, gone.map(({ game, sitter }) => ({ game, ...sitterColumns(sitter) }))],
    [
      STAND,
      standings.flatMap(({ game, sitter, record }) =>
        record === null ? [] : [{ game, ...sitterColumns(sitter), ...recordColumns(record) }],
      ),
    ],
  ];
  for (const [{ name, text }, rows] of writes)
    if (rows.length > 0) await client.query({ name, text, values: [build, JSON.stringify(rows)] });
};

interface Statement {
  readonly name: string;
  readonly text: string;
}
type Write = readonly [Statement, readonly unknown[]];

export const sitterColumns = (sitter: Sitter) =>
  'player' in sitter ? { is_bot: false, sitter: sitter.player } : { is_bot: true, sitter: sitter.bot };

export const sitterIn = (row: { readonly is_bot: boolean; readonly sitter: string }): Sitter =>
  row.is_bot ? { bot: row.sitter } : { player: row.sitter };

/** What was kept of a sitter. A `bigint` comes as text. */
export interface RecordRow {
  readonly is_bot: boolean;
  readonly sitter: string;
  readonly played: number;
  readonly won: number;
  readonly total: string;
  readonly best: number | null;
  readonly solo_best: number | null;
  readonly mu: number;
  readonly sigma: number;
}

export const recordIn = (row: RecordRow): PlayRecord => ({
  ...{ played: row.played, won: row.won, points: Number(row.total) },
  ...{ best: row.best, soloBest: row.solo_best },
  rating: { mu: row.mu, sigma: row.sigma },
});

const recordColumns = ({ played, won, points, best, soloBest, rating }: PlayRecord) => ({
  ...{ played, won, total: points, best, solo_best: soloBest },
  ...rating,
});

const sittingsOf = ({ table, opened, status, sitters }: Change['listings'][number]) =>
  sitters.flatMap((sitter, seat) =>
    sitter === null ? [] : [{ table, seat, ...sitterColumns(sitter), opened, has_begun: status !== 'open' }],
  );

const resultsOf = ({ game, at, table, seats, after }: Recorded) =>
  seats.map(({ seat, sitter, place, points }) => {
    const record = after.get(sitterKey(sitter));
    if (record === undefined) throw new Error(`Nobody recorded what seat ${seat} of ${table} ended with.`);
    return { ...{ game, at, table, seat, place, points }, ...sitterColumns(sitter), ...recordColumns(record) };
  });

const RECORD = 'played integer, won integer, total bigint, best integer, solo_best integer, mu float8, sigma float8';
const RECORD_NAMES = 'played, won, total, best, solo_best, mu, sigma';

const LIST = {
  name: 'list-tables',
  text: `
insert into store.built_listings
  (build, table_id, seq, opened, game, edition, options, commitment, status, nonces, result, finished)
select $1, given.* from json_to_recordset($2) as given ("table" text, seq integer, opened bigint, game text, edition integer,
  options json, commitment text, status text, claims json, result json, finished bigint)
on conflict (build, table_id) do update set
  seq = excluded.seq, opened = excluded.opened, game = excluded.game, edition = excluded.edition,
  options = excluded.options, commitment = excluded.commitment, status = excluded.status, nonces = excluded.nonces,
  result = excluded.result, finished = excluded.finished`,
};

const OF_TABLES = 'build = $1 and table_id = any(array(select json_array_elements_text($2)))';

const RISE = { name: 'rise', text: `delete from store.built_sittings where ${OF_TABLES}` };

const SIT = {
  name: 'sit',
  text: `
insert into store.built_sittings (build, table_id, seat, is_bot, sitter, opened, has_begun)
select $1, given.* from json_to_recordset($2)
  as given ("table" text, seat integer, is_bot boolean, sitter text, opened bigint, has_begun boolean)`,
};

const UNCOUNT = { name: 'uncount', text: `delete from store.built_results where ${OF_TABLES}` };

const COUNT = {
  name: 'count',
  text: `
insert into store.built_results
  (build, game, at, table_id, seat, is_bot, sitter, place, points, ${RECORD_NAMES})
select $1, given.* from json_to_recordset($2) as given (game text, at bigint, "table" text, seat integer, is_bot boolean,
  sitter text, place integer, points integer, ${RECORD})`,
};

const FORGET = {
  name: 'forget-standings',
  text: `
delete from store.built_standings standing
using json_to_recordset($2) as given (game text, is_bot boolean, sitter text)
where standing.build = $1 and standing.game = given.game and standing.is_bot = given.is_bot
  and standing.sitter = given.sitter`,
};

const STAND = {
  name: 'stand',
  text: `
insert into store.built_standings (build, game, is_bot, sitter, ${RECORD_NAMES})
select $1, given.* from json_to_recordset($2) as given (game text, is_bot boolean, sitter text, ${RECORD})
on conflict (build, sitter, is_bot, game) do update set
  played = excluded.played, won = excluded.won, total = excluded.total, best = excluded.best,
  solo_best = excluded.solo_best, mu = excluded.mu, sigma = excluded.sigma`,
};
