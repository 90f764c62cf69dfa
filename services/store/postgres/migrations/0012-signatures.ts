import type { MigrationInterface, QueryRunner } from 'typeorm';
import { onlyForward } from './only-forward.js';
import { refuse } from './refuse.js';

/** Keys that nodes sign with, as everybody may know them, and the last heads of tables that are over. */
export class Signatures implements MigrationInterface {
  readonly name = 'Signatures1763424000012';
  readonly down = onlyForward;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table store.signing_keys (
        id text collate "C" primary key,
        key text collate "C" not null,
        since bigint not null,
        until bigint
      )`);
    await runner.query(`
      create table store.last_heads (
        table_id text collate "C" primary key,
        seq integer not null,
        digest text not null,
        at bigint not null,
        key text not null,
        signature text not null
      )`);
    await refuse(runner, 'last_heads', 'update or delete or truncate');
    await refuse(runner, 'signing_keys', 'delete or truncate');
  }
}
