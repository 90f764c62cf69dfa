import type { MigrationInterface, QueryRunner } from 'typeorm';
import { onlyForward } from './only-forward.js';

/** Who does what only one may do at a time, and until when. How far it came stands among the followers. */
export class Leases implements MigrationInterface {
  readonly name = 'Leases1763424000008';
  readonly down = onlyForward;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table store.leases (
        name text collate "C" primary key,
        holder text not null,
        term bigint not null,
        until timestamptz not null
      )`);
  }
}
