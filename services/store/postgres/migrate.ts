import { DataSource, MigrationExecutor } from 'typeorm';
import { credentialsOf } from './address.js';
import type { Address } from './address.js';
import { MIGRATIONS } from './migrations/all.js';
import { grantRights } from './rights.js';

/**
 * Brings a database to the schema of this release, as its owner. Whoever comes second, when several nodes start at once,
 * waits for the first and finds nothing left to do.
 */
export const migrate = async (address: Address, migrations = MIGRATIONS): Promise<void> => {
  const owner = new DataSource({
    type: 'postgres',
    ...credentialsOf(address),
    schema: 'store',
    migrations,
    migrationsTableName: 'migrations',
    installExtensions: false,
    poolSize: 1,
  });
  await owner.initialize();
  try {
    const runner = owner.createQueryRunner();
    await runner.query('select pg_advisory_lock($1)', [ONE_AT_A_TIME]);
    await runner.query('create schema if not exists store');
    await new MigrationExecutor(owner, runner).executePendingMigrations();
    await grantRights(runner);
  } finally {
    // The lock goes with the connection.
    await owner.destroy();
  }
};

/** "laguna", as a number that nobody else will think of. */
const ONE_AT_A_TIME = 0x6c_61_67_75_6e_61;
