import type { Happening } from '#events/seen-by.js';
import type { TableEvent } from '#events/table/events.js';
import type { Seat } from '#events/viewer.js';
import { start } from './act.js';
import type { Chance } from './act.js';
import { accept, refuse } from './decision.js';
import type { Decision } from './decision.js';
import type { Asking, Game } from './game.js';
import type { Table } from './table.js';

/** Sitting down, with what this seat adds to the luck (rules K10 and K11). */
export const sitDown = (table: Table, seat: Seat, nonce: string): Decision<TableEvent> => {
  if (table.status !== 'open') return refuse('K10', 'The game has started: seats stay as they are.');
  if (!hasSeat(table, seat)) return refuse('K3', 'There is no such seat at this table.', 'not_seated');
  if (table.nonces[seat] !== null) return refuse('K11', 'That seat is taken.');

  return accept({ type: 'SeatTaken', seat, nonce });
};

/** Getting up before the start (rules K10 and K11). */
export const getUp = (table: Table, seat: Seat): Decision<TableEvent> => {
  if (table.status !== 'open') return refuse('K10', 'The game has started: seats stay as they are.');
  if (!hasSeat(table, seat)) return refuse('K3', 'There is no such seat at this table.', 'not_seated');
  if (table.nonces[seat] === null) return refuse('K11', 'Nobody sits there.');

  return accept({ type: 'SeatLeft', seat });
};

/** Starting, when every seat is taken: the key of the luck is fixed from here on (rules K10 and K12). */
export const begin = <S extends object, C extends Asking, E extends Happening>(
  game: Game<S, C, E>,
  table: Table<S>,
  chance: Chance,
): Decision<E | TableEvent> => {
  if (table.status !== 'open') return refuse('K10', 'The game has started already.');
  if (table.nonces.includes(null)) return refuse('K12', 'The game starts when every seat is taken.');

  return accept(...start(game, table, chance));
};

const hasSeat = (table: Table, seat: Seat): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < table.setting.seats;
