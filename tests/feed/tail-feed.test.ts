import { describe, expect, test } from '@jest/globals';
import { TailFeed } from '#feed/tail-feed.js';
import { MemoryOutbox } from '#store/memory/memory-outbox.js';
import { MemoryStore } from '#store/memory/memory-store.js';
import { BEGINNING } from '#store/outbox.js';
import type { StoredEvent } from '#store/event-store.js';
import type { Told } from '#feed/feed.js';
import type { Cursor } from '#store/outbox.js';
import { aNode, annaAndBenPlay, playOn } from '#tests/gateway/tables/story.js';

/** Never waits for a pause to be over: whoever is to look is woken. */
const UNTIL_WOKEN_MS = 60_000;
const pace = (faults: unknown[] = []) => ({
  atOnce: 7,
  idleMs: UNTIL_WOKEN_MS,
  afterFaultMs: 0,
  onFault: (fault: unknown) => void faults.push(fault),
});

const aGame = async (moves: number) => {
  const outbox = new MemoryOutbox();
  const store = new MemoryStore(outbox);
  const table = await annaAndBenPlay(aNode(store));
  await playOn(table, 'feed', moves);
  return {
    outbox,
    store,
    table,
    events: () => outbox.tail(BEGINNING, 10_000),
    all: async () => (await outbox.tail(BEGINNING, 10_000)).map(({ event }) => event),
  };
};

/** Hears everything, and says when it has heard so many. */
const listener = () => {
  const heard: StoredEvent[] = [];
  const waiting = new Map<number, () => void>();
  return {
    heard,
    hear: ({ events }: Told): Promise<void> => {
      heard.push(...events);
      for (const [count, then] of waiting) if (heard.length >= count) then();
      return Promise.resolve();
    },
    until: (count: number): Promise<void> =>
      heard.length >= count ? Promise.resolve() : new Promise((then) => waiting.set(count, then)),
  };
};

describe('The feed of one machine', () => {
  test('tells everything there ever was, in order, and then what comes, when it is woken', async () => {
    const { outbox, table, all } = await aGame(30);
    const { heard, hear, until } = listener();
    const following = new TailFeed(outbox, pace()).follow(BEGINNING, hear);
    await until((await all()).length);

    await playOn(table, 'later', 10);
    following.wake();
    await until((await all()).length);
    await following.stop();
    expect(heard).toEqual(await all());
  });

  test('goes on from a cursor that was kept', async () => {
    const { outbox, events, all } = await aGame(20);
    const kept = (await events())[11]?.cursor ?? BEGINNING;
    const { heard, hear, until } = listener();
    const following = new TailFeed(outbox, pace()).follow(kept, hear);
    await until((await all()).length - 12);
    await following.stop();

    expect(heard).toEqual((await all()).slice(12));
  });

  test('tells a follower that stumbles the same again, and nothing twice that it took', async () => {
    const { outbox, all } = await aGame(20);
    const { heard, hear, until } = listener();
    const faults: unknown[] = [];
    let stumbles = 3;
    const following = new TailFeed(outbox, pace(faults)).follow(BEGINNING, async (told) => {
      stumbles -= 1;
      if (stumbles >= 0) throw new Error('stumbled');
      await hear(told);
    });
    await until((await all()).length);
    await following.stop();

    expect(faults).toHaveLength(3);
    expect(heard).toEqual(await all());
  });

  test('tells nothing more before the follower is done with what it was told', async () => {
    const { outbox, all } = await aGame(20);
    const { heard, hear, until } = listener();
    let together = 0;
    let most = 0;
    const following = new TailFeed(outbox, pace()).follow(BEGINNING, async (told) => {
      together += 1;
      most = Math.max(most, together);
      await Promise.resolve();
      together -= 1;
      await hear(told);
    });
    await until((await all()).length);
    await following.stop();

    expect(most).toBe(1);
    expect(heard).toHaveLength((await all()).length);
  });

  test('outlives an outbox that is away for a while', async () => {
    const { outbox, all } = await aGame(20);
    let away = 2;
    const unsteady = Object.assign(Object.create(outbox) as MemoryOutbox, {
      tail: (after: Cursor, limit: number) => {
        away -= 1;
        return away >= 0 ? Promise.reject(new Error('away')) : outbox.tail(after, limit);
      },
    });
    const { heard, hear, until } = listener();
    const following = new TailFeed(unsteady, pace()).follow(BEGINNING, hear);
    await until((await all()).length);
    await following.stop();

    expect(heard).toEqual(await all());
  });

  test('is silent once it was stopped', async () => {
    const { outbox, table, all } = await aGame(5);
    const { heard, hear, until } = listener();
    const following = new TailFeed(outbox, pace()).follow(BEGINNING, hear);
    await until((await all()).length);
    await following.stop();
    const before = heard.length;

    await playOn(table, 'unheard', 5);
    following.wake();
    expect(heard).toHaveLength(before);
  });
});
