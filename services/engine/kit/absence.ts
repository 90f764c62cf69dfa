import type { Happening } from '#events/seen-by.js';
import type { TableEvent } from '#events/table/events.js';
import type { Seat } from '#events/viewer.js';
import { act } from './act.js';
import type { Chance } from './act.js';
import { accept, refuse } from './decision.js';
import type { Decision } from './decision.js';
import type { Asking, Game } from './game.js';
import { evolveTable } from './table.js';
import type { Table } from './table.js';

/** The bot that stands in at a seat, or `null`. */
export const standInAt = (table: Table, seat: Seat): string | null =>
  table.status === 'playing' ? (table.standIns[seat] ?? null) : null;

/** Telling a seat that it has overrun its time (rule K14). When that is, the table's clock says. */
export const warn = (table: Table, seat: Seat): Decision<TableEvent> => {
  if (table.status !== 'playing') return refuse('K14', 'Nobody is asked here.', 'stale');
  if (standInAt(table, seat) !== null) return refuse('K14', 'A bot stands in there already.', 'stale');

  return accept({ type: 'SeatWarned', seat });
};

/** Letting a bot play for a seat (rule K15). */
export const standIn = (table: Table, seat: Seat, bot: string): Decision<TableEvent> => {
  if (table.status !== 'playing') return refuse('K15', 'Nobody is asked here.', 'stale');
  if (standInAt(table, seat) !== null) return refuse('K15', 'A bot stands in there already.', 'stale');

  return accept({ type: 'StandInSat', seat, bot });
};

/** The player of a seat is back (rule K16). */
export const comeBack = (table: Table, seat: Seat): Decision<TableEvent> => {
  if (standInAt(table, seat) === null) return refuse('K16', 'Nobody stands in at that seat.');

  return accept({ type: 'SeatCameBack', seat });
};

/** Ending a table that everybody left (rule K17). */
export const close = (table: Table): Decision<TableEvent> => {
  if (table.status === 'finished') return refuse('K17', 'The game is over.', 'finished');

  return accept({ type: 'TableClosed' });
};

/** Ending a table by an admin's word (rule K18). */
export const endByAdmin = (table: Table): Decision<TableEvent> => {
  if (table.status === 'finished') return refuse('K18', 'The game is over.', 'finished');

  return accept({ type: 'TableClosed', by: 'admin' });
};

/** What a command of a seat's own player brings about: where a bot stands in, the player is back by it (rule K16). */
export const actInPerson = <S extends object, C extends Asking, E extends Happening>(
  game: Game<S, C, E>,
  table: Table<S>,
  seat: Seat,
  command: unknown,
  chance: Chance,
): Decision<E | TableEvent> => {
  if (standInAt(table, seat) === null) return act(game, table, seat, command, chance);

  const back: TableEvent = { type: 'SeatCameBack', seat };
  const there = evolveTable(game, table, { seq: table.seq + 1, event: back, seat, command: null }, 'auditor');
  const decision = act(game, there, seat, command, chance);
  return decision.ok ? accept(back, ...decision.events) : decision;
};
