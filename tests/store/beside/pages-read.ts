import type pg from 'pg';
import { listStatement } from '#store/postgres/list-statement.js';
import type { ListAsked } from '#store/lobby.js';

const MANY = 20_000;

/**
 * Many tables, as a service has them after some years: nearly all are over, and some players have been at many. Every
 * fiftieth is unlisted.
 */
const FILL: readonly string[] = [
  `insert into store.tables (id, game, edition, seq, digest)
   select 't' || n, 'murano', 1, 1, 'A' from generate_series(1, ${MANY}) n`,
  `insert into store.lobby (table_id, creator, visibility, clock, at, visited)
   select 't' || n, 'p' || n % 700, case when n % 50 = 0 then 'unlisted' else 'public' end, '{"kind":"none"}', n, n
   from generate_series(1, ${MANY}) n`,
  `insert into store.claims (table_id, seat, nonce, player)
   select 't' || n, seat, 'n', 'p' || (n + seat) % 700 from generate_series(1, ${MANY}) n, generate_series(0, 1) seat`,
  `insert into store.listings (table_id, seq, opened, game, edition, options, commitment, status, nonces, result)
   select 't' || n, 1, n, case when n % 3 = 0 then 'burano' else 'murano' end, 1, '{}', 'A',
     case when n % 400 > 1 then 'finished' when n % 400 = 1 then 'playing' else 'open' end, '["n","n"]',
     case when n % 400 > 1 then '{"standings":[]}'::json end
   from generate_series(1, ${MANY}) n`,
  'analyze',
];

export const fill = async (client: pg.ClientBase): Promise<void> => {
  for (const sql of FILL) await client.query(sql);
};

/** How many pages of the database a list looks at, by the plan that the service would use (session.ts). */
export const pagesRead = async (pool: pg.Pool, asked: ListAsked): Promise<number> => {
  const client = await pool.connect();
  const { text, values } = listStatement(asked, { at: MANY - 100, id: 't' });
  await client.query(`prepare listed as ${text}`);
  try {
    const given = (values ?? []).map((value) => `'${String(value)}'`).join(', ');
    const { rows } = await client.query<{ 'QUERY PLAN': readonly [Explained] }>(
      `explain (analyze, buffers, format json) execute listed (${given})`,
    );
    return rows[0]?.['QUERY PLAN'][0].Plan['Shared Hit Blocks'] ?? Infinity;
  } finally {
    await client.query('deallocate listed');
    client.release();
  }
};

interface Explained {
  readonly Plan: { readonly 'Shared Hit Blocks': number };
}
