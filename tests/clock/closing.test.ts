import { describe, expect, it } from '@jest/globals';
import type { TableId } from '#events/envelope.js';
import { toBase64url } from '#events/base64url.js';
import { Closing } from '#gateway/clock/closing.js';
import { aStore } from '../gateway/tables/story.js';
import { allDone } from './hand-time.js';
import { annaAndBenDig, aWatch, game, PIT, SEED, shared } from './watch.js';

const HOUR = 60 * 60_000;

describe('A table that nobody visits any more', () => {
  it('K17: is closed in mid-game, and its seed is revealed in the same step', async () => {
    const { closing, store, left } = await aPlace();
    left.add(PIT);
    closing.start();
    await closing.stop();

    expect((await store.read(PIT, 0, 100)).slice(-2).map(({ event }) => event)).toEqual([
      { type: 'TableClosed' },
      { type: 'SeedRevealed', seed: toBase64url(SEED) },
    ]);
  });

  it('K17: is closed before it began, and is loaded again as it ended', async () => {
    const { closing, left, watch, all } = await aPlace();
    const fresh = 'fresh' as TableId;
    await watch.tables.open(fresh, game, { seats: 2, options: {} }, SEED);
    left.add(fresh);
    closing.start();
    await closing.stop();

    const here = await watch.tables.find(fresh);
    const there = await aWatch(all).tables.find(fresh);
    expect(here?.standing.table).toMatchObject({
      status: 'finished',
      outcome: { standings: [] },
      seed: toBase64url(SEED),
    });
    expect(there?.standing).toEqual(here?.standing);
  });

  it('K17: is found within the hour, and closed once', async () => {
    const { closing, store, left, time } = await aPlace();
    closing.start();
    await allDone();
    left.add(PIT);
    await time.pass(HOUR);
    await time.pass(HOUR);
    await closing.stop();

    const events = await store.read(PIT, 0, 100);
    expect(events.filter(({ event }) => event.type === 'TableClosed')).toHaveLength(1);
  });

  it('K17: stays when somebody comes at the last moment', async () => {
    const { closing, store, left, visits } = await aPlace();
    left.add(PIT);
    visits.push(PIT);
    closing.start();
    await closing.stop();

    expect((await store.read(PIT, 0, 100)).at(-1)?.event.type).not.toBe('SeedRevealed');
  });

  it('K17: is asked for by the last fourteen days', async () => {
    const { closing, asked, time } = await aPlace();
    closing.start();
    await closing.stop();

    expect(asked).toEqual([time.now() - 14 * 24 * HOUR]);
  });

  it('keeps no other from being closed where it cannot be loaded', async () => {
    const { closing, store, left, faults } = await aPlace((id) => id !== PIT);
    left.add('lost' as TableId);
    left.add(PIT);
    closing.start();
    await closing.stop();

    expect(faults).toHaveLength(1);
    expect((await store.read(PIT, 0, 100)).at(-1)?.event.type).toBe('SeedRevealed');
  });
});

/** A place with a table at which Anna and Ben began; who of `visits` is left comes by while the tables are being loaded. */
const aPlace = async (isLost: (id: TableId) => boolean = () => false) => {
  const all = shared(aStore());
  const watch = aWatch(all);
  await annaAndBenDig(watch);
  const left = new Set<TableId>();
  const visits: TableId[] = [];
  const asked: number[] = [];
  const faults: unknown[] = [];
  const closing = new Closing({
    lobby: {
      left: (since) => {
        asked.push(since);
        return Promise.resolve([...left]);
      },
    },
    tables: {
      find: (id) => {
        for (const visited of visits) left.delete(visited);
        return isLost(id) ? Promise.reject(new Error('away')) : watch.tables.find(id);
      },
    },
    time: all.time,
    onFault: (fault) => void faults.push(fault),
  });
  return { ...all, all, watch, left, visits, asked, faults, closing };
};
