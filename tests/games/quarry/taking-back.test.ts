import { describe, expect, it } from '@jest/globals';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Viewer } from '#events/viewer.js';
import { act, start } from '#engine/kit/act.js';
import { evolveTable, openTable } from '#engine/kit/table.js';
import type { Table } from '#engine/kit/table.js';
import { undoable } from '#engine/kit/undo.js';
import { chanceBy } from '#tests/laws/chance-by.js';
import { quarry } from './game.js';
import type { Quarry } from './state.js';

describe('At a table of Quarry', () => {
  it('K7: an action that showed nobody anything can be taken back', () => {
    const { table, seat } = after('rest');

    expect(undoable(table, seat)).toEqual([table.seq - 1]);
  });

  it('K7: with the action that ended it, the end of the turn is taken back too', () => {
    const { table, seat } = after('rest', 'rest');

    expect(undoable(table, seat)).toEqual([table.seq - 2, table.seq - 3]);
  });

  it('K7: a dig cannot be taken back, nor the end of the turn that came with it', () => {
    const { table, seat } = after('rest', 'dig');

    expect(undoable(table, seat)).toEqual([]);
  });

  it('K7: what came after a dig can be taken back, up to the dig', () => {
    const { table, seat } = after('dig', 'rest');

    expect(undoable(table, seat)).toEqual([table.seq - 2]);
  });

  it('shows nobody the pit, not even before the first stone is dug', () => {
    expect(started('public')).toMatchObject({ state: { pit: Array.from({ length: 12 }, () => null) } });
    expect(started('auditor')).not.toMatchObject({ state: { pit: [null] } });
  });
});

const CHANCE = chanceBy(utf8ToBytes('quarry'), 'quarry');

/** A table for Anna and Ben, just started, as a viewer holds it. */
const started = (viewer: Viewer): Table<Quarry> => {
  const open = openTable({ type: 'TableOpened', game: 'quarry', edition: 1, seats: 2, options: {}, commitment: '' });
  return evolveTable(quarry, open, { seq: 2, event: { type: 'TableStarted' }, seat: null, command: null }, viewer);
};

/** The table after these actions of the seat that luck let start, and which seat that is. */
const after = (...actions: readonly ('rest' | 'dig')[]) => {
  const [, ...opening] = start(quarry, started('auditor'), CHANCE);
  let table = opening.reduce(
    (before, event) =>
      evolveTable(quarry, before, { seq: before.seq + 1, event, seat: null, command: null }, 'auditor'),
    started('auditor'),
  );
  const seat = table.status === 'playing' && table.state.phase.kind === 'working' ? table.state.phase.seat : 0;
  for (const [index, type] of actions.entries()) {
    const decision = act(quarry, table, seat, { type }, CHANCE);
    if (!decision.ok) throw new Error(decision.refusal.message);
    for (const event of decision.events)
      table = evolveTable(quarry, table, { seq: table.seq + 1, event, seat, command: `c${index}` }, 'auditor');
  }
  return { table, seat };
};
