import type { Pool } from 'pg';
import { NotRead } from '../not-read.js';
import { bare } from './failure.js';
import type { EventRow } from './event-row.js';

/** What was read, or `NotRead`: whoever waits for an answer learns that asking again helps, and no more. */
export const reading = async <T>(read: () => Promise<T>): Promise<T> => {
  try {
    return await read();
  } catch (fault) {
    throw new NotRead(bare(fault));
  }
};

/** Events by a prepared statement. */
export const eventRows = async (
  pool: Pool,
  name: string,
  text: string,
  values: readonly (string | number | Buffer | readonly string[])[],
): Promise<readonly EventRow[]> =>
  reading(async () => {
    const { rows } = await pool.query<[...EventRow]>({ name, text, values: [...values], rowMode: 'array' });
    return rows;
  });
