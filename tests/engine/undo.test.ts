import { describe, expect, it } from '@jest/globals';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Happening } from '#events/seen-by.js';
import type { Seat } from '#events/viewer.js';
import { act, start } from '#engine/kit/act.js';
import type { Game } from '#engine/kit/game.js';
import { evolveTable, openTable, redactTable } from '#engine/kit/table.js';
import type { Table } from '#engine/kit/table.js';
import { undoable } from '#engine/kit/undo.js';
import { ballot } from '../games/ballot/game.js';
import { quarry } from '../games/quarry/game.js';
import { chanceBy } from '../laws/chance-by.js';

describe('K7: an undo that is refused names the event that stands in its way', () => {
  it('is the latest event that told somebody something', () => {
    const before = begun(quarry);
    const seat = onTurn(quarry, before);
    const after = given(quarry, before, [seat, { type: 'dig' }], [seat, { type: 'rest' }]);

    expect(undone(quarry, after, seat, before.seq)).toEqual({
      ok: false,
      refusal: {
        code: 'illegal',
        rule: 'K7',
        message: `You can't undo this: event ${before.seq + 1} came after it (stone dug) and revealed something new.`,
        blockedBy: before.seq + 1,
      },
    });
  });

  it('is the latest event of another seat', () => {
    const before = begun(ballot);
    const after = given(ballot, before, [0, { type: 'sort' }], [1, cast(before, 1)]);

    expect(undone(ballot, after, 0, before.seq)).toMatchObject({
      refusal: {
        message: `You can't undo this: event ${before.seq + 2} came after it (ballot cast), made by someone else.`,
        blockedBy: before.seq + 2,
      },
    });
  });

  it('says nothing of the kind of an event that the seat has not seen', () => {
    const before = begun(ballot);
    const after = given(ballot, before, [0, cast(before, 0)], [1, { type: 'sort' }]);

    expect(undone(ballot, after, 0, before.seq)).toMatchObject({
      refusal: { message: `You can't undo this: event ${before.seq + 2} came after it.`, blockedBy: before.seq + 2 },
    });
  });

  it('is the undo of another seat where that is all that is left of its move', () => {
    const before = begun(ballot);
    const both = given(ballot, before, [0, cast(before, 0)], [1, { type: 'sort' }]);
    const after = given(ballot, both, [1, { type: 'undo', to: before.seq + 1 }]);

    expect(undoable(after, 0)).toEqual([]);
    expect(undone(ballot, after, 0, before.seq)).toMatchObject({ refusal: { blockedBy: before.seq + 3 } });
  });

  it('is the start of the game, and what was dealt with it', () => {
    const table = begun(ballot);

    expect(undone(ballot, table, 0, 1)).toMatchObject({ refusal: { blockedBy: table.seq } });
  });

  it('is the event after it where no move of the seat begins there', () => {
    const before = begun(ballot);
    const sorted = given(ballot, before, [0, { type: 'sort' }]);
    const back = given(ballot, sorted, [0, { type: 'undo', to: before.seq }]);

    expect(undone(ballot, back, 0, before.seq)).toMatchObject({
      refusal: {
        message: `You can't undo this: event ${before.seq + 1} is not where one of your moves begins.`,
        blockedBy: before.seq + 1,
      },
    });
  });

  it('is none where there is nothing to undo', () => {
    const table = begun(quarry);

    expect(undone(quarry, table, 0, table.seq)).toEqual({
      ok: false,
      refusal: { code: 'illegal', rule: 'K6', message: 'There is nothing to undo there.' },
    });
  });

  it('is known to the table as it is stored, and to no viewer of it', () => {
    const before = begun(quarry);
    const table = given(quarry, before, [onTurn(quarry, before), { type: 'dig' }]);

    expect(table).toHaveProperty('barriers');
    expect(redactTable(quarry, table, 0)).not.toHaveProperty('barriers');
    expect(redactTable(quarry, table, 'auditor')).not.toHaveProperty('barriers');
  });
});

const CHANCE = chanceBy(utf8ToBytes('undo'), 'undo');

/** A table for Anna and Ben, all dealt. */
const begun = (game: Game): Table => {
  const open = openTable({ type: 'TableOpened', game: game.id, edition: 1, seats: 2, options: {}, commitment: '' });
  return stored(game, open, start(game, open, CHANCE), null, null);
};

type Order = readonly [Seat, { readonly type: string; readonly to?: number }];

const given = (game: Game, table: Table, ...orders: readonly Order[]): Table =>
  orders.reduce((before, [seat, command]) => {
    const decision = act(game, before, seat, command, CHANCE);
    if (!decision.ok) throw new Error(decision.refusal.message);
    return stored(game, before, decision.events, seat, `after ${before.seq}`);
  }, table);

const stored = (
  game: Game,
  table: Table,
  events: readonly Happening[],
  seat: Seat | null,
  command: string | null,
): Table =>
  events.reduce(
    (before, event) => evolveTable(game, before, { seq: before.seq + 1, event, seat, command }, 'auditor'),
    table,
  );

const undone = (game: Game, table: Table, seat: Seat, to: number) =>
  act(game, table, seat, { type: 'undo', to }, CHANCE);

/** The seat that is to decide. */
const onTurn = (game: Game, table: Table): Seat => game.deciding(stateOf(table))[0] ?? 0;

/** Some card that the seat may cast. */
const cast = (table: Table, seat: Seat): { readonly type: string } => {
  const game: Game = ballot;
  const choice = game.choices(stateOf(table), seat).find(({ type }) => type === 'cast');
  if (choice === undefined) throw new Error('There is nothing to cast.');
  return choice;
};

const stateOf = (table: Table): object => {
  if (table.status !== 'playing') throw new Error(`The table is ${table.status}.`);
  return table.state;
};
