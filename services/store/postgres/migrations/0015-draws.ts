import type { MigrationInterface, QueryRunner } from 'typeorm';
import { onlyForward } from './only-forward.js';

/**
 * How many draws the decision took that an event is the first of. Events from before are of tables whose draws are not counted.
 * A constant default is kept in the catalog: no row is written, however many there are.
 */
export class Draws implements MigrationInterface {
  readonly name = 'Draws1763424000015';
  readonly down = onlyForward;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table store.events add column draws integer not null default 0');
  }
}
