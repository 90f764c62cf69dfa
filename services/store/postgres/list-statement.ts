import type { QueryConfig } from 'pg';
import { Anomaly } from '#events/wire/admin.js';
import type { ListAsked, Sought } from '../lobby.js';
import type { HistoryAsked } from '../standings.js';
import type { ListCursor } from './list-cursor.js';

/** A seat is theirs whose claim the table has for it. Both columns are named for scheme 1, in which a nonce is the claim. */
const SITS = 'claim.table_id = listing.table_id and claim.nonce = listing.nonces ->> claim.seat';

const ANOMALIES = Anomaly.options.map((kind) => `'${kind}'`).join(', ');

const COLUMNS = `
listing.table_id, lobby.creator, lobby.visibility, lobby.clock, lobby.at, listing.opened,
  listing.game, listing.edition, listing.options, listing.commitment, listing.status, listing.nonces as claims, listing.result,
  place.seq, place.digest,
  coalesce((
    select json_agg(json_build_object('seat', claim.seat, 'player', claim.player, 'bot', claim.bot))
    from store.claims claim where ${SITS}
  ), '[]') as sitting`;

/** What stands out at a table: what was noticed there, and what was reported and is not answered. */
const OUTSTANDING = `
coalesce((
    select json_object_agg(kind, amount) from (
      select note.kind, count(*) as amount from store.notes note
      where note.table_id = listing.table_id and note.kind in (${ANOMALIES}) group by note.kind
    ) as noticed
  ), '{}') as anomalies,
  (
    select count(*)::int from store.reports report
    where report.table_id = listing.table_id and not exists (select from store.acts act where act.report = report.id)
  ) as open_reports`;

const FROM = `
from store.listings listing
  join store.lobby lobby on lobby.table_id = listing.table_id
  join store.tables place on place.id = listing.table_id`;

const ORDER = 'order by listing.opened desc, listing.table_id desc limit';

type Value = string | number;
/** A condition over the number of its parameter. */
type Condition = (parameter: string) => string;

/**
 * The page after a cursor, and one table more, which tells whether there is another page. Only what is asked for stands in
 * the statement: our plans are made once for all values (session.ts), and "or not asked" would let none use an
 * index. The limit stands there as a number, since a plan that does not know how soon it may stop reads all and sorts.
 */
export const listStatement = (asked: ListAsked, after: ListCursor | null): QueryConfig =>
  statementOf(COLUMNS, asked.limit, (given) => [
    asked.asker === null ? OPEN_TO_ALL : openTo(given(asked.asker)),
    ...asAsked(asked, after, given),
  ]);

/** The same of all tables, with what stands out at each. */
export const seekStatement = (sought: Sought, after: ListCursor | null): QueryConfig =>
  statementOf(`${COLUMNS}, ${OUTSTANDING}`, sought.limit, (given) => [
    ...asAsked(sought, after, given),
    ...(sought.from === null ? [] : [`listing.opened >= ${given(sought.from)}::bigint`]),
    ...(sought.to === null ? [] : [`listing.opened < ${given(sought.to)}::bigint`]),
    ...(sought.anomaly === null ? [] : [noticed(sought.anomaly)]),
  ]);

/** Gives a value its place among the parameters. */
type Given = (value: Value) => string;

const statementOf = (columns: string, limit: number, where: (given: Given) => readonly string[]): QueryConfig => {
  const values: Value[] = [];
  const conditions = where((value) => `$${values.push(value)}`);
  const filter = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  return { text: `select ${columns} ${FROM} ${filter} ${ORDER} ${Math.trunc(limit) + 1}`, values };
};

type Asked = Pick<ListAsked, 'status' | 'game' | 'player'>;

const asAsked = ({ status, game, player }: Asked, after: ListCursor | null, given: Given): readonly string[] => [
  ...(status === null ? [] : [`listing.status = ${given(status)}`]),
  ...(game === null ? [] : [`listing.game = ${given(game)}`]),
  ...(player === null ? [] : [satBy(given(player))]),
  ...(after === null
    ? []
    : [`(listing.opened, listing.table_id) < (${given(after.at)}::bigint, ${given(after.id)}::text)`]),
];

/** From what was noticed to its tables, which are few. The kind stands there as it is: the index is over these alone. */
const noticed = (anomaly: Anomaly | 'any'): string =>
  `listing.table_id = any(array(
    select distinct note.table_id from store.notes note
    where note.kind in (${ANOMALIES})${anomaly === 'any' ? '' : ` and note.kind = '${anomaly}'`}))`;

const OPEN_TO_ALL = `lobby.visibility = 'public'`;

const openTo: Condition = (asker) => `(${OPEN_TO_ALL} or lobby.creator = ${asker} or ${satBy(asker)})`;

/** From the player's claims to their tables, not through all tables there ever were. */
const satBy: Condition = (player) =>
  `(listing.table_id = any(array(select claim.table_id from store.claims claim where claim.player = ${player}))
   and exists (select from store.claims claim where ${SITS} and claim.player = ${player}))`;

/** From the player's seats to their tables, in the order of the history, and no further than the page. */
export const historyStatement = ({ player, asker, limit }: HistoryAsked, after: ListCursor | null): QueryConfig => {
  const most = Math.trunc(limit) + 1;
  const { at, id } = after ?? AFTER_ALL;
  const text = `
select ${COLUMNS}
from (
  select distinct own.opened, own.table_id from store.sittings own
  where own.sitter = $1 and not own.is_bot and own.has_begun and (own.opened, own.table_id) < ($3::bigint, $4::text)
    and (
      exists (select from store.lobby seen where seen.table_id = own.table_id and seen.visibility = 'public')
      or exists (select from store.sittings mine where mine.table_id = own.table_id and mine.sitter = $2 and not mine.is_bot)
    )
  order by own.opened desc, own.table_id desc limit ${most}
) as page
  join store.listings listing on listing.table_id = page.table_id
  join store.lobby lobby on lobby.table_id = page.table_id
  join store.tables place on place.id = page.table_id
${ORDER} ${most}`;
  return { text, values: [player, asker, at, id] };
};

/** No table was opened that late. */
const AFTER_ALL: ListCursor = { at: Number.MAX_SAFE_INTEGER, id: '' };
