import type { ClientBase } from 'pg';
import type { Limits } from './limits.js';
import { PLAY_ROLE } from './rights.js';

/**
 * Says how each connection of the pool works, whatever the server's own settings are.
 *
 * - Durable means durable, also where the server was told to answer before.
 * - Every statement of the store looks up a few rows by an index. A plan that was made while a table was small and kept
 *   since would read the whole table for ever after: so no other plan than by index, and one plan for all values.
 * - As the role that plays, where there is one (rights.ts); whoever is connected as that role is it already.
 */
export const prepareSession = async (client: ClientBase, { statementMs }: Limits): Promise<void> => {
  await client.query(
    `select
       set_config('default_transaction_isolation', 'read committed', false),
       set_config('synchronous_commit', case when current_setting('synchronous_commit') in ('off', 'local') then 'on'
         else current_setting('synchronous_commit') end, false),
       set_config('statement_timeout', $1, false),
       set_config('enable_seqscan', 'off', false),
       set_config('jit', 'off', false),
       set_config('plan_cache_mode', 'force_generic_plan', false),
       (select set_config('role', rolname, false) from pg_roles
         where rolname = $2 and pg_has_role(session_user, oid, 'member') and has_schema_privilege(oid, 'store', 'usage'))`,
    [String(statementMs), PLAY_ROLE],
  );
};
