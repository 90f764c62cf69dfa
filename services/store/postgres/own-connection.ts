import type { Pool, PoolClient, QueryConfig, QueryResultRow } from 'pg';
import { failureOf } from './failure.js';

/** No connection is to be had: nothing was sent, so nothing was kept. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/**
 * One connection out of the pool, kept for as long as it works, so that readers never stand in the way of appends. After it
 * broke, the next question gets a new one.
 */
export class OwnConnection {
  readonly #pool: Pool;
  #client: PoolClient | null = null;
  #coming: Promise<PoolClient> | null = null;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** `Unreachable` where nothing could be sent; any other fault is for `failureOf` to read. */
  async ask<Row extends QueryResultRow>(question: QueryConfig): Promise<readonly Row[]> {
    const client = this.#client ?? (await this.#next());
    try {
      return (await client.query<Row>(question)).rows;
    } catch (fault) {
      if (failureOf(fault) === 'lost') this.#drop(client);
      throw fault;
    }
  }

  release(): void {
    const client = this.#client;
    this.#client = null;
    client?.release();
  }

  /** One for all who ask before it is there. */
  #next(): Promise<PoolClient> {
    this.#coming ??= this.#connect().finally(() => {
      this.#coming = null;
    });
    return this.#coming;
  }

  async #connect(): Promise<PoolClient> {
    try {
      const client = await this.#pool.connect();
      client.on('error', () => this.#drop(client));
      this.#client = client;
      return client;
    } catch (fault) {
      throw new Unreachable('No connection.', { cause: fault });
    }
  }

  /** It is heard twice where it breaks under a question: once by the question, once by itself. */
  #drop(client: PoolClient): void {
    if (this.#client !== client) return;
    this.#client = null;
    client.release(true);
  }
}
