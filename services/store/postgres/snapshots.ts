import type { Pool } from 'pg';
import { SNAPSHOTS_KEPT } from '../event-store.js';
import type { Snapshot } from '../event-store.js';
import { NotSaved } from '../not-saved.js';
import { Unfit } from '../unfit.js';
import { lettersOf } from '../written.js';
import { bare } from './failure.js';

/**
 * Only what is folded from stored events: who folded what was never kept must not start others from it. A snapshot that a
 * server forgets when it falls is folded again from its events, which were on the disk before it: nobody waits for the
 * disk here, and so the appends beside it do not either.
 */
const KEEP = `
with at as materialized (
  select table_id, seq, digest, set_config('synchronous_commit', 'off', true)
  from store.events where table_id = $1 and seq = $2 and digest = $3
), newest as materialized (
  select seq from (
    select seq from store.snapshots where table_id = $1 union select seq from at
  ) as there order by seq desc limit $5
), kept as (
  insert into store.snapshots (table_id, seq, digest, state)
  select table_id, seq, digest, $4 from at where seq in (select seq from newest) on conflict do nothing
), pruned as (
  delete from store.snapshots
  where table_id = $1 and exists (select from at) and seq not in (select seq from newest)
)
select from at`;

export const keepSnapshot = async (pool: Pool, { table, seq, digest, state }: Snapshot): Promise<void> => {
  const keep = {
    name: 'keep-snapshot',
    text: KEEP,
    values: [table, seq, digest, lettersOf(state, `a snapshot of ${table}`), SNAPSHOTS_KEPT],
  };
  try {
    const { rowCount } = await pool.query(keep);
    if (rowCount !== 0) return;
  } catch (fault) {
    throw new NotSaved(bare(fault));
  }
  throw new Unfit(`No such event to keep a snapshot at: ${table} ${seq}.`);
};
