/** Of a game of two to four, as one of Murano is long. */
const EVENTS_A_TABLE = 250;
/** So many are played side by side: their events stand between each other. */
const SIDE_BY_SIDE = 200;
const PLAYERS = 2000;
/** Every so many tables is still being played. */
const GOES_ON = 20;

/** What happens at every table around its moves. */
const EVENT = `case
    when seq = 1 then json_build_object('type', 'TableOpened', 'game', case when t % 3 = 0 then 'burano' else 'murano' end,
      'edition', 1, 'seats', seats, 'options', json_build_object(), 'commitment', repeat('C', 43))
    when seq <= 1 + seats then json_build_object('type', 'SeatTaken', 'seat', seq - 2, 'nonce', 'n' || seq - 2)
    when seq = 2 + seats then json_build_object('type', 'TableStarted')
    when seq = ${EVENTS_A_TABLE} - 1 and t % ${GOES_ON} > 0 then json_build_object('type', 'TableFinished', 'outcome',
      json_build_object('standings', (select json_agg(json_build_object('seat', (seat + t) % seats, 'place', seat + 1,
        'points', 60 - 3 * seat - t % 17)) from generate_series(0, seats - 1) seat)))
    when seq = ${EVENTS_A_TABLE} and t % ${GOES_ON} > 0 then json_build_object('type', 'SeedRevealed', 'seed', repeat('S', 43))
    else json_build_object('type', 'GondolierPlaced', 'seat', seq % seats, 'island', 'island-' || seq % 9,
      'site', 'site-' || seq % 40, 'paid', seq % 7, 'cards', json_build_array('card-' || seq % 60, 'card-' || seq % 47))
  end`;

/** Writes so many events into an empty database, as if all of it had been played, in the order of an outbox. */
export const generate = async (client, events) => {
  const tables = Math.ceil(events / EVENTS_A_TABLE);
  const all = `generate_series(1, ${tables}) t`;
  await client.query(`set statement_timeout = 0`);
  await client.query(`insert into store.players (id, name, name_key)
    select 'p' || n, 'Player ' || n, 'player ' || n from generate_series(0, ${PLAYERS - 1}) n`);
  await client.query(`insert into store.tables (id, game, edition, seq, digest)
    select 't' || t, case when t % 3 = 0 then 'burano' else 'murano' end, 1, ${EVENTS_A_TABLE}, 'D' from ${all}`);
  await client.query(`insert into store.lobby (table_id, creator, visibility, clock, at, visited)
    select 't' || t, 'p0', case when t % 50 = 0 then 'unlisted' else 'public' end, '{"kind":"none"}', t, t from ${all}`);
  await client.query(`insert into store.claims (table_id, seat, nonce, player, bot)
    select 't' || t, seat, 'n' || seat, case when seat = 3 then null else 'p' || (t * 7 + seat * 311) % ${PLAYERS} end,
      case when seat = 3 then 'strong' end
    from ${all}, generate_series(0, 1 + t % 3) seat`);
  for (let first = 1; first <= tables; first += SIDE_BY_SIDE) {
    const last = Math.min(tables, first + SIDE_BY_SIDE - 1);
    await client.query(`insert into store.events (table_id, seq, at, seat, edition, event, digest)
      select 't' || t, seq, ${first} * 100000::bigint + seq * 100 + t % 100, null, 1, ${EVENT}, repeat('D', 43)
      from (select t, 2 + t % 3 as seats from generate_series(${first}, ${last}) t) as played,
        generate_series(1, ${EVENTS_A_TABLE}) seq
      order by seq, t`);
  }
  await client.query('analyze');
  const finished = tables - Math.floor(tables / GOES_ON);
  return { written: tables * EVENTS_A_TABLE, tables, finished };
};
