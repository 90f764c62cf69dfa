import type pg from 'pg';
import type { TableId } from '#events/envelope.js';
import type { Cursor, Outbox } from '#store/outbox.js';
import { aTable, digestOf } from '../story.js';
import { told as remaining } from '../told.js';

type Step = (client: pg.Client, table: TableId) => Promise<unknown>;

/** An event written by hand, in whatever transaction is open. */
const write = async (client: pg.Client, table: TableId, seq: number): Promise<unknown> =>
  client.query(
    `insert into store.events (table_id, seq, at, edition, event, digest) values ($1, $2, 0, 1, '{"type":"Held"}', $3)`,
    [table, seq, digestOf(table, seq)],
  );

const begin: Step = (client) => client.query('begin');
const writeFirst: Step = (client, table) => write(client, table, 1);
const writeSecond: Step = (client, table) => write(client, table, 2);
const commit: Step = (client) => client.query('commit');

/** A transaction cut in two or in three, between which others may do what they like. */
export const IN_TWO: readonly Step[] = [
  async (client, table) => [await begin(client, table), await writeFirst(client, table)],
  commit,
];
export const IN_THREE: readonly Step[] = [
  async (client, table) => [await begin(client, table), await writeFirst(client, table)],
  writeSecond,
  commit,
];

/** What was told of events, as "table seq", in the order in which it was. */
export interface Followed {
  readonly written: readonly string[];
  readonly told: readonly string[];
  /** What somebody was told who went by positions alone. */
  readonly byPosition: readonly string[];
}

/** Lets transactions take their steps in an order, and looks after each step what is new. */
export const follow = async (
  outbox: Pick<Outbox, 'tail' | 'now'>,
  clients: readonly pg.Client[],
  watcher: pg.Client,
  order: readonly number[],
  steps: readonly Step[],
): Promise<Followed> => {
  const tables = clients.map(() => aTable());
  const taken = clients.map(() => 0);
  const told: string[] = [];
  const byPosition: string[] = [];
  let cursor: Cursor = await outbox.now();
  let position = await lastPosition(watcher);
  for (const who of order) {
    const [client, table, step] = [clients[who], tables[who], steps[taken[who] ?? 0]];
    if (client === undefined || table === undefined || step === undefined) throw new Error('Nobody takes this step.');
    await step(client, table);
    taken[who] = (taken[who] ?? 0) + 1;

    for (const { event, cursor: behind } of await outbox.tail(cursor, 1000)) {
      told.push(`${event.table} ${event.seq}`);
      cursor = behind;
    }
    for (const row of await after(watcher, position)) {
      byPosition.push(row.event);
      position = row.position;
    }
  }
  for (const { event } of await remaining(outbox, cursor, clients.length * (steps.length - 1) - told.length)) {
    told.push(`${event.table} ${event.seq}`);
  }
  const written = [...new Set(order)].flatMap((who) =>
    steps.slice(0, -1).map((_, index) => `${tables[who] ?? ''} ${index + 1}`),
  );
  return { written, told, byPosition };
};

const lastPosition = async (watcher: pg.Client): Promise<string> => {
  const { rows } = await watcher.query<{ last: string }>('select coalesce(max(position), 0) as last from store.events');
  return rows[0]?.last ?? '0';
};

/** What one is tempted to follow by. */
const after = async (watcher: pg.Client, position: string) => {
  const { rows } = await watcher.query<{ position: string; event: string }>(
    `select position, table_id || ' ' || seq as event from store.events where position > $1 order by position`,
    [position],
  );
  return rows;
};
