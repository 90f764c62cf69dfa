import { commitToNonce, derivedNonce } from '#events/chain/nonces.js';
import type { Happening } from '#events/seen-by.js';
import type { TableEvent } from '#events/table/events.js';
import type { Seat } from '#events/viewer.js';
import { start } from './act.js';
import type { Chance } from './act.js';
import { accept, refuse } from './decision.js';
import type { Decision } from './decision.js';
import type { Asking, Game } from './game.js';
import { commitmentOf } from './seat-held.js';
import { unrevealed } from './seating.js';
import { evolveTable } from './table.js';
import type { Table } from './table.js';

/** Revealing the nonce that a seat committed to (rule K20). With the last one the game starts in the same step. */
export const reveal = <S extends object, C extends Asking, E extends Happening>(
  game: Game<S, C, E>,
  table: Table<S>,
  seat: Seat,
  nonce: string,
  chance: Chance,
): Decision<E | TableEvent> => {
  if (table.status !== 'open') return refuse('K20', 'The game has started: it is too late to reveal a nonce.', 'stale');
  const commitment = commitmentOf(table.sources[seat]);
  if (commitment === null) return refuse('K20', 'This seat has no nonce to reveal.');
  if (!table.isStarting) return refuse('K20', 'A nonce is revealed when the start is asked for, and not before.');
  if (commitToNonce(chance.table, seat, nonce) !== commitment)
    return refuse('K20', 'That is not the nonce that this seat committed to.');

  return accept(...startingWith(game, table, [{ type: 'NonceRevealed', seat, nonce }], chance));
};

/** The time for reveals is over: what did not come is derived, and the game starts in the same step (rule K21). */
export const withhold = <S extends object, C extends Asking, E extends Happening>(
  game: Game<S, C, E>,
  table: Table<S>,
  chance: Chance,
): Decision<E | TableEvent> => {
  if (table.status !== 'open' || !table.isStarting) return refuse('K21', 'No reveal is waited for here.', 'stale');
  const withheld = unrevealed(table).map((seat): TableEvent => {
    return { type: 'NonceWithheld', seat, derivedNonce: derivedNonce(table.commitment, chance.table, seat) };
  });

  return accept(...startingWith(game, table, withheld, chance));
};

/** These events, and the start behind them where no nonce is missing any more. */
const startingWith = <S extends object, C extends Asking, E extends Happening>(
  game: Game<S, C, E>,
  table: Table<S>,
  settled: readonly TableEvent[],
  chance: Chance,
): readonly (E | TableEvent)[] => {
  const there = settled.reduce<Table<S>>(
    (before, event) => evolveTable(game, before, { seq: before.seq + 1, event, seat: null, command: null }, 'auditor'),
    table,
  );
  return unrevealed(there).length > 0 ? settled : [...settled, ...start(game, there, chance)];
};
