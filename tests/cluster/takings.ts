import { ask } from '#tests/store/postgres/server.js';

/** A lease that somebody took from somebody else. */
export interface Taking {
  readonly holder: string;
  /** Since whoever had it before was heard of last. */
  readonly afterMs: number;
}

/**
 * Has the database write down who takes which lease over, by its own clock: so it does not count how late a busy machine
 * looks. Everybody here holds a lease for as long.
 */
export const takingsIn = async (
  url: string,
  leaseMs: number,
): Promise<(name: string) => Promise<readonly Taking[]>> => {
  await ask(
    url,
    `create table store.takings (name text not null, holder text not null, after_ms double precision not null);
     create function store.note_taking() returns trigger language plpgsql security definer as $$ begin
       insert into store.takings
       values (new.name, new.holder, extract(epoch from clock_timestamp() - old.until) * 1000 + ${leaseMs});
       return null;
     end $$;
     create trigger taking after update on store.leases for each row
     when (new.term > old.term) execute function store.note_taking();`,
  );
  return async (name) => {
    const rows = await ask(url, 'select holder, after_ms from store.takings where name = $1', [name]);
    return rows.map(({ holder, after_ms: afterMs }) => ({ holder: String(holder), afterMs: Number(afterMs) }));
  };
};
