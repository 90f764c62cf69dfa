import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import type { Append, Appended } from '#store/event-store.js';
import { MemoryOutbox } from '#store/memory/memory-outbox.js';
import { MemoryStore } from '#store/memory/memory-store.js';
import { aNode, annaAndBenPlay, anotherOpens, aStore, game, give, LAGOON, SEED, toDecide } from './story.js';

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
    await anotherOpens(node.tables);
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

describe('An id that there is not', () => {
  test('takes no table its place, however many are asked for', async () => {
    const node = aNode(aStore(), 1);
    const table = await annaAndBenPlay(node);
    const madeUp = Array.from({ length: 20 }, (_, each) => node.tables.find(`made up ${each}` as typeof LAGOON));

    expect(await Promise.all(madeUp.map(async (each) => each))).toEqual(madeUp.map(() => null));
    expect(await node.tables.find(LAGOON)).toBe(table);
    expect(node.tables.isHot('made up 1' as typeof LAGOON)).toBe(false);
  });

  test('and is opened while it is looked for is the one table for everybody', async () => {
    const node = aNode(aStore());
    const before = node.tables.find(LAGOON);
    const opening = node.tables.open(LAGOON, game, { seats: 2, options: {} }, SEED);
    const [found, opened] = await Promise.all([before, opening]);

    expect([null, opened]).toContain(found);
    expect(await node.tables.find(LAGOON)).toBe(opened);
  });
});
