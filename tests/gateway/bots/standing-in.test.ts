import { describe, expect, test } from '@jest/globals';
import type { Seat } from '#events/viewer.js';
import { cameBack, stoodIn, warned } from '#gateway/tables/deeds.js';
import type { HotTable } from '#gateway/tables/hot-table.js';
import { annaAndBenPlay, aStore, give, LAGOON, toDecide } from '../tables/story.js';
import { aBotNode, aTurnOfTheLoop, idsOf, PlainPool, storyOf } from './story.js';

/** A bot stands in for the seat that is to decide, as it does for somebody who let their time run out. */
const standInFor = async (table: HotTable): Promise<Seat> => {
  const seat = toDecide(table)?.seat ?? 0;
  const since = table.standing.asked[seat]?.seq ?? 0;
  await table.perform(warned(seat, since));
  expect(await table.perform(stoodIn(seat, 'strong', since))).toMatchObject({ ok: true });
  return seat;
};

describe('A bot that stands in', () => {
  test('plays the seat for its player, and no other', async () => {
    const store = aStore();
    const pool = new PlainPool();
    const node = aBotNode(store, {}, { pool });
    const table = await annaAndBenPlay(node);
    const seat = await standInFor(table);
    await node.until(() => toDecide(table)?.seat !== seat);
    await aTurnOfTheLoop();
    await node.bots.stop();

    const ids = idsOf(await storyOf(store, LAGOON));
    expect(ids.length).toBeGreaterThan(1);
    expect(ids.filter((id) => !id.startsWith(`bot-${seat}-`))).toEqual([]);
    expect(pool.asked.map(({ bot }) => bot)).toEqual(ids.map(() => 'strong'));
    expect(node.faults).toEqual([]);
  });

  test('goes on when the service starts again', async () => {
    const store = aStore();
    const pool = new PlainPool();
    pool.hold();
    const before = aBotNode(store, {}, { pool });
    const seat = await standInFor(await annaAndBenPlay(before));
    await before.bots.stop();
    expect(idsOf(await storyOf(store, LAGOON))).toEqual([]);

    const later = aBotNode(store, {}, { pool: new PlainPool() });
    await later.bots.wakeAll([LAGOON]);
    await later.until(() => idsOf(later.told).length > 0);
    await later.bots.stop();
    expect(idsOf(later.told)[0]).toMatch(`bot-${seat}-`);
  });

  test('does not play what it thought of while its player came back', async () => {
    const store = aStore();
    const pool = new PlainPool();
    const node = aBotNode(store, {}, { pool });
    const table = await annaAndBenPlay(node);
    pool.hold();
    const seat = await standInFor(table);
    await pool.wasAsked(1);
    await table.perform(cameBack(seat));
    pool.release();
    await aTurnOfTheLoop();
    await give(table, seat, 'mine', toDecide(table)?.choices[0]);
    await aTurnOfTheLoop();
    await node.bots.stop();

    expect(idsOf(await storyOf(store, LAGOON))).toEqual([`${seat}-mine`]);
    expect(pool.asked).toHaveLength(1);
    expect(node.faults).toEqual([]);
  });
});

describe('A bot at its own seat', () => {
  test('is stood in for by nobody', async () => {
    const pool = new PlainPool();
    const node = aBotNode(aStore(), { anna: 'random', ben: 'random' }, { pool });
    pool.hold();
    const table = await annaAndBenPlay(node);
    await standInFor(table);
    pool.release();
    await node.until(() => idsOf(node.told).length > 3);
    await node.bots.stop();
    expect(new Set(pool.asked.map(({ bot }) => bot))).toEqual(new Set(['random']));
  });
});
