-- Who may do what in Laguna's database: run once, as a superuser, in a new server, before `npm run migrate`. Passwords are
-- not in here: 20-passwords.sh sets them from files, or `\password` in psql.
--
-- What each may on which table stands in services/store/postgres/rights.ts, and is said anew by each migration.

-- Plays: reads, appends, moves a table on. May change or take away nothing that happened. Nobody signs in as it.
do $$
begin
  -- A migration by whoever may make roles has made it already.
  if not exists (select from pg_roles where rolname = 'laguna_app') then
    create role laguna_app nologin;
  end if;
end $$;

-- Owns the tables, and so could change what happened: for `npm run migrate` and `npm run restore`, and for nothing that runs.
create role laguna_owner login;
grant laguna_app to laguna_owner;

-- What gateways, relays, projectors and clocks sign in as. They are laguna_app and nothing else.
create role laguna_node login;
grant laguna_app to laguna_node;

-- Reads all of it, seeds of running games too: for `npm run backup`. Guard it as you guard the owner.
create role laguna_backup login;
alter role laguna_backup set default_transaction_read_only = on;

-- Reads lists, results and standings, and no event, seed, token or password: for reports.
create role laguna_reader login;
alter role laguna_reader set default_transaction_read_only = on;
