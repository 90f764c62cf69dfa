import type { MigrationInterface, QueryRunner } from 'typeorm';
import { onlyForward } from './only-forward.js';

/**
 * Which nodes are there, and who is at which table on each. Unlogged: nothing waits for the disk, and after a crash of the
 * server nobody is anywhere until the nodes say so again.
 */
export class Attendance implements MigrationInterface {
  readonly name = 'Attendance1763424000011';
  readonly down = onlyForward;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create unlogged table store.nodes (
        name text collate "C" primary key,
        until timestamptz not null
      ) with (fillfactor = 50)`);
    await runner.query(`
      create unlogged table store.presence (
        table_id text collate "C",
        node text collate "C" references store.nodes on delete cascade,
        seats smallint[] not null,
        watchers integer not null check (watchers >= 0),
        primary key (table_id, node)
      )`);
    await runner.query(`create index presence_node on store.presence (node)`);
  }
}
