import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import type { CommandId, TableId } from '#events/envelope.js';
import { commanded, seated, started } from '#gateway/tables/deeds.js';
import type { Append, Appended, StoredEvent } from '#store/event-store.js';
import { MemoryOutbox } from '#store/memory/memory-outbox.js';
import { MemoryStore } from '#store/memory/memory-store.js';
import { aNode, annaAndBenPlay, game, give, LAGOON, playOn, SEED, toDecide } from './story.js';

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

describe('A node that has not heard of what another one stored', () => {
  test('starts a game for which the last seat was taken there', async () => {
    const store = new SlowStore();
    const [here, there] = [aNode(store), aNode(store)];
    const table = await here.tables.open(LAGOON, game, { seats: 2, options: {} }, SEED);
    const same = await there.tables.find(LAGOON);
    await table.perform(seated(0, 'anna'));
    await table.perform(seated(1, 'ben'));

    expect(await same?.perform(started(game))).toMatchObject({ ok: true });
  });

  test('takes a command that was decided on it', async () => {
    const store = new SlowStore();
    const table = await annaAndBenPlay(aNode(store));
    const same = await aNode(store).tables.find(LAGOON);
    if (same === null) throw new Error('It is the same table.');
    await playOn(table, 'there', 12);
    const next = toDecide(table);
    const given = { id: asId('here'), seat: next?.seat ?? 0, seen: table.standing.table.seq };

    expect(await same.perform(commanded(game, { ...given, command: next?.choices[0] }))).toMatchObject({ ok: true });
  });

  test('still refuses what does not fit there either, and says where the table stands', async () => {
    const store = new SlowStore();
    const [here, there] = [aNode(store), aNode(store)];
    const table = await here.tables.open(LAGOON, game, { seats: 2, options: {} }, SEED);
    const same = await there.tables.find(LAGOON);
    await table.perform(seated(0, 'anna'));

    expect(await same?.perform(started(game))).toMatchObject({ ok: false, seq: table.standing.table.seq });
  });
});

const asId = (text: string): CommandId => text as CommandId;
