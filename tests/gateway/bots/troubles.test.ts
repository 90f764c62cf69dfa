import { describe, expect, test } from '@jest/globals';
import { pause } from '#gateway/bots/pause.js';
import { BotPool } from '#gateway/bots/pool.js';
import { HotTable } from '#gateway/tables/hot-table.js';
import type { Deed, Done } from '#gateway/tables/deed.js';
import type { StoredEvent } from '#store/event-store.js';
import { MemoryOutbox } from '#store/memory/memory-outbox.js';
import { MemoryStore } from '#store/memory/memory-store.js';
import { NotRead } from '#store/not-read.js';
import { NotSaved } from '#store/not-saved.js';
import { annaAndBenPlay, aNode, aStore, give, LAGOON, toDecide } from '../tables/story.js';
import { childThat } from './built.js';
import { aBotNode, idsOf, PlainPool, storyOf } from './story.js';
import type { BotNode } from './story.js';

const BOTH = { anna: 'strong', ben: 'random' };

/** Somebody has moved: what the bots did is stored and told. */
const movedOn =
  (node: BotNode, commands = 1) =>
  (): boolean =>
    idsOf(node.told).length >= commands;

/** A store that can be away for writing, for reading, or for both. */
class UnsteadyStore extends MemoryStore {
  canWrite = true;
  canRead = true;

  constructor() {
    super(new MemoryOutbox());
  }

  override append(...given: Parameters<MemoryStore['append']>): ReturnType<MemoryStore['append']> {
    return this.canWrite ? super.append(...given) : Promise.reject(new NotSaved('away'));
  }

  override read(...given: Parameters<MemoryStore['read']>): Promise<readonly StoredEvent[]> {
    return this.canRead ? super.read(...given) : Promise.reject(new NotRead('away'));
  }
}

/** Rests that are over at once, and how long they would have been; after so many of them something happens. */
const rests = (many: number, then: () => void) => {
  const taken: number[] = [];
  const rest = (ms: number): Promise<void> => {
    taken.push(ms);
    if (taken.length === many) then();
    return Promise.resolve();
  };
  return { taken, pause: rest };
};

describe('Where a bot', () => {
  test('fails once, what it says the second time counts', async () => {
    const pool = new PlainPool();
    const faults = ['not this time'];
    const node = aBotNode(aStore(), BOTH, {
      pool: {
        ask: async (question) => {
          const choice = await pool.ask(question);
          return faults.pop() === undefined ? choice : question.choices.length;
        },
        close: () => pool.close(),
      },
    });
    await annaAndBenPlay(node);
    await node.until(movedOn(node));
    expect(pool.asked[1]).toEqual(pool.asked[0]);
    await node.bots.stop();
  });

  test('is of a kind that nobody knows any more, any choice is played for it and nobody is asked', async () => {
    const pool = new PlainPool();
    const node = aBotNode(aStore(), { anna: 'retired', ben: 'retired' }, { pool });
    await annaAndBenPlay(node);
    await node.until(movedOn(node, 3));
    await node.bots.stop();
    expect(pool.asked).toEqual([]);
    expect(String(node.faults[0])).toMatch(/The bot retired at seat \d of murano is not known\./);
  });

  test('is refused what it was offered, that is told, and another choice is played', async () => {
    const store = aStore();
    const { pinned, standing } = await annaAndBenPlay(aNode(store));
    const strict = new StrictTable(pinned, standing, {
      store,
      now: () => 1_700_000_000_000,
      publish: (at, _, shown) => node.bots.moved(at, shown),
    });
    const node = aBotNode(store, BOTH, { pool: new PlainPool(), tables: { find: () => Promise.resolve(strict) } });
    node.bots.moved(pinned, standing);
    await strict.accepted;
    await node.bots.stop();
    expect(node.faults.map(String)).toEqual([
      expect.stringMatching(/^BotFault: The bot \w+ at seat \d of murano was refused \w+ \(X1\)\.$/),
    ]);
    expect(strict.given[1]).not.toEqual(strict.given[0]);
  });
});

/** A table that says no the first time, whatever is asked. */
class StrictTable extends HotTable {
  readonly given: unknown[] = [];
  private accept: () => void = () => undefined;
  readonly accepted = new Promise<void>((resolve) => (this.accept = resolve));

  override async perform(deed: Deed): Promise<Done> {
    this.given.push(deed.command?.command);
    if (this.given.length === 1) return { ok: false, refusal: { code: 'illegal', rule: 'X1', message: 'No.' }, seq: 0 };
    const done = await super.perform(deed);
    if (done.ok) this.accept();
    return done;
  }
}

describe('What a bot chose', () => {
  test('is dropped quietly where somebody played for its seat meanwhile, and it is asked anew', async () => {
    const store = aStore();
    const pool = new PlainPool();
    const node = aBotNode(store, BOTH, { pool });
    pool.hold();
    const table = await annaAndBenPlay(node);
    const turn = toDecide(table);
    const seen = table.standing.table.seq;
    await pool.wasAsked(1);
    await give(table, turn?.seat ?? 0, 'back', turn?.choices.at(-1));
    pool.release();
    await node.until(movedOn(node, 2));
    await node.bots.stop();

    const ids = idsOf(await storyOf(store, LAGOON));
    expect(ids[0]).toBe(`${turn?.seat ?? 0}-back`);
    expect(ids).not.toContain(`bot-${turn?.seat ?? 0}-${seen}`);
    expect(node.faults).toEqual([]);
  });

  test('is tried again, more and more seldom, while the storage is away', async () => {
    const store = new UnsteadyStore();
    const { taken, pause: rest } = rests(4, () => (store.canWrite = true));
    const node = aBotNode(store, BOTH, { pool: new PlainPool(), pause: rest });
    const table = await annaAndBenPlay(aNode(store));
    store.canWrite = false;
    node.bots.moved(table.pinned, table.standing);
    await node.until(movedOn(node));
    await node.bots.stop();

    expect(taken).toEqual([250, 500, 1000, 2000]);
    expect(node.faults).toEqual([]);
  });
});

describe('A pause', () => {
  const HOURS = 10_000_000;

  test('is over after its time, and at once where the signal is given or was given before', async () => {
    const stopping = new AbortController();
    await pause(1, stopping.signal);
    const long = pause(HOURS, stopping.signal);
    stopping.abort();
    await long;
    await pause(HOURS, stopping.signal);
    expect(stopping.signal.aborted).toBe(true);
  });
});

describe('A node that starts again', () => {
  test('looks until its tables can be read', async () => {
    const store = new UnsteadyStore();
    await annaAndBenPlay(aNode(store));
    store.canRead = false;
    const { taken, pause: rest } = rests(3, () => (store.canRead = true));
    const node = aBotNode(store, BOTH, { pool: new PlainPool(), pause: rest });
    await node.bots.wakeAll(['nowhere' as typeof LAGOON, LAGOON]);
    await node.until(movedOn(node));
    await node.bots.stop();
    expect(taken).toEqual([250, 500, 1000]);
    expect(node.faults).toEqual([]);
  });

  test('asks once a table who sits there', async () => {
    const seats: (string | null)[][] = [];
    const node = aBotNode(
      aStore(),
      {},
      {
        pool: new PlainPool(),
        botAt: (_, nonces) => {
          seats.push([...nonces]);
          return Promise.resolve(['random', 'random']);
        },
      },
    );
    await annaAndBenPlay(node);
    await node.until(movedOn(node, 30));
    await node.bots.stop();
    expect(seats).toEqual([['anna', 'ben']]);
  });

  test('stops while bots still think, and takes nothing up any more', async () => {
    const pool = new BotPool(childThat(''));
    const thinking = new PlainPool();
    const node = aBotNode(aStore(), BOTH, {
      pool: {
        ask: (question) => {
          void thinking.ask(question);
          return pool.ask(question);
        },
        close: () => pool.close(),
      },
    });
    const table = await annaAndBenPlay(node);
    await thinking.wasAsked(1);
    await node.bots.stop();
    node.bots.moved(table.pinned, table.standing);
    await node.bots.wakeAll([LAGOON]);
    await node.bots.stop();
    expect(idsOf(node.told)).toEqual([]);
    expect(thinking.asked).toHaveLength(1);
    expect(node.faults).toEqual([]);
  });
});
