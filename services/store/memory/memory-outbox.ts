import type { StoredEvent } from '../event-store.js';
import { Outbox } from '../outbox.js';
import type { Cursor, OutboxEvent } from '../outbox.js';

/** What a `MemoryStore` keeps, in the order in which it kept it. */
export class MemoryOutbox extends Outbox {
  readonly #events: OutboxEvent[] = [];

  /** For the store that this is the outbox of. */
  put(event: StoredEvent): void {
    this.#events.push({ cursor: cursorAt(this.#events.length + 1), event });
  }

  override async tail(after: Cursor, limit: number): Promise<readonly OutboxEvent[]> {
    const passed = passedBy(after);
    return Promise.resolve(this.#events.slice(passed, passed + limit));
  }

  override async tailOf(types: ReadonlySet<string>, after: Cursor, limit: number): Promise<readonly OutboxEvent[]> {
    const passed = await this.tail(after, limit);
    return passed.filter((one) => types.has(one.event.event.type) || one === passed.at(-1));
  }

  override async now(): Promise<Cursor> {
    return Promise.resolve(cursorAt(this.#events.length));
  }

  override async newest(): Promise<OutboxEvent | null> {
    return Promise.resolve(this.#events.at(-1) ?? null);
  }

  override async share(cursor: Cursor): Promise<number> {
    const all = this.#events.length;
    return Promise.resolve(all === 0 ? 1 : passedBy(cursor) / all);
  }
}

const cursorAt = (passed: number): Cursor => `0.${passed}` as Cursor;
const passedBy = (cursor: Cursor): number => Number(cursor.slice(cursor.indexOf('.') + 1));
