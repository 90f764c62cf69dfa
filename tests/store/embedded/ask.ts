import { Client } from 'pg';
import type { Connection } from '#store/embedded/start-embedded.js';

type Row = Readonly<Record<string, unknown>>;

/** What a server answers to one statement, over a connection of its own. */
export const ask = async (connection: Connection, statement: string): Promise<readonly Row[]> => {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
};

export const keepGondolas = async (connection: Connection, count: number): Promise<void> => {
  await ask(connection, 'CREATE TABLE gondolas (number int PRIMARY KEY)');
  await ask(connection, `INSERT INTO gondolas SELECT generate_series(1, ${count})`);
};

export const gondolasIn = async (connection: Connection): Promise<number> =>
  Number((await ask(connection, 'SELECT count(*) FROM gondolas'))[0]?.['count']);
