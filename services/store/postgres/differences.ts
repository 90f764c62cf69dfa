import type { Pool } from 'pg';
import type { Compared, Difference } from '../projections.js';
import { inOne } from './in-one.js';

/** What a build consists of, and what is the same in two that tell the same. */
export const BUILT: Readonly<Record<string, string>> = {
  built_listings:
    'table_id, seq, opened, game, edition, options::text, commitment, status, nonces::text, result::text, finished',
  built_sittings: 'table_id, seat, is_bot, sitter, opened, has_begun',
  built_results:
    'game, at, table_id, seat, is_bot, sitter, place, points, played, won, total, best, solo_best, mu, sigma',
  built_standings: 'game, is_bot, sitter, played, won, total, best, solo_best, mu, sigma',
};

/** Enough to see what is wrong. */
const SHOWN_OF_EACH = 5;

export const differencesOf = async (pool: Pool, one: number, other: number): Promise<Compared> => {
  const compared = await inOne(pool, async (client) => {
    // All rows there are, as they lie: whoever compares has opened the store with the patience for it.
    await client.query('set transaction isolation level repeatable read, read only');
    await client.query('set local enable_seqscan = on');
    const rows: Record<string, number> = {};
    const differences: Difference[] = [];
    for (const [table, columns] of Object.entries(BUILT)) {
      const kind = table.slice('built_'.length);
      const counted = await client.query<{ rows: string }>(
        `select count(*) as rows from store.${table} where build = $1`,
        [one],
      );
      rows[kind] = Number(counted.rows[0]?.rows ?? 0);
      for (const [build, without] of [
        [one, other],
        [other, one],
      ] as const) {
        const of = (which: string): string => `select ${columns} from store.${table} where build = ${which}`;
        const found = await client.query<{ row: string }>(
          `select row_to_json(lone)::text as row from (${of('$1')} except all ${of('$2')}) as lone limit ${SHOWN_OF_EACH}`,
          [build, without],
        );
        differences.push(...found.rows.map(({ row }) => ({ kind, build, row })));
      }
    }
    return { rows, differences };
  });
  if (compared === null) throw new Error('What is compared is told.');
  return compared;
};
