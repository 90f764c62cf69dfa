import type { Pool } from 'pg';
import { SNAPSHOTS_KEPT } from '../event-store.js';
import type { Snapshot } from '../event-store.js';
import { NotSaved } from '../not-saved.js';
import { Unfit } from '../unfit.js';
import { lettersOf } from '../written.js';
import { bare } from './failure.js';

/** Only what is folded from stored events: who folded what was never kept must not start others from it. */
const KEEP = `
with at as (
  select table_id, seq, digest from store.events where table_id = $1 and seq = $2 and digest = $3
), kept as (
  insert into store.snapshots (table_id, seq, digest, state) select at.*, $4 from at on conflict do nothing
)
select from at`;

const PRUNE = `
delete from store.snapshots where table_id = $1 and seq < (
  select min(seq) from (select seq from store.snapshots where table_id = $1 order by seq desc limit $2) newest
)`;

export const keepSnapshot = async (pool: Pool, { table, seq, digest, state }: Snapshot): Promise<void> => {
  const keep = {
    name: 'keep-snapshot',
    text: KEEP,
    values: [table, seq, digest, lettersOf(state, `a snapshot of ${table}`)],
  };
  const prune = { name: 'prune-snapshots', text: PRUNE, values: [table, SNAPSHOTS_KEPT] };
  try {
    const { rowCount } = await pool.query(keep);
    if (rowCount !== 0) await pool.query(prune);
    if (rowCount !== 0) return;
  } catch (fault) {
    throw new NotSaved(bare(fault));
  }
  throw new Unfit(`No such event to keep a snapshot at: ${table} ${seq}.`);
};
