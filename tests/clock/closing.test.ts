import { describe, expect, it } from '@jest/globals';
import type { TableId } from '#events/envelope.js';
import { toBase64url } from '#events/base64url.js';
import type { Clock } from '#events/wire/tables.js';
import { Closing } from '#gateway/clock/closing.js';
import type { Left } from '#store/lobby.js';
import { MemoryAttendance } from '#store/memory/memory-attendance.js';
import { aStore } from '../gateway/tables/story.js';
import { A_MINUTE, annaAndBenDig, aWatch, game, PIT, SEED, shared } from './watch.js';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const LONG_AGO = 30 * DAY;
const FIRST_ROUND = 5 * 60_000;

describe('A table that nobody visits any more', () => {
  it('K17: is closed in mid-game, and its seed is revealed in the same step', async () => {
    const { closing, store, leave, time } = await aPlace();
    leave(PIT);
    closing.start();
    await time.pass(FIRST_ROUND);
    await closing.stop();

    expect((await store.read(PIT, 0, 100)).slice(-2).map(({ event }) => event)).toEqual([
      { type: 'TableClosed' },
      { type: 'SeedRevealed', seed: toBase64url(SEED) },
    ]);
  });

  it('K17: is closed before it began, and is loaded again as it ended', async () => {
    const { closing, leave, watch, all, time } = await aPlace();
    const fresh = 'fresh' as TableId;
    await watch.tables.open(fresh, game, { seats: 2, options: {} }, SEED);
    leave(fresh);
    closing.start();
    await time.pass(FIRST_ROUND);
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
    const { closing, store, leave, time } = await aPlace();
    closing.start();
    await time.pass(FIRST_ROUND);
    leave(PIT);
    await time.pass(HOUR);
    await time.pass(HOUR);
    await closing.stop();

    const events = await store.read(PIT, 0, 100);
    expect(events.filter(({ event }) => event.type === 'TableClosed')).toHaveLength(1);
  });

  it('K17: stays when somebody comes at the last moment', async () => {
    const { closing, isClosed, leave, visits, time } = await aPlace();
    leave(PIT);
    visits.push(PIT);
    closing.start();
    await time.pass(FIRST_ROUND);
    await closing.stop();

    expect(await isClosed()).toBe(false);
  });

  it('K17: stays for fourteen days, and no hour longer', async () => {
    const { closing, isClosed, leave, time } = await aPlace();
    closing.start();
    await time.pass(FIRST_ROUND);
    leave(PIT, 14 * DAY - HOUR);
    await time.pass(HOUR);
    expect(await isClosed()).toBe(false);
    await time.pass(HOUR);
    expect(await isClosed()).toBe(true);
    await closing.stop();
  });

  it('K17: stays for as long as its clock leaves for a move, and the grace behind it', async () => {
    const { closing, isClosed, leave, time } = await aPlace();
    closing.start();
    await time.pass(FIRST_ROUND);
    leave(PIT, 15 * DAY - HOUR, { kind: 'move', seconds: (14 * DAY) / 1000 });
    await time.pass(HOUR);
    expect(await isClosed()).toBe(false);
    await time.pass(HOUR);
    expect(await isClosed()).toBe(true);
    await closing.stop();
  });

  it('K17: is found behind any number of tables that may wait longer', async () => {
    const { closing, isClosed, leave, time } = await aPlace();
    for (let at = 0; at < 120; at += 1)
      leave(`slow-${at}` as TableId, 14.5 * DAY, { kind: 'move', seconds: (14 * DAY) / 1000 });
    leave(PIT);
    closing.start();
    await time.pass(FIRST_ROUND);
    await closing.stop();

    expect(await isClosed()).toBe(true);
  });

  it('K17: stays while somebody who sits there is there, and for fourteen days from then on', async () => {
    const { closing, isClosed, leave, attendance, time } = await aPlace();
    leave(PIT);
    const isThere = (seats: readonly number[]) =>
      attendance.exchange({ node: 'lido', forMs: 100 * DAY, present: [{ table: PIT, seats, watchers: 2 }], about: [] });
    await isThere([1]);
    closing.start();
    await time.pass(FIRST_ROUND);
    await isThere([]);
    await time.pass(14 * DAY);
    expect(await isClosed()).toBe(false);

    // Those who only watch keep no table open.
    await time.pass(HOUR);
    expect(await isClosed()).toBe(true);
    await closing.stop();
  });

  it('K17: gives whoever was there before a start the time to come back', async () => {
    const { closing, isClosed, leave, time } = await aPlace();
    leave(PIT);
    closing.start();
    await time.pass(FIRST_ROUND - 1);
    expect(await isClosed()).toBe(false);
    await closing.stop();
    await time.pass(HOUR);
    expect(await isClosed()).toBe(false);
  });

  it('keeps no other from being closed where it cannot be loaded', async () => {
    const { closing, store, leave, faults, time } = await aPlace((id) => id !== PIT);
    leave('lost' as TableId);
    leave(PIT);
    closing.start();
    await time.pass(FIRST_ROUND);
    await closing.stop();

    expect(faults).toHaveLength(1);
    expect((await store.read(PIT, 0, 100)).at(-1)?.event.type).toBe('SeedRevealed');
  });
});

/** A place with a table at which Anna and Ben began; who of `visits` is left comes by while the tables are being loaded. */
const aPlace = async (isLost: (id: TableId) => boolean = () => false) => {
  const all = shared(aStore());
  const watch = aWatch(all);
  const attendance = new MemoryAttendance(() => all.time.now());
  await annaAndBenDig(watch);
  const left = new Map<TableId, Omit<Left, 'table'>>();
  const visits: TableId[] = [];
  const faults: unknown[] = [];
  const closing = new Closing({
    lobby: {
      left: (since, after, limit) => {
        const those = Array.from(left, ([table, { visited, clock }]): Left => ({ table, visited, clock }));
        const place = those.findIndex(({ table }) => table === after?.table) + 1;
        return Promise.resolve(
          those
            .slice(place)
            .filter(({ visited }) => visited < since)
            .slice(0, limit),
        );
      },
      visited: (table, at) => {
        const before = left.get(table);
        if (before !== undefined) left.set(table, { ...before, visited: at });
        return Promise.resolve();
      },
    },
    attendance,
    tables: {
      find: (id) => {
        for (const visited of visits) left.delete(visited);
        return isLost(id) ? Promise.reject(new Error('away')) : watch.tables.find(id);
      },
    },
    time: all.time,
    onFault: (fault) => void faults.push(fault),
  });
  return {
    ...{ ...all, all, watch, attendance, visits, faults, closing },
    /** A table that its people left so long ago. */
    leave: (table: TableId, agoMs = LONG_AGO, clock: Clock = A_MINUTE) =>
      void left.set(table, { visited: all.time.now() - agoMs, clock }),
    isClosed: async () => (await all.store.read(PIT, 0, 100)).some(({ event }) => event.type === 'TableClosed'),
  };
};
