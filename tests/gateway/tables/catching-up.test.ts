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
  /** What is read is long on its way, and older than what is stored by then. */
  answersLate = false;
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
    if (!this.answersLate) await this.#held();
    const found = await super.read(table, after, limit);
    if (this.answersLate) await this.#held();
    return found;
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

  test('what another node stores after it has read, and tells of, is looked for once more', async () => {
    const store = new SlowStore();
    const there = await annaAndBenPlay(aNode(store));
    const here = await aNode(store).tables.find(LAGOON);
    if (here === null) throw new Error('It is the same table.');

    Object.assign(store, { isHeld: true, answersLate: true });
    const looking = here.catchUp();
    await turn();
    Object.assign(store, { isHeld: false });
    await playOn(there, 'there', 1);
    const { seq } = there.standing.table;
    const reached = here.reach(seq);
    store.release();
    await Promise.all([looking, reached]);

    expect(here.standing.table.seq).toBe(seq);
  });

  test('what is asked of it is done once, and told once, though it looks again and again', async () => {
    const store = new SlowStore();
    const node = aNode(store);
    const table = await annaAndBenPlay(node);
    const first = toDecide(table);

    Object.assign(store, { isHeld: true, answersLate: true });
    const looks = [table.catchUp()];
    await turn();
    const done = give(table, first?.seat ?? 0, 'sail', first?.choices[0]);
    looks.push(table.catchUp(), table.catchUp());
    store.release();
    await Promise.all(looks);

    expect(await done).toMatchObject({ ok: true });
    expect(node.told.map(({ seq }) => seq)).toEqual(node.told.map((_, index) => index + 1));
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
