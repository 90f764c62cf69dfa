import { randomBytes } from 'node:crypto';
import type { Pool, QueryConfig } from 'pg';
import { IsNull, Not } from 'typeorm';
import type { DataSource } from 'typeorm';
import { nameKey } from '../name-key.js';
import { People } from '../people.js';
import type { Account, Behind, KeptToken, NamePlace, Person, Role } from '../people.js';
import { PlayerRow } from './entities.js';
import { isTaken } from './failure.js';
import { reading } from './reading.js';
import { saving } from './saving.js';

/** Never the password's hash: only `called` has a use for it. */
const PERSON = 'player.id, player.name, player.password_hash is null as guest, player.role';

const GUEST = `
insert into store.players as player (id, name, name_key)
select $1, $2, $3 where not exists (select from store.players where name_key = $3 and password_hash is not null)
returning ${PERSON}`;

const ACCOUNT = `
insert into store.players as player (id, name, name_key, password_hash) values ($1, $2, $3, $4)
on conflict (name_key) where password_hash is not null do nothing
returning ${PERSON}`;

/** Of two who do it at once, the second finds no guest any more. */
const GUEST_BECOMES_ACCOUNT = `
update store.players player set name = $2, name_key = $3, password_hash = $4 where id = $1 and password_hash is null
returning ${PERSON}`;

/** Who comes back leaves what has expired behind. What another is just clearing away is left to them. */
const KEEP_TOKEN = `
with over as (
  delete from store.tokens where hash in (
    select hash from store.tokens where player = $2 and expires <= $3 and hash <> $1 for update skip locked
  )
), kept as (
  insert into store.tokens (hash, player, issued, expires) values ($1, $2, $3, $4) on conflict (hash) do nothing
  returning hash
)
insert into store.renewals (hash, session) select hash, $5 from kept where hash <> $5`;

const BEHIND = `
select ${PERSON}, token.issued, token.expires, coalesce(renewal.session, token.hash) as session
from store.tokens token join store.players player on player.id = token.player
left join store.renewals renewal on renewal.hash = token.hash
where token.hash = $1 and token.expires > $2`;

const END_TOKEN = 'update store.tokens set expires = least(expires, $2) where hash = $1';

/** A token that expires stays until its player comes back: so what is not there was ended. */
const END_SESSION = `
delete from store.tokens
where hash in (select $1::bytea union all select hash from store.renewals where session = $1)`;

const END_SESSIONS = 'delete from store.tokens where player = $1';

const ENDED = `
select session from unnest($1::bytea[]) as asked (session)
where not exists (select from store.tokens token where token.hash = asked.session)
  and not exists (select from store.renewals renewal where renewal.session = asked.session)`;

/** The last character there is ends what begins alike, in the order of an index by letters. */
const NAMED = `
select ${PERSON} from store.players player
where name_key >= $1 and name_key <= $1 || chr(1114111) and (name_key, id) > ($2, $3)
order by name_key, id limit $4`;

/** From those who were ever suspended to the last word about each. */
const SUSPENDED = `
select distinct act.player from store.acts act
where act.player is not null and act.kind = 'suspend' and not exists (
  select from store.acts later
  where later.player = act.player and later.kind = 'unsuspend' and (later.at, later.id) > (act.at, act.id)
)`;

const PEOPLE = `select ${PERSON} from store.players player where player.id = any($1::text[])`;

export class PostgresPeople extends People {
  readonly #source: DataSource;
  readonly #pool: Pool;

  constructor(source: DataSource, pool: Pool) {
    super();
    this.#source = source;
    this.#pool = pool;
  }

  override guest(name: string): Promise<Person | 'taken'> {
    return this.#written('guest', GUEST, [aPlayerId(), name, nameKey(name)]);
  }

  override account(name: string, passwordHash: string, guest: string | null): Promise<Person | 'taken'> {
    return guest === null
      ? this.#written('account', ACCOUNT, [aPlayerId(), name, nameKey(name), passwordHash])
      : this.#written('guest-becomes-account', GUEST_BECOMES_ACCOUNT, [guest, name, nameKey(name), passwordHash]);
  }

  override async called(name: string): Promise<Account | null> {
    const row = await reading(() =>
      this.#source.getRepository(PlayerRow).findOneBy({ nameKey: nameKey(name), passwordHash: Not(IsNull()) }),
    );
    if (typeof row?.passwordHash !== 'string') return null;
    return { id: row.id, name: row.name, isGuest: false, role: row.role, passwordHash: row.passwordHash };
  }

  override async keepToken({ hash, session, player, issued, expires }: KeptToken): Promise<void> {
    const values = [Buffer.from(hash), player, issued, expires, Buffer.from(session)];
    await saving(() => this.#pool.query({ name: 'keep-token', text: KEEP_TOKEN, values }));
  }

  override async behind(hash: Uint8Array, now: number): Promise<Behind | null> {
    const values = [Buffer.from(hash), now];
    const { rows } = await reading(() => this.#pool.query<BehindRow>({ name: 'behind', text: BEHIND, values }));
    const [row] = rows;
    if (row === undefined) return null;
    const { session, issued, expires } = row;
    return {
      person: personOf(row),
      session: new Uint8Array(session),
      issued: Number(issued),
      expires: Number(expires),
    };
  }

  override async ended(sessions: readonly Uint8Array[]): Promise<readonly Uint8Array[]> {
    const values = [sessions.map((session) => Buffer.from(session))];
    const { rows } = await reading(() =>
      this.#pool.query<{ session: Buffer }>({ name: 'ended-sessions', text: ENDED, values }),
    );
    return rows.map(({ session }) => new Uint8Array(session));
  }

  override async endToken(hash: Uint8Array, at: number): Promise<boolean> {
    const values = [Buffer.from(hash), at];
    const { rowCount } = await saving(() => this.#pool.query({ name: 'end-token', text: END_TOKEN, values }));
    return rowCount === 1;
  }

  override async endSession(session: Uint8Array): Promise<void> {
    await this.#endEach({ name: 'end-session', text: END_SESSION, values: [Buffer.from(session)] });
  }

  override async endSessions(player: string): Promise<void> {
    await this.#endEach({ name: 'end-sessions', text: END_SESSIONS, values: [player] });
  }

  /** Until there are none: a statement does not see what came while it waited for whoever was about to give it. */
  async #endEach(query: QueryConfig): Promise<void> {
    const { rowCount } = await saving(() => this.#pool.query(query));
    if (rowCount !== 0) await this.#endEach(query);
  }

  override async named(beginning: string, after: NamePlace | null, limit: number): Promise<readonly Person[]> {
    const values = [nameKey(beginning), after === null ? '' : nameKey(after.name), after?.id ?? '', limit];
    const { rows } = await reading(() => this.#pool.query<PersonRow>({ name: 'named', text: NAMED, values }));
    return rows.map(personOf);
  }

  override async suspended(): Promise<ReadonlySet<string>> {
    const { rows } = await reading(() => this.#pool.query<{ player: string }>(SUSPENDED));
    return new Set(rows.map(({ player }) => player));
  }

  override async forget(player: string): Promise<boolean> {
    const { rows } = await saving(() =>
      this.#pool.query<{ forgotten: boolean }>('select store.forget($1) as forgotten', [player]),
    );
    return rows[0]?.forgotten === true;
  }

  override async people(ids: readonly string[]): Promise<ReadonlyMap<string, Person>> {
    const { rows } = await reading(() =>
      this.#pool.query<PersonRow>({ name: 'people', text: PEOPLE, values: [[...ids]] }),
    );
    return new Map(rows.map((row) => [row.id, personOf(row)]));
  }

  async #written(name: string, text: string, values: readonly string[]): Promise<Person | 'taken'> {
    return saving(async () => {
      try {
        const { rows } = await this.#pool.query<PersonRow>({ name, text, values: [...values] });
        return rows[0] === undefined ? 'taken' : personOf(rows[0]);
      } catch (fault) {
        if (isTaken(fault)) return 'taken';
        throw fault;
      }
    });
  }
}

interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  readonly role: Role;
}

interface BehindRow extends PersonRow {
  readonly session: Buffer;
  readonly issued: string;
  readonly expires: string;
}

const personOf = ({ id, name, guest, role }: PersonRow): Person => ({ id, name, isGuest: guest, role });

/** 16 letters that nobody guesses and nobody else is given. */
const aPlayerId = (): string => randomBytes(12).toString('base64url');
