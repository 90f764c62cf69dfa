import type { Pool } from 'pg';

/**
 * Transactions are numbered by the server's whole life. Out of a dump that was loaded into another server, events come with
 * numbers that this one has not reached: the outbox would hold them back for years, and then put new ones before
 * them. So that nobody finds out then, it is refused at the start; npm run backup and restore (../backup) bring them over in order.
 */
export const checkSameLife = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query<{ ahead: boolean }>(
    'select exists (select from store.events where xid >= pg_snapshot_xmax(pg_current_snapshot())) as ahead',
  );
  if (rows[0]?.ahead === true) {
    throw new Error('These events were written by another server: settle the order of the outbox before going on.');
  }
};
