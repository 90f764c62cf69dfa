import type { MigrationInterface, QueryRunner } from 'typeorm';
import { onlyForward } from './only-forward.js';

/** The fold of a table at a seq. Nothing depends on one: all of them may be thrown away. */
export class Snapshots implements MigrationInterface {
  readonly name = 'Snapshots1763424000003';
  readonly down = onlyForward;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table store.snapshots (
        table_id text collate "C" not null,
        seq integer not null,
        digest text not null,
        state json not null,
        primary key (table_id, seq)
      )`);
  }
}
