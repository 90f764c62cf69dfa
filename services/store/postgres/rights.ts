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
};

const RIGHTS: readonly (readonly [table: string, rights: string])[] = [
  ['tables', 'select, insert, update (seq, digest, xid)'],
  ['seeds', 'select, insert'],
  ['events', 'select, insert'],
  ['commands', 'select, insert'],
  ['snapshots', 'select, insert, delete'],
  // Nobody who plays makes an admin: that is for whoever owns the database.
  ['players', 'select, insert (id, name, name_key, password_hash), update (name, name_key, password_hash)'],
  ['tokens', 'select, insert, update (expires), delete'],
  ['lobby', 'select, insert, update (visited)'],
  ['claims', 'select, insert'],
  ['listings', 'select, insert, update, delete'],
  ['followers', 'select, insert, update (cursor)'],
  ['leases', 'select, insert, update'],
  ['deadlines', 'select, insert, update, delete'],
  ['nodes', 'select, insert, update, delete'],
  ['presence', 'select, insert, update, delete'],
];
