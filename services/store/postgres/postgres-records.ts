import type { Pool } from 'pg';
import type { TableId } from '#events/envelope.js';
import { Records } from '../records.js';
import type { AccessesListed, AccessKept, ActKept, ActsListed, RecordPage } from '../records.js';
import { recordPage } from './record-page.js';
import { reading } from './reading.js';
import { saving } from './saving.js';

const KEEP_ACT = `
insert into store.acts (id, at, by, kind, table_id, player, report, role, withdraws, reason)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (report) where report is not null do nothing`;

const KEEP_ACCESS = `
insert into store.accesses (id, at, by, table_id, eyes, first, last, reason) values ($1, $2, $3, $4, $5, $6, $7, $8)`;

const ACTS = `
select id, at, by, kind, table_id as table, player, report, role, withdraws, reason from store.acts act`;

const ACCESSES = 'select id, at, by, table_id as table, eyes, first, last, reason from store.accesses access';

const VOIDED = `
select act.table_id as table from store.acts act
where act.table_id = any($1::text[]) and act.kind = 'void'
  and not exists (select from store.acts later where later.withdraws = act.id)`;

export class PostgresRecords extends Records {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super();
    this.#pool = pool;
  }

  override async keepAct(act: ActKept): Promise<boolean> {
    const { id, at, by, kind, table, player, report, role, withdraws, reason } = act;
    const values = [id, at, by, kind, table, player, report, role, withdraws, reason];
    const { rowCount } = await saving(() => this.#pool.query({ name: 'keep-act', text: KEEP_ACT, values }));
    return rowCount === 1;
  }

  override async keepAccess({ id, at, by, table, eyes, first, last, reason }: AccessKept): Promise<void> {
    const values = [id, at, by, table, eyes, first, last, reason];
    await saving(() => this.#pool.query({ name: 'keep-access', text: KEEP_ACCESS, values }));
  }

  override acts({ table, player, cursor, limit }: ActsListed): Promise<RecordPage<ActKept>> {
    const matching = { 'act.table_id': table, 'act.player': player };
    return recordPage(
      (query) => this.#pool.query<Row<ActKept>>(query),
      { select: ACTS, where: [], matching, by: 'act', cursor, limit },
      actOf,
    );
  }

  override accesses({ table, by, cursor, limit }: AccessesListed): Promise<RecordPage<AccessKept>> {
    const matching = { 'access.table_id': table, 'access.by': by };
    return recordPage(
      (query) => this.#pool.query<Row<AccessKept>>(query),
      { select: ACCESSES, where: [], matching, by: 'access', cursor, limit },
      accessOf,
    );
  }

  override async voided(tables: readonly TableId[]): Promise<ReadonlySet<TableId>> {
    if (tables.length === 0) return new Set();
    const { rows } = await reading(() =>
      this.#pool.query<{ table: TableId }>({ name: 'voided', text: VOIDED, values: [[...tables]] }),
    );
    return new Set(rows.map(({ table }) => table));
  }
}

/** pg gives a bigint as text. */
type Row<Kept> = Omit<Kept, 'at'> & { readonly at: string };

const actOf = (row: Row<ActKept>): ActKept => ({ ...row, at: Number(row.at) });

const accessOf = (row: Row<AccessKept>): AccessKept => ({ ...row, at: Number(row.at) });
