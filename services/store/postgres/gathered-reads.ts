import type { Pool } from 'pg';
import type { TableId } from '#events/envelope.js';
import type { StoredEvent } from '../event-store.js';
import { ints, texts } from './array-parameter.js';
import { EVENT_COLUMNS, eventOf } from './event-row.js';
import type { EventRow } from './event-row.js';
import { eventRows } from './reading.js';

const ONE = `select ${EVENT_COLUMNS} from store.events where table_id = $1 and seq > $2 order by seq limit $3`;

const SEVERAL = `
select ${EVENT_COLUMNS.split(', ')
  .map((column) => `read.${column}`)
  .join(', ')}, (asked.place - 1)::text
from unnest($1::text[], $2::int[], $3::int[]) with ordinality as asked (id, after, most, place)
cross join lateral (
  select ${EVENT_COLUMNS} from store.events
  where table_id = asked.id and seq > asked.after order by seq limit asked.most
) as read
order by asked.place, read.seq`;

/** So many tables at once at most: each may bring a whole page. */
const MOST = 64;

/**
 * Reads events of tables; what is asked for in one turn is read in one statement. A node that hears of many tables at once from
 * elsewhere would else ask for each of them, and most of what that takes is the way there and back.
 */
export class GatheredReads {
  readonly #pool: Pool;
  #asked: Asked[] = [];

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  read(table: TableId, after: number, limit: number): Promise<readonly StoredEvent[]> {
    return new Promise((tell, fail) => {
      this.#asked.push({ table, after, limit, tell, fail });
      // Behind all that goes on without waiting for anything outside.
      if (this.#asked.length === 1) process.nextTick(() => this.#readAll());
    });
  }

  #readAll(): void {
    const all = this.#asked.splice(0);
    for (let at = 0; at < all.length; at += MOST) void this.#together(all.slice(at, at + MOST));
  }

  async #together(all: readonly Asked[]): Promise<void> {
    try {
      const found = await this.#found(all);
      for (const [place, { tell }] of all.entries()) tell(found[place] ?? []);
    } catch (fault) {
      for (const { fail } of all) fail(fault);
    }
  }

  async #found(all: readonly Asked[]): Promise<readonly StoredEvent[][]> {
    const [only] = all;
    if (only !== undefined && all.length === 1)
      return [(await eventRows(this.#pool, 'read', ONE, [only.table, only.after, only.limit])).map(eventOf)];
    const asked = [
      texts(all.map(({ table }) => table)),
      ints(all.map(({ after }) => after)),
      ints(all.map(({ limit }) => limit)),
    ];
    const found = all.map((): StoredEvent[] => []);
    for (const row of await eventRows(this.#pool, 'read-several', SEVERAL, asked))
      found[placeIn(row)]?.push(eventOf(row));
    return found;
  }
}

interface Asked {
  readonly table: TableId;
  readonly after: number;
  readonly limit: number;
  readonly tell: (events: readonly StoredEvent[]) => void;
  readonly fail: (fault: unknown) => void;
}

/** Which of those that were asked for it belongs to: the column behind the event's own. */
const placeIn = (row: EventRow): number => Number(row[EVENT_COLUMNS.split(', ').length]);
