import { describe, expect, it } from '@jest/globals';
import type { TableId } from '#events/envelope.js';
import type { Clock } from '#events/wire/tables.js';
import { cameBack } from '#gateway/tables/deeds.js';
import { UnknownRules } from '#gateway/tables/unknown-rules.js';
import { aStore } from '../gateway/tables/story.js';
import { allDone } from './hand-time.js';
import { A_MINUTE, absences, annaAndBenDig, atTurn, aWatch, give, loaded, PIT, REST, shared } from './watch.js';
import type { Shared, Watch } from './watch.js';

const MINUTE = 60_000;
/** A quarter of a minute. */
const GRACE = 15_000;

const aTable = async (all: Shared = shared(aStore()), watch: Watch = aWatch(all)) => {
  watch.alarm.start();
  const table = await annaAndBenDig(watch);
  return { ...all, watch, table, absences: () => absences(all.store) };
};

describe('The clock of a table', () => {
  it('K14: warns who overran the time, once, and not before', async () => {
    const { time, table, absences: all } = await aTable();
    const seat = atTurn(table);

    await time.pass(MINUTE - 1);
    expect(await all()).toEqual([]);
    await time.pass(1);
    expect(await all()).toEqual(['SeatWarned']);
    await time.pass(GRACE - 1);
    expect(await all()).toEqual(['SeatWarned']);
    expect(table.standing.asked[seat]).toMatchObject({ warned: time.now() - GRACE + 1 });
  });

  it('K15: lets a bot stand in when the grace has passed too, once, and nothing is due there any more', async () => {
    const { time, table, absences: all, store } = await aTable();
    const seat = atTurn(table);

    await time.pass(MINUTE + GRACE);
    expect((await store.read(PIT, 0, 100)).slice(-2)).toMatchObject([
      { event: { type: 'SeatWarned', seat }, seat: null, command: null },
      { event: { type: 'StandInSat', seat, bot: 'random' }, seat: null, command: null },
    ]);
    await time.pass(100 * MINUTE);
    expect(await all()).toEqual(['SeatWarned', 'StandInSat']);
  });

  it('K13: commands within a turn do not prolong it, the next turn has its own time', async () => {
    const { time, table, absences: all } = await aTable();
    const first = atTurn(table);
    await time.pass(MINUTE / 2);
    await give(table, first, REST);
    await time.pass(MINUTE / 2);
    expect(await all()).toEqual(['SeatWarned']);

    await give(table, first, REST);
    expect(atTurn(table)).not.toBe(first);
    await time.pass(MINUTE - 1);
    expect(await all()).toEqual(['SeatWarned']);
    await time.pass(1);
    expect(await all()).toEqual(['SeatWarned', 'SeatWarned']);
  });

  it('K13: undo buys no time, however often the end of a turn is taken back', async () => {
    const { time, table, absences: all } = await aTable();
    const first = atTurn(table);
    const since = table.standing.asked[first];
    await give(table, first, REST);
    const { seq } = table.standing.table;

    await time.pass(MINUTE / 2);
    await give(table, first, REST);
    expect(table.standing.asked[first]).toBeNull();
    await give(table, first, { type: 'undo', to: seq });
    expect(table.standing.asked[first]).toEqual(since);
    await time.pass(MINUTE / 2 - 1);
    expect(await all()).toEqual([]);
    await time.pass(1);
    expect(await all()).toEqual(['SeatWarned']);

    expect(await give(table, first, REST)).toMatchObject({ ok: true });
    expect(await give(table, first, { type: 'undo', to: seq + 4 })).toMatchObject({ ok: true });
    await time.pass(GRACE);
    expect(await all()).toEqual(['SeatWarned', 'StandInSat']);
  });

  it('does nothing at a table that has none', async () => {
    const all = shared(aStore());
    const {
      time,
      absences: those,
      deadlines,
    } = await aTable(
      all,
      aWatch(all, () => Promise.resolve({ kind: 'none' })),
    );

    await time.pass(100 * MINUTE);
    expect(await those()).toEqual([]);
    expect(deadlines.kept.size).toBe(0);
  });

  it('is asked for once a table, and again where it could not be told', async () => {
    const all = shared(aStore());
    const asked: TableId[] = [];
    const clockOf = (table: TableId): Promise<Clock> => {
      asked.push(table);
      return asked.length === 1 ? Promise.reject(new Error('away')) : Promise.resolve(A_MINUTE);
    };
    const { time, table, absences: those, watch } = await aTable(all, aWatch(all, clockOf));
    await allDone();
    expect(watch.faults).toHaveLength(1);

    await give(table, atTurn(table), REST);
    await time.pass(MINUTE);
    expect(await those()).toEqual(['SeatWarned']);
    expect(asked).toEqual([PIT, PIT]);
  });
});

describe('A player who was away', () => {
  it('K16: is back with the next command, and undoing that command does not undo it', async () => {
    const { time, table, absences: all, store } = await aTable();
    const seat = atTurn(table);
    await time.pass(MINUTE + GRACE);
    const before = table.standing.table;

    expect(await give(table, seat, REST)).toMatchObject({ ok: true });
    const events = await store.read(PIT, before.seq, 100);
    expect(events.map(({ event }) => event.type)).toEqual(['SeatCameBack', 'Rested']);

    expect(await give(table, seat, { type: 'undo', to: before.seq + 1 })).toMatchObject({ ok: true });
    expect(table.standing.table).toMatchObject({ standIns: [null, null] });
    expect(await all()).toEqual(['SeatWarned', 'StandInSat', 'SeatCameBack']);
  });

  it('K16: is back by following the table, has all the time anew, and may overrun it anew', async () => {
    const { time, table, absences: all } = await aTable();
    const seat = atTurn(table);
    await time.pass(MINUTE + GRACE);
    await time.pass(MINUTE);

    expect(await table.perform(cameBack(seat))).toMatchObject({ ok: true });
    expect(await table.perform(cameBack(seat))).toMatchObject({ ok: false, refusal: { rule: 'K16' } });
    await time.pass(MINUTE - 1);
    expect(await all()).toEqual(['SeatWarned', 'StandInSat', 'SeatCameBack']);
    await time.pass(1 + GRACE);
    expect(await all()).toEqual(['SeatWarned', 'StandInSat', 'SeatCameBack', 'SeatWarned', 'StandInSat']);
  });
});

describe('A node that comes after one that ended', () => {
  it('K14: warns nobody twice, and lets the bot stand in when it is time', async () => {
    const { time, absences: all, watch, ...rest } = await aTable();
    await time.pass(MINUTE);
    await watch.alarm.stop();
    const next = aWatch({ ...rest, time });
    next.alarm.start();
    await next.timekeeper.wakeAll([PIT]);

    await time.pass(GRACE - 1);
    expect(await all()).toEqual(['SeatWarned']);
    await time.pass(1);
    expect(await all()).toEqual(['SeatWarned', 'StandInSat']);
  });

  it('finds a deadline that was never kept', async () => {
    const all = shared(aStore());
    const { time, absences: those, watch, deadlines } = await aTable(all);
    await watch.alarm.stop();
    deadlines.kept.clear();

    const next = aWatch(all);
    next.alarm.start();
    await next.timekeeper.wakeAll([PIT]);
    await time.pass(MINUTE);
    expect(await those()).toEqual(['SeatWarned']);
  });

  it('that looks late gives the whole grace all the same', async () => {
    const all = shared(aStore());
    const { time, absences: those, watch } = await aTable(all);
    await watch.alarm.stop();
    await time.pass(100 * MINUTE);

    const next = aWatch(all);
    next.alarm.start();
    await time.pass(GRACE - 1);
    expect(await those()).toEqual(['SeatWarned']);
    await time.pass(1);
    expect(await those()).toEqual(['SeatWarned', 'StandInSat']);
  });

  it('leaves the deadline of a table whose rules it does not have to those that have them', async () => {
    const all = shared(aStore());
    const { deadlines, watch } = await aTable(all);
    await watch.alarm.stop();
    const kept = new Map(deadlines.kept);
    expect(kept.size).toBe(1);

    const older = aWatch(all, undefined, []);
    await older.timekeeper.wakeAll([PIT]);
    await older.alarm.stop();
    expect(older.faults).toEqual([expect.any(UnknownRules)]);
    expect(deadlines.kept).toEqual(kept);
  });

  it('wakes the tables that it can, and rings the others soon', async () => {
    const all = shared(aStore());
    const { time, absences: those, watch, deadlines } = await aTable(all);
    await watch.alarm.stop();
    deadlines.kept.clear();

    let isAway = true;
    const next = aWatch(all, () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(A_MINUTE)));
    next.alarm.start();
    await next.timekeeper.wakeAll([PIT]);
    isAway = false;
    await time.pass(MINUTE);
    expect(await those()).toEqual(['SeatWarned']);
  });
});

describe('Two nodes over one store', () => {
  it('ring at once, and each thing happens once', async () => {
    const all = shared(aStore());
    const { time, absences: those, watch } = await aTable(all);
    const other = aWatch(all);
    other.alarm.start();
    await loaded(other);

    await time.pass(MINUTE);
    await Promise.all([watch.timekeeper.ring(PIT), other.timekeeper.ring(PIT)]);
    expect(await those()).toEqual(['SeatWarned']);
    await time.pass(GRACE);
    await Promise.all([watch.timekeeper.ring(PIT), other.timekeeper.ring(PIT)]);
    expect(await those()).toEqual(['SeatWarned', 'StandInSat']);
  });

  it('do not warn who moved on the other node', async () => {
    const all = shared(aStore());
    const { time, table, absences: those } = await aTable(all);
    const other = aWatch(all);
    other.alarm.start();
    const there = await loaded(other);
    await time.pass(MINUTE - 1);
    const seat = atTurn(table);
    await give(table, seat, REST);
    await give(table, seat, REST);

    await time.pass(MINUTE - 1);
    expect(await those()).toEqual([]);
    await there.catchUp();
    expect(there.standing).toEqual(table.standing);
  });
});
