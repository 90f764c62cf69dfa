import type { MigrationInterface, QueryRunner } from 'typeorm';
import { onlyForward } from './only-forward.js';

/**
 * Who plays. Nothing refers to a player from what happened at tables: one who is forgotten takes only their tokens along.
 *
 * A guest is who has no password. An account's name is its own however it is written (name-key.ts), and the index says so:
 * of two who ask for one name at once, one has it.
 */
export class People implements MigrationInterface {
  readonly name = 'People1763424000004';
  readonly down = onlyForward;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table store.players (
        id text collate "C" primary key,
        name text not null,
        name_key text collate "C" not null,
        password_hash text,
        role text not null default 'player' check (role in ('player', 'admin')),
        came timestamptz not null default now()
      )`);
    await runner.query(
      'create unique index players_accounts on store.players (name_key) where password_hash is not null',
    );
    await runner.query(`
      create table store.tokens (
        hash bytea primary key,
        player text collate "C" not null references store.players (id) on delete cascade,
        issued bigint not null,
        expires bigint not null
      )`);
    await runner.query('create index tokens_player on store.tokens (player, expires)');
  }
}
