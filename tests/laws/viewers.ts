import { seenBy } from '#events/seen-by.js';
import type { Happening } from '#events/seen-by.js';
import { tableSeenBy } from '#events/table/events.js';
import type { Viewer } from '#events/viewer.js';
import type { Game, Setting } from '#engine/kit/game.js';
import { evolveTable, isTableEvent, openTable } from '#engine/kit/table.js';
import type { Step, Table } from '#engine/kit/table.js';
import { seatsOf } from './played.js';
import type { Played, TrueStep } from './played.js';

/** Everybody from whom something may be hidden. */
export const outsiders = (setting: Setting): readonly Viewer[] => [...seatsOf(setting), 'public'];

export const viewersOf = (setting: Setting): readonly Viewer[] => [...outsiders(setting), 'auditor'];

export const eventSeenBy = (game: Game, event: Happening, viewer: Viewer): Happening | null =>
  isTableEvent(event) ? seenBy(tableSeenBy, event, viewer) : seenBy(game.seenBy, event, viewer);

export const stepSeenBy = (game: Game, step: TrueStep, viewer: Viewer): Step<Happening> => ({
  ...step,
  event: eventSeenBy(game, step.event, viewer),
});

/** The table as a viewer holds it who folded what it saw: one for each step, in order. */
export function* foldOf({ game, opening, happened }: Played, viewer: Viewer): Generator<Table> {
  let table: Table = openTable(opening);
  for (const { step } of happened) {
    table = evolveTable(game, table, stepSeenBy(game, step, viewer), viewer);
    yield table;
  }
}
