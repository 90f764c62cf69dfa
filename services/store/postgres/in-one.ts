import type { Pool, PoolClient } from 'pg';

/** Several statements in one transaction. What ends with null, or is cut off, has done nothing. */
export const inOne = async <T>(pool: Pool, write: (client: PoolClient) => Promise<T | null>): Promise<T | null> => {
  const client = await pool.connect();
  // Whoever waits for an answer is told that the connection broke.
  const heard = (): void => undefined;
  client.on('error', heard);
  let isSound = false;
  try {
    await client.query('begin');
    const written = await write(client);
    await client.query(written === null ? 'rollback' : 'commit');
    isSound = true;
    return written;
  } finally {
    client.off('error', heard);
    // One that was left in the middle takes its transaction along.
    client.release(!isSound);
  }
};
