import { DataSource, MigrationExecutor } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import * as z from 'zod';
import { credentialsOf } from './address.js';
import type { Address } from './address.js';
import { MIGRATIONS } from './migrations/all.js';
import { grantRights } from './rights.js';

/**
 * Brings a database to the schema of this release, as its owner. Whoever comes second, when several nodes start at once,
 * waits for the first and finds nothing left to do. Whoever may only play is refused where there is something left to do.
 * With fewer migrations it leads to an older schema, into which the backup of an older release is restored.
 */
export const migrate = async (address: Address, migrations: Migrations = MIGRATIONS): Promise<void> => {
  const owner = new DataSource({
    type: 'postgres',
    ...credentialsOf(address),
    schema: 'store',
    migrations: [...migrations],
    migrationsTableName: 'migrations',
    installExtensions: false,
    poolSize: 1,
  });
  await owner.initialize();
  try {
    const runner = owner.createQueryRunner();
    const executor = new MigrationExecutor(owner, runner);
    const standing = await standingOf(runner);
    if (standing === 'guest') {
      await checkDone(executor);
      return;
    }
    await runner.query('select pg_advisory_lock($1)', [ONE_AT_A_TIME]);
    if (standing === 'founder') await runner.query('create schema if not exists store');
    await executor.executePendingMigrations();
    // They are those of the newest schema: an older one may lack what they name.
    if (migrations.length >= MIGRATIONS.length) await grantRights(runner);
  } finally {
    // The lock goes with the connection.
    await owner.destroy();
  }
};

/** Steps to a schema, from an empty database on. */
export type Migrations = readonly (new () => MigrationInterface & { readonly name: string })[];

/** Whose the schema is, as far as we are concerned; where there is none, whether we may make it. */
type Standing = 'owner' | 'founder' | 'guest';

const standingOf = async (runner: QueryRunner): Promise<Standing> => {
  const found: unknown = await runner.query(`
    select case
      when exists (select from pg_namespace where nspname = 'store' and pg_has_role(nspowner, 'usage')) then 'owner'
      when to_regnamespace('store') is null and has_database_privilege(current_database(), 'create') then 'founder'
      else 'guest'
    end as standing`);
  return z.tuple([z.object({ standing: z.enum(['owner', 'founder', 'guest']) })]).parse(found)[0].standing;
};

/** The rights that come with a migration let whoever plays read which ones there were. */
const checkDone = async (executor: MigrationExecutor): Promise<void> => {
  const pending = await executor.getPendingMigrations().catch(() => null);
  if (pending === null || pending.length > 0) throw new NotMigrated();
};

/** The tables are not those of this release, and we may not make them so. */
export class NotMigrated extends Error {
  override readonly name = 'NotMigrated';

  constructor() {
    super('The database is not at the schema of this release: npm run migrate, as its owner, brings it there.');
  }
}

/** "laguna", as a number that nobody else will think of. */
const ONE_AT_A_TIME = 0x6c_61_67_75_6e_61;
