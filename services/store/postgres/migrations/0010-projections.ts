import type { MigrationInterface, QueryRunner } from 'typeorm';
import { onlyForward } from './only-forward.js';

/**
 * Standings, records and histories beside the listings, and builds of all of them: what is told anew stands beside what is shown
 * until one row says that it is shown now. Whoever reads goes by the views, which are of the build that is shown.
 *
 * What was listed stays listed; it is marked as told by an older edition of the projections, so that whoever tells them next
 * builds all of it anew.
 */
export class Projections implements MigrationInterface {
  readonly name = 'Projections1763424000010';
  readonly down = onlyForward;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...BUILDS, ...LISTINGS, ...SITTINGS, ...RESULTS, ...STANDINGS, ...VIEWS, FORGET])
      await runner.query(statement);
  }
}

const BUILDS = [
  `create table store.builds (
    build integer primary key,
    edition integer not null,
    cursor text not null,
    moves bigint not null default 0,
    state text collate "C" not null check (state in ('beside', 'shown', 'over'))
  )`,
  // One is shown, and one is built beside it.
  `create unique index builds_one on store.builds (state) where state <> 'over'`,
  `insert into store.builds (build, edition, cursor, state)
    select 1, case when cursor = '0.0' then 1 else 0 end, cursor, 'shown' from store.followers where name = 'listings'`,
  `delete from store.followers where name = 'listings'`,
  // No projection, but what an admin said: it is no event of a table that is over.
  'create table store.set_aside (table_id text collate "C" primary key)',
];

const LISTINGS = [
  'alter table store.listings rename to built_listings',
  'alter table store.built_listings add build integer not null default 1, add finished bigint',
  'alter table store.built_listings drop constraint listings_pkey',
  'alter table store.built_listings add constraint built_listings_pkey primary key (build, table_id)',
  'drop index store.listings_newest, store.listings_status, store.listings_game, store.listings_game_status',
  'drop index store.listings_going_on',
  'create index listings_newest on store.built_listings (build, opened, table_id)',
  'create index listings_status on store.built_listings (build, status, opened, table_id)',
  'create index listings_game on store.built_listings (build, game, opened, table_id)',
  'create index listings_game_status on store.built_listings (build, game, status, opened, table_id)',
  `create index listings_going_on on store.built_listings (build, table_id) where status <> 'finished'`,
];

/** Who sits at which table, bot or not, in the order of a history. */
const SITTINGS = [
  `create table store.built_sittings (
    build integer not null,
    table_id text collate "C" not null,
    seat integer not null,
    is_bot boolean not null,
    sitter text collate "C" not null,
    opened bigint not null,
    has_begun boolean not null,
    primary key (build, table_id, seat)
  )`,
  `create index sittings_history on store.built_sittings (build, sitter, opened, table_id) where has_begun and not is_bot`,
];

/** What each seat of a table that counts ended with, and what its sitter had done when it did. */
const RESULTS = [
  `create table store.built_results (
    build integer not null,
    game text collate "C" not null,
    at bigint not null,
    table_id text collate "C" not null,
    seat integer not null,
    is_bot boolean not null,
    sitter text collate "C" not null,
    place integer not null,
    points integer not null,
    played integer not null,
    won integer not null,
    total bigint not null,
    best integer,
    solo_best integer,
    mu double precision not null,
    sigma double precision not null,
    primary key (build, table_id, seat)
  )`,
  'create index results_order on store.built_results (build, game, at, table_id)',
  'create index results_records on store.built_results (build, sitter, is_bot, game, at, table_id)',
];

const STANDINGS = [
  `create table store.built_standings (
    build integer not null,
    game text collate "C" not null,
    is_bot boolean not null,
    sitter text collate "C" not null,
    played integer not null,
    won integer not null,
    total bigint not null,
    best integer,
    solo_best integer,
    mu double precision not null,
    sigma double precision not null,
    rating double precision not null generated always as (mu - 3 * sigma) stored,
    primary key (build, sitter, is_bot, game)
  )`,
  'create index standings_order on store.built_standings (build, game, rating, is_bot, sitter) where played > 0',
];

const columnsOf = {
  listings: 'table_id, seq, opened, game, edition, options, commitment, status, nonces, result',
  sittings: 'table_id, seat, is_bot, sitter, opened, has_begun',
  results: 'game, at, table_id, seat, is_bot, sitter, place, points, played, won, total, best, solo_best, mu, sigma',
  standings: 'game, is_bot, sitter, played, won, total, best, solo_best, mu, sigma, rating',
};

const VIEWS = Object.entries(columnsOf).map(
  ([name, columns]) => `create view store.${name} as select ${columns} from store.built_${name}
    where build = (select build from store.builds where state = 'shown')`,
);

/**
 * Who is forgotten (0009) is so here as well, under the same stranger's id: what others won and lost against them stays as it
 * would be told anew. Whoever is just telling what they knew before finds the build moved, and reads again who sits there.
 */
const FORGET = `create or replace function store.forget(who text) returns boolean
  language plpgsql security definer set search_path = '' as $$
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
      update store.builds set moves = moves + 1;
      update store.built_sittings set sitter = gone where sitter = who and not is_bot;
      update store.built_results set sitter = gone where sitter = who and not is_bot;
      update store.built_standings set sitter = gone where sitter = who and not is_bot;
      return true;
    end $$`;
