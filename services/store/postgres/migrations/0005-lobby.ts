import type { MigrationInterface, QueryRunner } from 'typeorm';
import { onlyForward } from './only-forward.js';

/**
 * What is known of tables beside their events. Both are written before the events that they speak of, so neither refers to
 * `tables`; and a player who is forgotten leaves an id behind that leads nowhere.
 */
export class Lobby implements MigrationInterface {
  readonly name = 'Lobby1763424000005';
  readonly down = onlyForward;

  async up(runner: QueryRunner): Promise<void> {
    // No index on what changes with every visit, and room on each page: so a visit leaves all indexes alone.
    await runner.query(`
      create table store.lobby (
        table_id text collate "C" primary key,
        creator text collate "C" not null,
        visibility text not null check (visibility in ('public', 'unlisted')),
        clock json not null,
        at bigint not null,
        visited bigint not null
      ) with (fillfactor = 80)`);
    await runner.query(`
      create table store.claims (
        table_id text collate "C" not null,
        seat integer not null,
        nonce text collate "C" not null,
        player text collate "C",
        bot text collate "C",
        primary key (table_id, seat, nonce),
        check (num_nonnulls(player, bot) = 1)
      )`);
    await runner.query('create index claims_player on store.claims (player, table_id) where player is not null');
  }
}
