import { describe, expect, it } from '@jest/globals';
import { MeasuredFeed } from '#feed/measured-feed.js';
import { TailFeed } from '#feed/tail-feed.js';
import { MemoryOutbox } from '#store/memory/memory-outbox.js';
import { MemoryStore } from '#store/memory/memory-store.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { anOpening, aTable } from '#tests/store/story.js';

const PACE = { atOnce: 10, idleMs: 1, afterFaultMs: 1, onFault: () => undefined };

/** A feed that is followed from now on by somebody who takes nothing while they are stuck. */
const aFeed = async () => {
  const outbox = new MemoryOutbox();
  const store = new MemoryStore(outbox);
  const opening = anOpening(aTable());
  await store.open(opening);
  let nowMs = (opening.events[0]?.at ?? 0) + 5_000;
  const feed = new MeasuredFeed(new TailFeed(outbox, PACE), outbox, () => nowMs);
  let isStuck = false;
  const following = feed.follow(await feed.now(), () =>
    isStuck ? Promise.reject(new Error('stuck')) : Promise.resolve(),
  );
  return {
    ...{ feed, following },
    happens: () => store.open(anOpening(aTable())),
    pass: (ms: number) => void (nowMs += ms),
    stick: () => void (isStuck = true),
    letGo: () => void (isStuck = false),
  };
};

describe('The lag of a feed', () => {
  it('is none where nothing happened since it is followed, and none once all of it was told', async () => {
    const { feed, following, happens } = await aFeed();
    expect(await feed.lag()).toBe(0);
    await happens();
    await eventually('it was told', async () => (await feed.lag()) === 0);
    await following.stop();
  });

  it('grows for as long as somebody is stuck, whether or not anything more happens, and is over with that', async () => {
    const { feed, following, happens, pass, stick, letGo } = await aFeed();
    stick();
    await happens();
    expect(await feed.lag()).toBe(5);
    pass(30_000);
    expect(await feed.lag()).toBe(35);
    await happens();
    pass(30_000);
    expect(await feed.lag()).toBe(65);

    letGo();
    await eventually('it was told', async () => (await feed.lag()) === 0);
    pass(60_000);
    expect(await feed.lag()).toBe(0);
    await following.stop();
  });
});
