import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import type { TableId } from '#events/envelope.js';
import type { Append, Appended, StoredEvent } from '#store/event-store.js';
import { MemoryOutbox } from '#store/memory/memory-outbox.js';
import { MemoryStore } from '#store/memory/memory-store.js';
import { aNode, annaAndBenPlay, give, LAGOON, toDecide } from './story.js';

/** Reads, and says that it has appended, when it is let. */
class SlowStore extends MemoryStore {
  appended = 0;
  reads = 0;
  readonly #gates: (() => void)[] = [];
  isHeld = false;

  constructor() {
    super(new MemoryOutbox());
  }

  override async append(append: Append): Promise<Appended> {
    this.appended += 1;
    const appended = await super.append(append);
    await this.#held();
    return appended;
  }

  override async read(table: TableId, after: number, limit: number): Promise<readonly StoredEvent[]> {
    this.reads += 1;
    await this.#held();
    return super.read(table, after, limit);
  }

  async #held(): Promise<void> {
    if (this.isHeld) await new Promise<void>((resolve) => this.#gates.push(resolve));
  }

  release(): void {
    this.isHeld = false;
    for (const open of this.#gates.splice(0)) open();
  }
}

describe('While a table looks at what others may have stored', () => {
  test('what is asked of it waits, so that nothing overtakes what was asked before', async () => {
    const store = new SlowStore();
    const table = await annaAndBenPlay(aNode(store));
    const first = toDecide(table);
    const seat = first?.seat ?? 0;

    store.isHeld = true;
    const looking = table.catchUp();
    await turn();
    const before = store.appended;
    const done = [give(table, seat, 'sail', first?.choices[0]), give(table, seat, 'pass', { type: 'pass' })];
    await turn();
    expect(store.appended).toBe(before);

    store.release();
    await looking;
    expect((await Promise.all(done)).map(({ ok }) => ok)).toEqual([true, true]);
  });

  test('what it stored itself is waited for, and not read again', async () => {
    const store = new SlowStore();
    const table = await annaAndBenPlay(aNode(store));
    const first = toDecide(table);

    store.isHeld = true;
    const done = give(table, first?.seat ?? 0, 'sail', first?.choices[0]);
    await turn();
    const reads = store.reads;
    const reached = table.reach(table.standing.table.seq + 1);
    store.release();
    await reached;
    expect(await done).toEqual({ ok: true, seq: table.standing.table.seq });
    expect(store.reads).toBe(reads);
    expect((await store.head(LAGOON))?.seq).toBe(table.standing.table.seq);
  });
});
