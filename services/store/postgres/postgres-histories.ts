import pg from 'pg';
import type { TableId } from '#events/envelope.js';
import type { Happening } from '#events/seen-by.js';
import { Histories } from '../histories.js';
import type { EventKept, HistoryKept } from '../histories.js';
import type { Address } from './address.js';

const TABLES = `select id from store.tables where id > $1 order by id limit $2`;
const COUNT = `select count(*)::int from store.tables where id > $1`;
const SEEDS = `select table_id, seed from store.seeds where table_id = any($1) order by table_id`;
const EVENTS = `
select table_id, seq, seat, command_id, event from store.events where table_id = any($1) order by table_id, seq`;
const COMMANDS = `select table_id, first, seen, command from store.commands where table_id = any($1)`;

/** Over a connection of its own: whoever goes through everything is in nobody's way. */
export class PostgresHistories extends Histories {
  readonly #client: pg.Client;

  private constructor(client: pg.Client) {
    super();
    this.#client = client;
  }

  static async at(address: Address): Promise<PostgresHistories> {
    const client = new pg.Client(typeof address === 'string' ? { connectionString: address } : { ...address });
    // Whoever waits for an answer is told that the connection broke.
    client.on('error', () => undefined);
    await client.connect();
    return new PostgresHistories(client);
  }

  override async tables(after: string, limit: number): Promise<readonly TableId[]> {
    return (await this.#rows<[TableId]>(TABLES, [after, limit])).map(([id]) => id);
  }

  override async count(after: string): Promise<number> {
    const [row] = await this.#rows<[number]>(COUNT, [after]);
    return row?.[0] ?? 0;
  }

  override async of(tables: readonly TableId[]): Promise<readonly HistoryKept[]> {
    const asked = [[...tables]];
    const seeds = await this.#rows<[TableId, Buffer]>(SEEDS, asked);
    const commands = await this.#rows<CommandKept>(COMMANDS, asked);
    const given = new Map(commands.map(([table, first, seen, command]) => [`${table} ${first}`, { seen, command }]));
    const byTable = new Map<TableId, EventKept[]>(seeds.map(([table]) => [table, []]));
    for (const [table, seq, seat, command, event] of await this.#rows<EventRow>(EVENTS, asked)) {
      const asFirst = given.get(`${table} ${seq}`);
      const kept = { seq, seat, command, event };
      byTable.get(table)?.push(asFirst === undefined ? kept : { ...kept, given: asFirst });
    }
    return seeds.map(([table, seed]) => ({ table, seed: new Uint8Array(seed), events: byTable.get(table) ?? [] }));
  }

  override close(): Promise<void> {
    return this.#client.end();
  }

  async #rows<Row extends unknown[]>(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    return (await this.#client.query<Row>({ text, values: [...values], rowMode: 'array' })).rows;
  }
}

type EventRow = [table: TableId, seq: number, seat: number | null, command: string | null, event: Happening];
type CommandKept = [table: TableId, first: number, seen: number, command: unknown];
