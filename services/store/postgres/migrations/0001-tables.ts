import type { MigrationInterface, QueryRunner } from 'typeorm';
import { onlyForward } from './only-forward.js';

/**
 * Tables, and what happened at them. `events` is the outbox too: `xid` and `position` are its order (postgres-outbox.ts).
 *
 * - An event is `json`, not `jsonb`: the letters stay as they were sealed, and less is kept.
 * - Seeds stand apart, so that no query on tables can bring one along by accident.
 * - `events` and `commands` refer to `tables` without a foreign key: they are written by one statement, which holds
 *   their table's row, and a key would have it look up each row again.
 * - Ids are compared letter by letter, whatever language the server speaks: that is several times faster.
 */
export class Tables implements MigrationInterface {
  readonly name = 'Tables1763424000001';
  readonly down = onlyForward;

  async up(runner: QueryRunner): Promise<void> {
    // Room on each page, so that a table that moves on stays on its page and its index is left alone.
    await runner.query(`
      create table store.tables (
        id text collate "C" primary key,
        game text not null,
        edition integer not null,
        seq integer not null,
        digest text not null,
        xid xid8 not null default pg_current_xact_id(),
        opened timestamptz not null default now()
      ) with (fillfactor = 70)`);
    await runner.query(`
      create table store.seeds (
        table_id text collate "C" primary key references store.tables (id),
        seed bytea not null
      )`);
    await runner.query(`
      create table store.events (
        table_id text collate "C" not null,
        seq integer not null,
        position bigint not null generated always as identity,
        xid xid8 not null default pg_current_xact_id(),
        at bigint not null,
        seat integer,
        command_id text,
        edition integer not null,
        event json not null,
        digest text not null,
        commitment text,
        primary key (table_id, seq)
      )`);
    await runner.query('create unique index events_outbox on store.events (xid, position)');
    await runner.query(`
      create table store.commands (
        table_id text collate "C" not null,
        id text collate "C" not null,
        seat integer not null,
        command json not null,
        seen integer not null,
        first integer not null,
        last integer not null,
        primary key (table_id, id)
      )`);
  }
}
