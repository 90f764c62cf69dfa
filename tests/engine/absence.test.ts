import { describe, expect, it } from '@jest/globals';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Happening } from '#events/seen-by.js';
import { TableEvent } from '#events/table/events.js';
import type { Viewer } from '#events/viewer.js';
import { actInPerson, close, comeBack, standIn, warn } from '#engine/kit/absence.js';
import { act, start } from '#engine/kit/act.js';
import { accept } from '#engine/kit/decision.js';
import type { Decision } from '#engine/kit/decision.js';
import type { Game } from '#engine/kit/game.js';
import { evolveTable, openTable, redactTable } from '#engine/kit/table.js';
import type { Table } from '#engine/kit/table.js';
import { undoable } from '#engine/kit/undo.js';
import { chanceBy } from '#tests/laws/chance-by.js';
import { eventSeenBy } from '#tests/laws/viewers.js';
import { quarry } from '../games/quarry/game.js';

describe('A seat whose player is away', () => {
  it('K14: is warned, and nothing changes by it but the seq', () => {
    const before = working();
    const after = then(before, warn(before, ANNA));

    expect(after).toEqual({ ...before, seq: before.seq + 1 });
  });

  it('K15: has a bot that stands in, and one at a time', () => {
    const table = withStandIn(working());

    expect(table).toMatchObject({ standIns: ['random', null] });
    expect(standIn(table, ANNA, 'strong')).toMatchObject({ refusal: { rule: 'K15', code: 'stale' } });
    expect(warn(table, ANNA)).toMatchObject({ refusal: { rule: 'K14' } });
  });

  it('K14, K15: is not warned, nor stood in for, where nothing is being played', () => {
    expect(warn(opened, ANNA)).toMatchObject({ refusal: { rule: 'K14' } });
    expect(standIn(opened, ANNA, 'random')).toMatchObject({ refusal: { rule: 'K15' } });
  });

  it('K16: comes back where a bot stands in, and only there', () => {
    const table = withStandIn(working());

    expect(then(table, comeBack(table, ANNA))).toMatchObject({ standIns: [null, null] });
    expect(comeBack(table, BEN)).toMatchObject({ refusal: { rule: 'K16' } });
    expect(comeBack(opened, ANNA)).toMatchObject({ refusal: { rule: 'K16' } });
  });

  it('K16: comes back by the next command, in the same step and before it', () => {
    const table = withStandIn(working());
    const decision = actInPerson(game, table, ANNA, { type: 'rest' }, CHANCE);

    expect(typesOf(decision)).toEqual(['SeatCameBack', ...typesOf(act(game, table, ANNA, { type: 'rest' }, CHANCE))]);
    expect(then(table, decision)).toMatchObject({ standIns: [null, null] });
  });

  it('K16: does not come back by a command that is refused', () => {
    const decision = actInPerson(game, withStandIn(working()), ANNA, { type: 'dance' }, CHANCE);

    expect(decision).toMatchObject({ ok: false, refusal: { rule: 'K4' } });
  });

  it('K16: what a command brings about after the coming back is what it would have brought about there', () => {
    const table = withStandIn(working());
    const decision = actInPerson(game, table, ANNA, { type: 'dig' }, CHANCE);
    const there = then(table, comeBack(table, ANNA));

    expect(decision).toMatchObject({
      events: [{ type: 'SeatCameBack' }, ...eventsOf(act(game, there, ANNA, DIG, CHANCE))],
    });
  });

  it('K16: may undo the command that it came back by, and is still back', () => {
    const table = withStandIn(working());
    const after = then(table, actInPerson(game, table, ANNA, { type: 'rest' }, CHANCE), 'c1');
    const undone = then(after, act(game, after, ANNA, { type: 'undo', to: undoable(after, ANNA)[0] }, CHANCE), 'c2');

    expect(undoable(after, ANNA)).toEqual([table.seq + 1]);
    expect(undone).toMatchObject({ state: stateOf(table), standIns: [null, null] });
  });

  it('K8: may undo its own command over a warning, and what stands in for others stays', () => {
    const table = working();
    const rested = then(table, act(game, table, ANNA, { type: 'rest' }, CHANCE), 'c1');
    const warned = then(rested, warn(rested, BEN));
    const stoodIn = then(warned, standIn(warned, BEN, 'random'));
    const undone = then(stoodIn, act(game, stoodIn, ANNA, { type: 'undo', to: table.seq }, CHANCE), 'c2');

    expect(undone).toMatchObject({ state: stateOf(table), standIns: [null, 'random'] });
  });
});

describe('A table that everybody left', () => {
  it('K17: is closed without a result while it is open, and shows a game that never began', () => {
    const table = then(opened, close(opened));

    expect(table).toMatchObject({ status: 'finished', outcome: { standings: [] }, seed: null });
    expect(stateOf(table)).toEqual(game.blank(SETTING));
  });

  it('K17: is closed without a result in mid-game, and stays as it stood', () => {
    const table = withStandIn(working());

    expect(then(table, close(table))).toMatchObject({
      status: 'finished',
      outcome: { standings: [] },
      state: stateOf(table),
    });
  });

  it('K17: is closed once', () => {
    expect(close(then(opened, close(opened)))).toMatchObject({ refusal: { rule: 'K17', code: 'finished' } });
  });

  it('K2: lets nobody act any more', () => {
    expect(act(game, then(opened, close(opened)), ANNA, DIG, CHANCE)).toMatchObject({ refusal: { rule: 'K2' } });
  });
});

describe('Whoever watches', () => {
  it('R3: sees the same of who is away as the service knows, whether they followed or come now', () => {
    const decided = [
      (table: Table) => warn(table, ANNA),
      (table: Table) => standIn(table, ANNA, 'random'),
      (table: Table) => actInPerson(game, table, ANNA, DIG, CHANCE),
      close,
    ];
    const followed = (viewer: Viewer): Table => {
      let [table, seen] = [working(), redactTable(game, working(), viewer)];
      for (const event of decided.flatMap((decide) => {
        const events = eventsOf(decide(table));
        table = then(table, accept(...events));
        return events;
      })) {
        const shown = eventSeenBy(game, event, viewer);
        seen = evolveTable(game, seen, { seq: seen.seq + 1, event: shown, seat: null, command: null }, viewer);
      }
      return trailless(seen);
    };
    const end = decided.reduce((table, decide) => then(table, decide(table)), working());

    expect([ANNA, BEN, 'public' as const].map(followed)).toEqual(
      [ANNA, BEN, 'public' as const].map((viewer) => redactTable(game, end, viewer)),
    );
  });

  it('R3: sees of an open table that was closed what a redaction of it shows', () => {
    const closed = then(opened, close(opened));
    const event = { type: 'TableClosed' } as const;
    const seen = evolveTable(game, opened, { seq: 2, event, seat: null, command: null }, 'public');

    expect(seen).toEqual(redactTable(game, closed, 'public'));
  });

  it('G7: can read each of these events', () => {
    const all = [
      { type: 'SeatWarned', seat: 0 },
      { type: 'StandInSat', seat: 0, bot: 'random' },
      { type: 'SeatCameBack', seat: 0 },
      { type: 'TableClosed' },
    ];
    expect(all.map((event) => TableEvent.parse(event))).toEqual(all);
  });
});

const game: Game = quarry;
const ANNA = 0;
const BEN = 1;
const DIG = { type: 'dig' };
const SETTING = { seats: 2, options: {} };
const CHANCE = chanceBy(utf8ToBytes('quarry'), 'quarry');

const opened: Table = openTable({
  type: 'TableOpened',
  game: 'quarry',
  edition: 1,
  commitment: '',
  ...SETTING,
});

const eventsOf = (decision: Decision<Happening>): readonly Happening[] => {
  if (!decision.ok) throw new Error(decision.refusal.message);
  return decision.events;
};

const typesOf = (decision: Decision<Happening>): readonly string[] => eventsOf(decision).map(({ type }) => type);

const stateOf = (table: Table): object | null => (table.status === 'open' ? null : table.state);

const trailless = (table: Table): Table => (table.status === 'playing' ? { ...table, trail: [] } : table);

/** The table after what was decided; `command` names it where it was a command of Anna. */
const then = (table: Table, decision: Decision<Happening>, command: string | null = null): Table =>
  eventsOf(decision).reduce<Table>(
    (before, event) =>
      evolveTable(
        game,
        before,
        { seq: before.seq + 1, event, seat: command === null ? null : ANNA, command },
        'auditor',
      ),
    table,
  );

/** Anna and Ben have begun, and it is Anna's turn. */
const working = (): Table => {
  const opening = start(game, opened, CHANCE).map((event) =>
    event.type === 'FirstSeatDrawn' ? { ...event, seat: ANNA } : event,
  );
  return then(opened, accept(...opening));
};

const withStandIn = (table: Table): Table => then(table, standIn(table, ANNA, 'random'));
