import pg from 'pg';
import type { TableId } from '#events/envelope.js';
import type { Happening } from '#events/seen-by.js';
import { Histories } from '../histories.js';
import type { EventKept, HistoryKept } from '../histories.js';
import type { Address } from './address.js';

const TABLES = `select id from store.tables where id > $1 order by id limit $2`;
const COUNT = `select count(*)::int from store.tables where id > $1`;
const SEEDS = `select table_id, seed from store.seeds where table_id = any($1) order by table_id`;
/** A table in one row: a client takes far longer over many small rows than over one long text. */
const EVENTS = `
select table_id, json_agg(json_build_array(seq, seat, command_id, draws, event) order by seq)
from store.events where table_id = any($1) group by table_id`;
const COMMANDS = `
select table_id, json_agg(json_build_array(first, seen, command)) from store.commands where table_id = any($1) group by table_id`;

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
    const events = await this.#rows<[TableId, readonly EventRow[]]>(EVENTS, asked);
    const commands = await this.#rows<[TableId, readonly CommandRow[]]>(COMMANDS, asked);
    const [eventsOf, commandsOf] = [new Map(events), new Map(commands)];
    return seeds.map(([table, seed]) => ({
      ...{ table, seed: new Uint8Array(seed) },
      events: eventsKept(eventsOf.get(table) ?? [], commandsOf.get(table) ?? []),
    }));
  }

  override close(): Promise<void> {
    return this.#client.end();
  }

  async #rows<Row extends unknown[]>(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    return (await this.#client.query<Row>({ text, values: [...values], rowMode: 'array' })).rows;
  }
}

type EventRow = readonly [seq: number, seat: number | null, command: string | null, draws: number, event: Happening];
type CommandRow = readonly [first: number, seen: number, command: unknown];

const eventsKept = (events: readonly EventRow[], commands: readonly CommandRow[]): readonly EventKept[] => {
  const given = new Map(commands.map(([first, seen, command]) => [first, { seen, command }]));
  return events.map(([seq, seat, command, draws, event]) => {
    const asFirst = given.get(seq);
    const kept = { seq, seat, command, draws, event };
    return asFirst === undefined ? kept : { ...kept, given: asFirst };
  });
};
