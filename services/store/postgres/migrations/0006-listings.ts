import type { MigrationInterface, QueryRunner } from 'typeorm';
import { onlyForward } from './only-forward.js';

/**
 * Tables as their events tell them, and how far those were followed. All of it may be thrown away and told anew from
 * the first event: nothing but a little time depends on it.
 *
 * Each index ends with the order of the list, so that a page is read from where the one before ended. The last is for
 * those who look after tables that are not over, which are few among many.
 */
export class Listings implements MigrationInterface {
  readonly name = 'Listings1763424000006';
  readonly down = onlyForward;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table store.listings (
        table_id text collate "C" primary key,
        seq integer not null,
        opened bigint not null,
        game text collate "C" not null,
        edition integer not null,
        options json not null,
        commitment text not null,
        status text collate "C" not null check (status in ('open', 'playing', 'finished')),
        nonces json not null,
        result json,
        check ((status = 'finished') = (result is not null))
      )`);
    await runner.query('create index listings_newest on store.listings (opened, table_id)');
    await runner.query('create index listings_status on store.listings (status, opened, table_id)');
    await runner.query('create index listings_game on store.listings (game, opened, table_id)');
    await runner.query('create index listings_game_status on store.listings (game, status, opened, table_id)');
    await runner.query(`create index listings_going_on on store.listings (table_id) where status <> 'finished'`);

    await runner.query('create table store.followers (name text collate "C" primary key, cursor text not null)');
    await runner.query(`insert into store.followers (name, cursor) values ('listings', '0.0')`);
  }
}
