import pg from 'pg';
import { BackupRefused } from '../backup/refused.js';
import type { Address } from './address.js';
import { bare } from './failure.js';

/**
 * One connection of its own, for as long as it takes, as the database's owner. What fails there is told without the
 * values that pg hangs onto it: seeds and hashes of passwords are among them.
 */
export const talkTo = async <T>(address: Address, talk: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(typeof address === 'string' ? { connectionString: address } : { ...address });
  // Whoever waits for an answer is told that the connection broke.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(`select set_config('statement_timeout', '0', false), set_config('timezone', 'UTC', false),
      set_config('idle_in_transaction_session_timeout', '0', false)`);
    return await talk(client);
  } catch (fault) {
    throw fault instanceof BackupRefused ? fault : bare(fault);
  } finally {
    // Where it broke there is nothing left to end.
    await client.end().catch(() => undefined);
  }
};

/** The migrations that a database went through; null where it has never been Laguna's. */
export const schemaOf = async (client: pg.Client): Promise<readonly string[] | null> => {
  const { rows } = await client.query<{ known: boolean }>(
    `select to_regclass('store.migrations') is not null as known`,
  );
  if (rows[0]?.known !== true) return null;
  const migrations = await client.query<{ name: string }>('select name from store.migrations order by id');
  return migrations.rows.map(({ name }) => name);
};
