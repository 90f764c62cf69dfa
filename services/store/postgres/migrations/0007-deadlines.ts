import type { MigrationInterface, QueryRunner } from 'typeorm';
import { onlyForward } from './only-forward.js';

/** When to look at which table next; null for the moment in which there is nothing more to look for. */
export class Deadlines implements MigrationInterface {
  readonly name = 'Deadlines1763424000007';
  readonly down = onlyForward;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table store.deadlines (table_id text collate "C" primary key, at bigint)');
    await runner.query('create index deadlines_due on store.deadlines (at, table_id) where at is not null');
  }
}
