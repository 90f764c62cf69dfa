import type { MigrationInterface, QueryRunner } from 'typeorm';
import { onlyForward } from './only-forward.js';

/**
 * What is to be played at a table that is opened with a key. It stands in the row that says the rest of it, and comes with
 * it: whoever is second at that row plays by all of it, or by none.
 */
export class Plans implements MigrationInterface {
  readonly name = 'Plans1763424000014';
  readonly down = onlyForward;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table store.lobby add column plan json');
  }
}
