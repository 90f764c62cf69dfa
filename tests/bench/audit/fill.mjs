/**
 * Tables as a service has them after some years: nearly all are over, most players have been at some hundred of them, one in
 * two hundred stands out, and one in a thousand was complained of.
 */
export const fill = async (client, tables) => {
  const all = `generate_series(1, ${tables}) n`;
  const opened = '1700000000000 + n * 60000::bigint';
  for (const sql of [
    `insert into store.players (id, name, name_key) select 'p' || n, 'Player ' || n, 'player ' || n from generate_series(1, 2000) n`,
    `insert into store.tables (id, game, edition, seq, digest)
     select 't' || n, 'murano', 1, 1, repeat('A', 43) from ${all}`,
    `insert into store.lobby (table_id, creator, visibility, clock, at, visited)
     select 't' || n, 'p' || n % 2000 + 1, case when n % 50 = 0 then 'unlisted' else 'public' end, '{"kind":"none"}',
       ${opened}, ${opened} from ${all}`,
    `insert into store.claims (table_id, seat, nonce, player)
     select 't' || n, seat, 'n', 'p' || (n * (seat + 1)) % 2000 + 1 from ${all}, generate_series(0, 2) seat`,
    `insert into store.listings (table_id, seq, opened, game, edition, options, commitment, status, nonces, result)
     select 't' || n, 1, ${opened}, case when n % 3 = 0 then 'burano' else 'murano' end, 1, '{}', repeat('A', 43),
       case when n % 400 > 0 then 'finished' when n % 4000 = 0 then 'playing' else 'open' end, '["n","n","n"]',
       case when n % 400 > 0 then '{"standings":[{"seat":0,"place":1,"points":40}]}'::json end
     from ${all}`,
    `insert into store.notes (table_id, at, kind, seat, seq, code, message)
     select 't' || n, ${opened} + time, 'refused', 0, 1, 'illegal', 'No.' from ${all}, generate_series(1, 3) time`,
    `insert into store.notes (table_id, at, kind, seat, seq, amount)
     select 't' || n, ${opened}, (array['refusal_burst', 'slow_command', 'clock_dispute'])[n / 200 % 3 + 1], 0, 1, 10
     from ${all} where n % 200 = 0`,
    `insert into store.reports (id, at, table_id, seq, sentence)
     select 'r' || n, ${opened}, 't' || n, 1, 'He saw my card.' from ${all} where n % 1000 = 0`,
    'analyze',
  ])
    await client.query(sql);
};

/**
 * Makes the history of a table that is over longer by events that change nothing (a warning of the clock), and strews
 * refusals and comings and goings among it. What is measured is reading it, and to that one event is like another.
 */
export const lengthen = async (client, table, events) => {
  await client.query(
    `insert into store.events (table_id, seq, at, edition, event, digest)
     select id, n, (select max(at) from store.events where table_id = $1) + n, 1, '{"seat":0,"type":"SeatWarned"}',
       repeat('A', 43)
     from store.tables, generate_series(seq + 1, $2::int) n where id = $1`,
    [table, events],
  );
  await client.query('update store.tables set seq = greatest(seq, $2) where id = $1', [table, events]);
  await client.query(
    `insert into store.notes (table_id, at, kind, seat, seq, code, rule, message, command)
     select $1, at + 1, 'refused', 0, seq, 'illegal', 'A4', 'Not there.', '{"type":"sail","ship":1,"to":4}'
     from store.events where table_id = $1 and seq % 5 = 0`,
    [table],
  );
  await client.query(
    `insert into store.notes (table_id, at, kind, seat, seq)
     select $1, at + 2, case when seq % 20 = 0 then 'seat_on' else 'seat_off' end, 1, seq
     from store.events where table_id = $1 and seq % 10 = 0`,
    [table],
  );
};
