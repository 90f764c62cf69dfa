import type { QueryConfig } from 'pg';
import type { ListAsked } from '../lobby.js';
import type { HistoryAsked } from '../standings.js';
import type { ListCursor } from './list-cursor.js';

/** Who sits at a seat: who claimed the nonce that the table has for it. */
const SITS = 'claim.table_id = listing.table_id and claim.nonce = listing.nonces ->> claim.seat';

const COLUMNS = `
select listing.table_id, lobby.creator, lobby.visibility, lobby.clock, lobby.at, listing.opened,
  listing.game, listing.edition, listing.options, listing.commitment, listing.status, listing.nonces, listing.result,
  place.seq, place.digest,
  coalesce((
    select json_agg(json_build_object('seat', claim.seat, 'player', claim.player, 'bot', claim.bot))
    from store.claims claim where ${SITS}
  ), '[]') as claims`;

const LIST = `${COLUMNS}
from store.listings listing
  join store.lobby lobby on lobby.table_id = listing.table_id
  join store.tables place on place.id = listing.table_id
where`;

const ORDER = 'order by listing.opened desc, listing.table_id desc limit';

type Value = string | number;
/** A condition over the number of its parameter. */
type Condition = (parameter: string) => string;

/**
 * The page after a cursor, and one table more, which tells whether there is another page. Only what is asked for stands in
 * the statement: our plans are made once for all values (session.ts), and "or not asked" would let none use an
 * index. The limit stands there as a number, since a plan that does not know how soon it may stop reads all and sorts.
 */
export const listStatement = (asked: ListAsked, after: ListCursor | null): QueryConfig => {
  const values: Value[] = [];
  const given = (value: Value): string => `$${values.push(value)}`;
  const where = (value: Value | null, condition: Condition): string[] =>
    value === null ? [] : [condition(given(value))];

  const conditions = [
    asked.asker === null ? OPEN_TO_ALL : openTo(given(asked.asker)),
    ...where(asked.status, (status) => `listing.status = ${status}`),
    ...where(asked.game, (game) => `listing.game = ${game}`),
    ...where(asked.player, satBy),
    ...(after === null
      ? []
      : [`(listing.opened, listing.table_id) < (${given(after.opened)}::bigint, ${given(after.table)}::text)`]),
  ];
  const text = `${LIST} ${conditions.join(' and ')} ${ORDER} ${Math.trunc(asked.limit) + 1}`;
  return { text, values };
};

const OPEN_TO_ALL = `lobby.visibility = 'public'`;

const openTo: Condition = (asker) => `(${OPEN_TO_ALL} or lobby.creator = ${asker} or ${satBy(asker)})`;

/** From the player's claims to their tables, not through all tables there ever were. */
const satBy: Condition = (player) =>
  `(listing.table_id = any(array(select claim.table_id from store.claims claim where claim.player = ${player}))
   and exists (select from store.claims claim where ${SITS} and claim.player = ${player}))`;

/** From the player's seats to their tables, in the order of the history, and no further than the page. */
export const historyStatement = ({ player, asker, limit }: HistoryAsked, after: ListCursor | null): QueryConfig => {
  const most = Math.trunc(limit) + 1;
  const { opened, table } = after ?? AFTER_ALL;
  const text = `${COLUMNS}
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
  return { text, values: [player, asker, opened, table] };
};

/** No table was opened that late. */
const AFTER_ALL: ListCursor = { opened: Number.MAX_SAFE_INTEGER, table: '' };
