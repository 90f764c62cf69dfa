import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import type { Append, Appended } from '#store/event-store.js';
import { MemoryOutbox } from '#store/memory/memory-outbox.js';
import { MemoryStore } from '#store/memory/memory-store.js';
import { aNode, annaAndBenPlay, give, LAGOON, toDecide } from './story.js';

/** Keeps what it is given when it is let. */
class PatientStore extends MemoryStore {
  #open: (() => void) | null = null;
  #gate: Promise<void> | null = null;

  constructor() {
    super(new MemoryOutbox());
  }

  hold(): void {
    this.#gate = new Promise((resolve) => (this.#open = resolve));
  }

  release(): void {
    this.#gate = null;
    this.#open?.();
  }

  override async append(append: Append): Promise<Appended> {
    await this.#gate;
    return super.append(append);
  }
}

describe('A table that goes cold while something is under way at it', () => {
  test('is loaded again with what was under way, though nobody tells the node what it stored itself', async () => {
    const store = new PatientStore();
    const node = aNode(store, 1);
    const table = await annaAndBenPlay(node);
    const first = toDecide(table);

    store.hold();
    const done = give(table, first?.seat ?? 0, 'sail', first?.choices[0]);
    await node.tables.find('another' as typeof LAGOON);
    const finding = node.tables.find(LAGOON);
    for (let rounds = 0; rounds < 5; rounds += 1) await turn();
    store.release();

    const { seq } = await done;
    const again = await finding;
    expect(again).not.toBe(table);
    expect(again?.standing.table.seq).toBe(seq);
    expect(again?.standing.digest).toBe((await store.head(LAGOON))?.digest);
  });
});
