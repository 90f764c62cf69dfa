import type { MigrationInterface, QueryRunner } from 'typeorm';
import { onlyForward } from './only-forward.js';
import { refuse } from './refuse.js';

/**
 * What happened stays as it happened: the database itself refuses to change it or to take it away, from whomever. Whoever
 * owns the tables can take the triggers off first; that he did not is what the chain and the signed heads are for.
 *
 * Once a statement, not once a row: that costs an append nothing, and refuses also what would find no row.
 */
export class ForEver implements MigrationInterface {
  readonly name = 'ForEver1763424000002';
  readonly down = onlyForward;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function store.refuse() returns trigger language plpgsql as $$
      begin
        raise exception '% of store.% is refused: what happened stays as it happened', tg_op, tg_table_name
          using errcode = 'restrict_violation';
      end $$`);

    for (const table of ['events', 'commands', 'seeds']) await refuse(runner, table, 'update or delete or truncate');
    await refuse(runner, 'tables', 'delete or truncate');
  }
}
