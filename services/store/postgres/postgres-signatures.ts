import type { Pool } from 'pg';
import type { Digest, TableId } from '#events/envelope.js';
import type { PublicKey, SignedHead } from '#events/wire/heads.js';
import { Signatures } from '../signatures.js';
import { reading } from './reading.js';
import { saving } from './saving.js';

const ANNOUNCE = `insert into store.signing_keys (id, key, since, until) values ($1, $2, $3, $4) on conflict do nothing`;
const RETIRE = `update store.signing_keys set until = $2 where id = $1 and until is null`;
const KEYS = `select id, key, since, until from store.signing_keys order by since, id`;

const KEEP = `
insert into store.last_heads (table_id, seq, digest, at, key, signature) values ($1, $2, $3, $4, $5, $6)
on conflict do nothing`;
const LAST = `select table_id, seq, digest, at, key, signature from store.last_heads where table_id = $1`;

export class PostgresSignatures extends Signatures {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super();
    this.#pool = pool;
  }

  override async announce({ id, key, since, until }: PublicKey): Promise<void> {
    await saving(() => this.#pool.query(ANNOUNCE, [id, key, since, until ?? null]));
  }

  override async retire(key: string, until: number): Promise<void> {
    await saving(() => this.#pool.query(RETIRE, [key, until]));
  }

  override async keys(): Promise<readonly PublicKey[]> {
    const { rows } = await reading(() => this.#pool.query<KeyRow>(KEYS));
    return rows.map(({ id, key, since, until }) => ({
      ...{ id, key, since: Number(since) },
      ...(until === null ? {} : { until: Number(until) }),
    }));
  }

  override async keepLast(head: SignedHead): Promise<SignedHead> {
    const { table, seq, digest, at, key, signature } = head;
    await saving(() => this.#pool.query(KEEP, [table, seq, digest, at, key, signature]));
    return (await this.last(table)) ?? head;
  }

  override async last(table: TableId): Promise<SignedHead | null> {
    const { rows } = await reading(() => this.#pool.query<HeadRow>(LAST, [table]));
    const [row] = rows;
    if (row === undefined) return null;
    const { table_id, seq, digest, at, key, signature } = row;
    return { table: table_id, seq, digest, at: Number(at), key, signature };
  }
}

/** pg gives a bigint as text. */
interface KeyRow {
  readonly id: string;
  readonly key: string;
  readonly since: string;
  readonly until: string | null;
}

interface HeadRow {
  readonly table_id: TableId;
  readonly seq: number;
  readonly digest: Digest;
  readonly at: string;
  readonly key: string;
  readonly signature: string;
}
