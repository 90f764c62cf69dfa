import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { TableId } from '#events/envelope.js';
import { Lobby } from '../lobby.js';
import type { Announced, Claim, Find, Finds, Left, ListAsked, Page, Plan, Sought } from '../lobby.js';
import { lettersOf } from '../written.js';
import { ClaimRow, LobbyRow } from './entities.js';
import { listedOf, pageOf, sitterOf } from './listed.js';
import type { ListedRow } from './listed.js';
import { readCursor } from './list-cursor.js';
import { listStatement, seekStatement } from './list-statement.js';
import { reading } from './reading.js';
import { saving } from './saving.js';

const ANNOUNCE = `
insert into store.lobby (table_id, creator, visibility, clock, at, visited, plan) values ($1, $2, $3, $4, $5, $5, $6)
on conflict (table_id) do nothing`;

/** Asked after the other statement, which waits for whoever is about to be first. */
const PLANNED = 'select plan from store.lobby where table_id = $1';

const CLAIM = `
insert into store.claims (table_id, seat, nonce, player, bot) values ($1, $2, $3, $4, $5)
on conflict (table_id, seat, nonce) do nothing`;

const CLAIMED = `
select from store.claims where table_id = $1 and seat = $2 and nonce = $3
  and player is not distinct from $4 and bot is not distinct from $5`;

/** What is listed follows the events by a moment: so by what is not known to have begun. */
const NOT_BEGUN = `
select distinct claim.table_id from store.claims claim
where claim.player = $1 and claim.table_id > $2
  and not exists (select from store.listings listing where listing.table_id = claim.table_id and listing.status <> 'open')
order by claim.table_id limit $3`;

const VISITED = 'update store.lobby set visited = $2 where table_id = $1 and visited < $2';

/** The tables that are not over are few, and those that are left long are soon among them no more. */
const LEFT = `
select lobby.table_id as "table", lobby.clock, lobby.visited from store.lobby lobby
where lobby.visited < $1 and (lobby.visited, lobby.table_id) > ($2::bigint, $3::text)
  and lobby.table_id = any(array(select table_id from store.listings where status <> 'finished'))
order by lobby.visited, lobby.table_id limit $4`;

const PLAYING = `
select table_id from store.listings where status <> 'finished' and status = 'playing' and table_id > $1
order by table_id limit $2`;

export class PostgresLobby extends Lobby {
  readonly #source: DataSource;
  readonly #pool: Pool;

  constructor(source: DataSource, pool: Pool) {
    super();
    this.#source = source;
    this.#pool = pool;
  }

  override async announce(table: Announced): Promise<void> {
    await saving(() => this.#announce(table, null));
  }

  override async plan(announced: Announced, plan: Plan): Promise<Plan> {
    return saving(async () => {
      if (await this.#announce(announced, plan)) return plan;
      const values = [announced.table];
      const { rows } = await this.#pool.query<PlannedRow>({ name: 'planned', text: PLANNED, values });
      return rows[0]?.plan ?? plan;
    });
  }

  /** Whether it is the first. */
  async #announce({ table, creator, visibility, clock, at }: Announced, plan: Plan | null): Promise<boolean> {
    const planned = plan === null ? null : lettersOf(plan, table);
    const values = [table, creator, visibility, lettersOf(clock, table), at, planned];
    const { rowCount } = await this.#pool.query({ name: 'announce', text: ANNOUNCE, values });
    return rowCount === 1;
  }

  override async announced(table: TableId): Promise<Announced | null> {
    const row = await reading(() => this.#source.getRepository(LobbyRow).findOneBy({ table }));
    return row === null ? null : { ...row, at: Number(row.at) };
  }

  override async claim({ table, seat, claim, sitter }: Claim): Promise<boolean> {
    const values = [table, seat, claim, ...('player' in sitter ? [sitter.player, null] : [null, sitter.bot])];
    return saving(async () => {
      const { rowCount } = await this.#pool.query({ name: 'claim', text: CLAIM, values });
      if (rowCount === 1) return true;
      const claimed = await this.#pool.query({ name: 'claimed', text: CLAIMED, values });
      return claimed.rowCount === 1;
    });
  }

  override async claims(table: TableId): Promise<readonly Claim[]> {
    const rows = await reading(() =>
      this.#source.getRepository(ClaimRow).find({ where: { table }, order: { seat: 'asc', claim: 'asc' } }),
    );
    return rows.flatMap((row) => {
      const sitter = sitterOf(row);
      return sitter === null ? [] : [{ table, seat: row.seat, claim: row.claim, sitter }];
    });
  }

  override async notBegun(player: string, after: TableId | null, limit: number): Promise<readonly TableId[]> {
    const values = [player, after ?? BEFORE_ALL, limit];
    const { rows } = await reading(() => this.#pool.query<TableIdRow>({ name: 'not-begun', text: NOT_BEGUN, values }));
    return rows.map((row) => row.table_id);
  }

  override async visited(table: TableId, at: number): Promise<void> {
    await saving(() => this.#pool.query({ name: 'visited', text: VISITED, values: [table, at] }));
  }

  override async left(since: number, after: Left | null, limit: number): Promise<readonly Left[]> {
    const values = [since, after?.visited ?? BEFORE_THEN, after?.table ?? BEFORE_ALL, limit];
    const { rows } = await reading(() => this.#pool.query<LeftRow>({ name: 'left', text: LEFT, values }));
    return rows.map((row) => ({ ...row, visited: Number(row.visited) }));
  }

  override async playing(after: TableId | null, limit: number): Promise<readonly TableId[]> {
    const values = [after ?? BEFORE_ALL, limit];
    const { rows } = await reading(() => this.#pool.query<TableIdRow>({ name: 'playing', text: PLAYING, values }));
    return rows.map((row) => row.table_id);
  }

  override async list(asked: ListAsked): Promise<Page> {
    const after = asked.cursor === null ? null : readCursor(asked.cursor);
    if (asked.cursor !== null && after === null) return NOTHING;

    const { rows } = await reading(() => this.#pool.query<ListedRow>(listStatement(asked, after)));
    const { shown, cursor } = pageOf(rows, asked.limit);
    return { tables: shown.map(listedOf), cursor };
  }

  override async seek(sought: Sought): Promise<Finds> {
    const after = sought.cursor === null ? null : readCursor(sought.cursor);
    if (sought.cursor !== null && after === null) return NOTHING;

    const { rows } = await reading(() => this.#pool.query<FoundRow>(seekStatement(sought, after)));
    const { shown, cursor } = pageOf(rows, sought.limit);
    return { tables: shown.map(findOf), cursor };
  }
}

interface LeftRow extends Omit<Left, 'visited'> {
  readonly visited: string;
}

interface PlannedRow {
  /** Null where it was announced without a key, or before plans were kept. */
  readonly plan: Plan | null;
}

interface TableIdRow {
  readonly table_id: TableId;
}

const BEFORE_ALL = '';
const BEFORE_THEN = -1;
const NOTHING: Page & Finds = { tables: [], cursor: null };

interface FoundRow extends ListedRow {
  readonly anomalies: Find['anomalies'];
  readonly open_reports: number;
}

const findOf = ({ anomalies, open_reports: openReports, ...row }: FoundRow): Find => ({
  listed: listedOf(row),
  opened: Number(row.opened),
  anomalies,
  openReports,
});
