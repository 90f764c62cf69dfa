import type { MigrationInterface, QueryRunner } from 'typeorm';
import { onlyForward } from './only-forward.js';
import { refuse } from './refuse.js';

/**
 * What is known of tables for those who look into complaints: what admins did, who looked at what was hidden, what players
 * reported, and what the gateway noticed. All of it is only ever added to, and the database itself refuses anything else.
 *
 * - Who made a report stands apart from it, as who sits at a seat stands apart from the events: forgetting a person takes
 *   nothing away that was said.
 * - A player is suspended where the last act about it says so: there is no second place that could contradict it.
 */
export class Audit implements MigrationInterface {
  readonly name = 'Audit1763424000009';
  readonly down = onlyForward;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table store.players drop constraint players_role_check,
      add constraint players_role_check check (role in ('player', 'admin', 'auditor'))`);
    await runner.query('create index players_names on store.players (name_key, id)');
    await runner.query('create index lobby_creator on store.lobby (creator)');
    await addRecords(runner);
    await addReports(runner);
    await addNotes(runner);
    for (const table of ['acts', 'accesses', 'reports', 'notes'])
      await refuse(runner, table, 'update or delete or truncate');
    await addForgetting(runner);
  }
}

const addRecords = async (runner: QueryRunner): Promise<void> => {
  await runner.query(`
    create table store.acts (
      id text collate "C" primary key,
      at bigint not null,
      by text collate "C",
      kind text collate "C" not null check (kind in
        ('end', 'void', 'suspend', 'unsuspend', 'resolve', 'grant', 'revoke', 'withdraw')),
      table_id text collate "C",
      player text collate "C",
      report text collate "C",
      role text,
      withdraws text collate "C",
      reason text not null
    )`);
  await runner.query('create index acts_newest on store.acts (at, id)');
  await runner.query('create index acts_table on store.acts (table_id, at, id) where table_id is not null');
  await runner.query('create index acts_player on store.acts (player, at, id) where player is not null');
  await runner.query('create unique index acts_report on store.acts (report) where report is not null');
  await runner.query('create index acts_withdraws on store.acts (withdraws) where withdraws is not null');
  await runner.query(`
    create table store.accesses (
      id text collate "C" primary key,
      at bigint not null,
      by text collate "C" not null,
      table_id text collate "C" not null,
      eyes text not null,
      first integer not null,
      last integer,
      reason text
    )`);
  await runner.query('create index accesses_newest on store.accesses (at, id)');
  await runner.query('create index accesses_table on store.accesses (table_id, at, id)');
  await runner.query('create index accesses_by on store.accesses (by, at, id)');
};

const addReports = async (runner: QueryRunner): Promise<void> => {
  await runner.query(`
    create table store.reports (
      id text collate "C" primary key,
      at bigint not null,
      table_id text collate "C" not null,
      seq integer not null,
      sentence text not null
    )`);
  await runner.query('create index reports_newest on store.reports (at, id)');
  await runner.query('create index reports_table on store.reports (table_id, at, id)');
  await runner.query(`
    create table store.reporters (
      report text collate "C" primary key,
      player text collate "C" not null
    )`);
  await runner.query('create index reporters_player on store.reporters (player, report)');
};

/** `n` orders what was noticed in the same millisecond. A command is `json`: it stays in the letters in which it was given. */
const addNotes = async (runner: QueryRunner): Promise<void> => {
  await runner.query(`
    create table store.notes (
      n bigint primary key generated always as identity,
      table_id text collate "C" not null,
      at bigint not null,
      kind text collate "C" not null check (kind in
        ('refused', 'seat_on', 'seat_off', 'refusal_burst', 'slow_command', 'clock_dispute')),
      seat integer not null,
      seq integer not null,
      code text,
      rule text,
      message text,
      command json,
      amount integer
    )`);
  await runner.query('create index notes_table on store.notes (table_id, at, n)');
  await runner.query(`create index notes_anomalies on store.notes (kind, table_id)
    where kind in ('refusal_burst', 'slow_command', 'clock_dispute')`);
};

/**
 * The one way in which who sat where is ever changed: the seats of a forgotten person get a stranger's id, which is never
 * shown. As the owner, for whoever plays: they have no right to it else.
 */
const addForgetting = async (runner: QueryRunner): Promise<void> => {
  await runner.query(`
    create function store.forget(who text) returns boolean language plpgsql security definer set search_path = '' as $$
    declare
      gone text := 'gone-' || gen_random_uuid();
    begin
      delete from store.players where id = who and role = 'player';
      if not found then
        return false;
      end if;
      update store.claims set player = gone where player = who;
      update store.lobby set creator = gone where creator = who;
      delete from store.reporters where player = who;
      return true;
    end $$`);
  await runner.query('revoke all on function store.forget(text) from public');
};
