import { describe, expect, it } from '@jest/globals';
import { undoable } from '#engine/kit/undo.js';
import { cameBack, played, stoodIn, warned } from '#gateway/tables/deeds.js';
import type { HotTable } from '#gateway/tables/hot-table.js';
import { standingOf } from '#gateway/tables/opening.js';
import { after } from '#gateway/tables/standing.js';
import type { TimedStanding } from '#gateway/tables/standing.js';
import type { StoredEvent } from '#store/event-store.js';
import { luckOf } from '#tests/laws/luck.js';
import { aStore } from '../gateway/tables/story.js';
import { annaAndBenDig, atTurn, aWatch, game, give, PIT, REST, shared } from './watch.js';

describe('Who is asked, where a command brings about several events', () => {
  it.each(['one', 'two', 'three'])('K13: is the same in whatever portions they are read (%s)', async (seed) => {
    const { table, store } = await aTable();
    await digOn(table, seed);
    const events = await store.read(PIT, 0, 5000);

    expect(events.some(({ event }) => event.type === 'SeatCameBack')).toBe(true);
    expect(events.some(({ event }) => event.type === 'Undone')).toBe(true);
    expect(read(events, 1)).toEqual(table.standing);
    expect(read(events, 2)).toEqual(table.standing);
    expect(read(events, 5000)).toEqual(table.standing);
  });

  it('K13: a seat that is asked on in the middle of a command goes on with its time', async () => {
    const { table, time } = await aTable();
    const first = atTurn(table);
    const since = table.standing.asked[first];
    await time.pass(1_000);
    await give(table, first, REST);

    expect(table.standing.asked[first]).toEqual(since);
  });

  it('K13: an undo over a turn that the other seat was asked for leaves that seat unasked', async () => {
    const { table } = await aTable();
    const first = atTurn(table);
    await give(table, first, REST);
    const { seq } = table.standing.table;
    await give(table, first, REST);
    expect(table.standing.asked.map((one) => one === null)).toEqual([first === 0, first === 1]);

    await give(table, first, { type: 'undo', to: seq });
    expect(table.standing.asked[1 - first]).toBeNull();
    expect(table.standing.recall.past).toEqual([]);
  });

  it('K16: who is back goes on with the new time after an undo', async () => {
    const { table, time } = await aTable();
    const first = atTurn(table);
    await time.pass(75_000);
    await give(table, first, REST);
    const { seq } = table.standing.table;
    const anew = table.standing.asked[first];
    expect(anew).toMatchObject({ at: time.now(), warned: null });

    await give(table, first, REST);
    await give(table, first, { type: 'undo', to: seq });
    expect(table.standing.asked[first]).toEqual(anew);
  });

  it('K16: who is back while others decide has the new time when an undo asks for them again', async () => {
    const { table, time } = await aTable();
    const first = atTurn(table);
    await time.pass(75_000);
    for (const command of [REST, REST])
      await table.perform(played(game, { seat: first, command, seen: table.standing.table.seq }));
    expect(atTurn(table)).toBe(1 - first);
    await time.pass(5_000);
    await table.perform(cameBack(first));
    const back = time.now();

    await time.pass(5_000);
    await undoSome(table, first);
    expect(atTurn(table)).toBe(first);
    expect(table.standing.asked[first]).toMatchObject({ at: back, warned: null });
    expect(table.standing.table).toMatchObject({ standIns: [null, null] });
  });
});

const aTable = async () => {
  const all = shared(aStore());
  const watch = aWatch(all);
  watch.alarm.start();
  return { ...all, table: await annaAndBenDig(watch) };
};

/** The standing after events that come so many at a time. */
const read = (events: readonly StoredEvent[], many: number): TimedStanding => {
  const [first, ...rest] = events;
  if (first === undefined) throw new Error('A table has a first event.');
  let standing = standingOf(first);
  for (let at = 0; at < rest.length; at += many) standing = after(game, standing, rest.slice(at, at + many));
  return standing;
};

/** Moves, undos and absences as luck has it, to the end of the game or nearly. */
const digOn = async (table: HotTable, seed: string): Promise<void> => {
  const luck = luckOf(seed);
  for (let count = 0; count < 200; count += 1) {
    const { table: at, asked } = table.standing;
    if (at.status !== 'playing' || game.deciding(at.state).length === 0) return;
    const seat = atTurn(table);
    const since = asked[seat]?.seq ?? 0;
    const way = luck.below(8);
    if (way === 0) await table.perform(warned(seat, since));
    else if (way === 1) await table.perform(stoodIn(seat, 'random', since));
    else if (way === 2) await table.perform(cameBack(luck.below(2)));
    else if (way === 3) await Promise.all([undoSome(table, 0), undoSome(table, 1)]);
    else await give(table, seat, luck.pick(game.choices(at.state, seat)));
  }
};

const undoSome = async (table: HotTable, seat: number): Promise<void> => {
  const to = undoable(table.standing.table, seat).at(-1);
  if (to !== undefined) await give(table, seat, { type: 'undo', to });
};
