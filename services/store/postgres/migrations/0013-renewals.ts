import type { MigrationInterface, QueryRunner } from 'typeorm';
import { onlyForward } from './only-forward.js';

/**
 * Tokens that came in place of others, each with the first of those: what was opened with one of them ends when somebody
 * signs out with another, on whichever node. A token that stands only in `tokens` is such a first one.
 */
export class Renewals implements MigrationInterface {
  readonly name = 'Renewals1763424000013';
  readonly down = onlyForward;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table store.renewals (
        hash bytea primary key references store.tokens (hash) on delete cascade,
        session bytea not null
      )`);
    await runner.query('create index renewals_session on store.renewals (session)');
  }
}
