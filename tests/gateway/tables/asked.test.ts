import { describe, expect, test } from '@jest/globals';
import type { Game } from '#engine/kit/game.js';
import { murano } from '#engine/murano/game.js';
import { undoable } from '#engine/kit/undo.js';
import { after } from '#gateway/tables/standing.js';
import type { TimedStanding } from '#gateway/tables/standing.js';
import { standingOf } from '#gateway/tables/opening.js';
import { cameBack, closed, stoodIn, warned } from '#gateway/tables/deeds.js';
import type { HotTable } from '#gateway/tables/hot-table.js';
import type { StoredEvent } from '#store/event-store.js';
import { luckOf } from '#tests/laws/luck.js';
import { aNode, annaAndBenPlay, aStore, give, LAGOON, playOn, toDecide } from './story.js';

const game: Game = murano;
const ALL = 5000;
const STALE = { ok: false, refusal: { code: 'stale' } };

/** All that stands in a table that is played, beside what the test says of it. */
const KEPT_OF_A_TABLE = 'seq setting commitment scheme claims nonces sources state standIns barriers'.split(' ');
const anything = (field: string) => [field, expect.anything()] as const;

const since = (table: HotTable, seat: number): number => table.standing.asked[seat]?.seq ?? 0;

const FAR_BACK = { type: 'undo', to: 4 };

describe('Who is asked since when', () => {
  test('K13: is the seat that is to decide, since the event by which it is', async () => {
    const table = await annaAndBenPlay(aNode(aStore()));
    const seat = toDecide(table)?.seat ?? 0;
    const { asked } = table.standing;
    const events = await table.eventsAfter(0);

    expect(asked.map((one) => one === null)).toEqual(seatsAsked(table).map((isAsked) => !isAsked));
    expect(asked[seat]).toMatchObject({ at: events.find(({ seq }) => seq === asked[seat]?.seq)?.at, warned: null });
  });

  test('K13: is the same in whatever portions the events are read', async () => {
    const store = aStore();
    const table = await annaAndBenPlay(aNode(store));
    await playWithAbsences(table, 'portions', 250);
    const events = await store.read(LAGOON, 0, ALL);

    expect(portions(events, () => 1)).toEqual(table.standing);
    expect(portions(events, () => ALL)).toEqual(table.standing);
    const luck = luckOf('portions');
    expect(portions(events, () => 1 + luck.below(9))).toEqual(table.standing);
  });

  test('K13: is the same at a table that was put aside and loaded again from a snapshot', async () => {
    const store = aStore();
    const table = await annaAndBenPlay(aNode(store));
    await playWithAbsences(table, 'snapshots', 400);
    expect((await store.snapshot(LAGOON))?.seq).toBeGreaterThan(0);

    const again = await aNode(store).tables.find(LAGOON);
    expect(again?.standing.asked).toEqual(table.standing.asked);
    expect(again?.standing.recall).toEqual(table.standing.recall);
  });

  test('K7: and so is the event that an undo is refused by', async () => {
    const store = aStore();
    const table = await annaAndBenPlay(aNode(store));
    await playOn(table, 'refused', 300);
    const again = await aNode(store).tables.find(LAGOON);
    if (again === null) throw new Error('The table is gone.');

    for (const seat of [0, 1]) {
      const [one, other] = [
        await give(table, seat, `one-${seat}`, FAR_BACK),
        await give(again, seat, 'other', FAR_BACK),
      ];
      expect(one).toMatchObject({ ok: false, refusal: { rule: 'K7', blockedBy: expect.any(Number) } });
      expect(other).toEqual(one);
    }
  });

  test('a snapshot that another fold kept is left aside', async () => {
    const store = aStore();
    const table = await annaAndBenPlay(aNode(store));
    await playOn(table, 'old', 30);
    const { digest, table: at } = table.standing;
    await store.keepSnapshot({ table: LAGOON, seq: at.seq, digest, state: { status: 'open', seq: at.seq } });

    const again = await aNode(store).tables.find(LAGOON);
    expect(again?.standing).toEqual(table.standing);
  });

  test('a snapshot says which fold kept it: where its fields change, the version has to grow', async () => {
    const store = aStore();
    await playOn(await annaAndBenPlay(aNode(store)), 'kept', 300);
    const state = (await store.snapshot(LAGOON))?.state;

    expect(state).toEqual({
      version: 3,
      table: {
        status: 'playing',
        ...Object.fromEntries(KEPT_OF_A_TABLE.map(anything)),
        trail: [],
      },
      drawn: expect.anything(),
      asked: expect.anything(),
      reveals: null,
      recall: { past: [], command: expect.anything(), before: expect.anything() },
    });
  });

  test('nobody is asked any more at the end', async () => {
    const table = await annaAndBenPlay(aNode(aStore()));
    await playOn(table, 'end');

    expect(table.standing.asked).toEqual([null, null]);
  });
});

describe('What the clock does at a hot table', () => {
  test('K14: a warning is for the asking that it was meant for, and comes once', async () => {
    const table = await annaAndBenPlay(aNode(aStore()));
    const seat = toDecide(table)?.seat ?? 0;
    const asking = since(table, seat);

    expect(await table.perform(warned(seat, asking - 1))).toMatchObject(STALE);
    expect(await table.perform(warned(1 - seat, asking))).toMatchObject(STALE);
    expect(await table.perform(warned(7, asking))).toMatchObject(STALE);
    expect(await Promise.all([table.perform(warned(seat, asking)), table.perform(warned(seat, asking))])).toMatchObject(
      [{ ok: true }, STALE],
    );
  });

  test('K15: a bot stands in for who was warned, once, and not at the next asking', async () => {
    const table = await annaAndBenPlay(aNode(aStore()));
    const seat = toDecide(table)?.seat ?? 0;
    const asking = since(table, seat);

    expect(await table.perform(stoodIn(seat, 'random', asking))).toMatchObject(STALE);
    await table.perform(warned(seat, asking));
    expect(await table.perform(stoodIn(seat, 'random', asking))).toMatchObject({ ok: true });
    expect(await table.perform(stoodIn(seat, 'random', asking))).toMatchObject(STALE);
    await table.perform(cameBack(seat));
    expect(await table.perform(warned(seat, asking))).toMatchObject(STALE);
    expect(await table.perform(stoodIn(seat, 'random', asking))).toMatchObject(STALE);
  });

  test('K15: who moves after the warning keeps the seat', async () => {
    const table = await annaAndBenPlay(aNode(aStore()));
    const seat = toDecide(table)?.seat ?? 0;
    const asking = since(table, seat);
    await table.perform(warned(seat, asking));
    while (toDecide(table)?.seat === seat) await playOn(table, `move-${table.standing.table.seq}`, 1);

    expect(await table.perform(stoodIn(seat, 'random', asking))).toMatchObject(STALE);
  });

  test('K17: a table that is over is not closed', async () => {
    const table = await annaAndBenPlay(aNode(aStore()));
    expect(await table.perform(closed())).toMatchObject({ ok: true });
    expect(await table.perform(closed())).toMatchObject({ ok: false, refusal: { rule: 'K17', code: 'finished' } });
    expect(table.standing.asked).toEqual([null, null]);
  });
});

const seatsAsked = ({ standing: { table } }: HotTable): readonly boolean[] =>
  [0, 1].map((seat) => table.status === 'playing' && game.deciding(table.state).includes(seat));

/** The standing after events that come in portions. */
const portions = (events: readonly StoredEvent[], many: () => number): TimedStanding => {
  const [first, ...rest] = events;
  if (first === undefined) throw new Error('A table has a first event.');
  let standing = standingOf(first);
  for (let at = 0; at < rest.length;) {
    const portion = rest.slice(at, at + many());
    standing = after(game, standing, portion);
    at += portion.length;
  }
  return standing;
};

/** Moves, undos, warnings, stand-ins and comings back, as luck has it. */
const playWithAbsences = async (table: HotTable, seed: string, most: number): Promise<void> => {
  const luck = luckOf(seed);
  for (let count = 0; count < most; count += 1) {
    const turn = toDecide(table);
    if (turn === null) return;
    const { seat } = turn;
    const way = luck.below(10);
    const [back] = [...undoable(table.standing.table, seat), ...undoable(table.standing.table, 1 - seat)];
    if (way === 0) await table.perform(warned(seat, since(table, seat)));
    else if (way === 1) await table.perform(stoodIn(seat, 'random', since(table, seat)));
    else if (way === 2) await table.perform(cameBack(luck.below(2)));
    else if (way === 3 && back !== undefined) {
      for (const who of [seat, 1 - seat]) await give(table, who, `undo-${who}-${count}`, { type: 'undo', to: back });
    } else await give(table, seat, `move-${count}`, luck.pick(turn.choices));
  }
};
