import type { QueryRunner } from 'typeorm';

/**
 * Who plays: may read, append, and move a table on; may change or take away nothing that happened. The embedded server has
 * the role from its first start (embedded/first-start.ts).
 */
export const PLAY_ROLE = 'laguna_app';

/**
 * Makes the role that plays and says what it may, wherever the one who is connected may do so. Said anew at each start, so
 * that a role that somebody makes later gets its rights too. Without it the triggers alone stand guard.
 */
export const grantRights = async (runner: QueryRunner): Promise<void> => {
  await runner.query(`
    do $$
    begin
      if not exists (select from pg_roles where rolname = '${PLAY_ROLE}') then
        create role ${PLAY_ROLE} nologin;
      end if;
      if not pg_has_role(current_user, '${PLAY_ROLE}', 'member') then
        grant ${PLAY_ROLE} to current_user;
      end if;
    exception
      -- Not ours to make; or made this very moment by the owner of another database of the same server.
      when insufficient_privilege or duplicate_object or unique_violation then null;
    end $$`);
  const roles: unknown = await runner.query(`select from pg_roles where rolname = '${PLAY_ROLE}'`);
  if (!Array.isArray(roles) || roles.length === 0) return;

  await runner.query(`grant usage on schema store to ${PLAY_ROLE}`);
  for (const [table, rights] of RIGHTS) {
    if (await runner.hasTable(`store.${table}`))
      await runner.query(`grant ${rights} on store.${table} to ${PLAY_ROLE}`);
  }
  const forgets: unknown = await runner.query(`select where to_regprocedure('store.forget(text)') is not null`);
  if (Array.isArray(forgets) && forgets.length > 0)
    await runner.query(`grant execute on function store.forget(text) to ${PLAY_ROLE}`);
  await grantReading(runner);
};

/** Those who only look, where somebody made them (infra/postgres). */
const grantReading = async (runner: QueryRunner): Promise<void> => {
  for (const [role, tables] of READERS) {
    const there: unknown = await runner.query(`select from pg_roles where rolname = '${role}'`);
    if (!Array.isArray(there) || there.length === 0) continue;
    await runner.query(`grant usage on schema store to ${role}`);
    await runner.query(`grant select on ${tables} to ${role}`);
  }
};

const READERS: readonly (readonly [role: string, tables: string])[] = [
  ['laguna_backup', 'all tables in schema store'],
  ['laguna_reader', 'store.listings, store.sittings, store.results, store.standings'],
];

const RIGHTS: readonly (readonly [table: string, rights: string])[] = [
  // So that a node that may not migrate sees whether somebody did (migrate.ts).
  ['migrations', 'select'],
  ['tables', 'select, insert, update (seq, digest, xid)'],
  ['seeds', 'select, insert'],
  ['events', 'select, insert'],
  ['commands', 'select, insert'],
  ['snapshots', 'select, insert, delete'],
  // Nobody who plays makes an admin: that is for whoever owns the database.
  ['players', 'select, insert (id, name, name_key, password_hash), update (name, name_key, password_hash)'],
  ['tokens', 'select, insert, update (expires), delete'],
  ['renewals', 'select, insert'],
  ['lobby', 'select, insert, update (visited)'],
  ['claims', 'select, insert'],
  ['builds', 'select, insert, update, delete'],
  ['set_aside', 'select, insert, delete'],
  ...['built_listings', 'built_sittings', 'built_results', 'built_standings'].map(
    (name) => [name, 'select, insert, update, delete'] as const,
  ),
  ...['listings', 'sittings', 'results', 'standings'].map((name) => [name, 'select'] as const),
  ['followers', 'select, insert, update (cursor)'],
  ['leases', 'select, insert, update'],
  ['deadlines', 'select, insert, update, delete'],
  ['nodes', 'select, insert, update, delete'],
  ['presence', 'select, insert, update, delete'],
  ['acts', 'select, insert'],
  ['accesses', 'select, insert'],
  ['reports', 'select, insert'],
  ['reporters', 'select, insert'],
  ['notes', 'select, insert'],
  ['signing_keys', 'select, insert, update (until)'],
  ['last_heads', 'select, insert'],
];
