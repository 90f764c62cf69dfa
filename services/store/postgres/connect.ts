import pg from 'pg';
import { DataSource } from 'typeorm';
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { credentialsOf } from './address.js';
import type { Address } from './address.js';
import { ENTITIES } from './entities.js';
import { checkSameLife } from './same-life.js';
import type { Limits } from './limits.js';
import { prepareSession } from './session.js';

/** A database that was brought to the schema of this release (migrate.ts), and the one pool of connections to it. */
export interface Connected {
  readonly source: DataSource;
  readonly pool: pg.Pool;
}

/** Two append (lanes.ts), the others read. */
const CONNECTIONS = 8;

export const connect = async (address: Address, limits: Limits): Promise<Connected> => {
  const source = new DataSource({
    type: 'postgres',
    ...credentialsOf(address),
    schema: 'store',
    entities: ENTITIES,
    installExtensions: false,
    applicationName: 'laguna store',
    poolSize: CONNECTIONS,
    connectTimeoutMS: limits.connectMs,
    extra: {
      onConnect: (client: pg.ClientBase) => prepareSession(client, limits),
      query_timeout: limits.silenceMs,
      keepAlive: true,
    },
    // An idle connection broke: the pool has let go of it and makes another when one is asked for.
    poolErrorHandler: () => undefined,
  });
  await source.initialize();
  try {
    const pool = poolOf(source);
    await checkSameLife(pool);
    return { source, pool };
  } catch (fault) {
    await source.destroy();
    throw fault;
  }
};

const poolOf = ({ driver }: DataSource): pg.Pool => {
  const pool: unknown = driver instanceof PostgresDriver ? driver.master : null;
  if (!(pool instanceof pg.Pool)) throw new Error('TypeORM keeps its pool of connections elsewhere.');
  return pool;
};
