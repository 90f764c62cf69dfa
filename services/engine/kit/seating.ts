import { derivedNonce } from '#events/chain/nonces.js';
import type { Happening } from '#events/seen-by.js';
import type { TableEvent } from '#events/table/events.js';
import type { Seat } from '#events/viewer.js';
import { start } from './act.js';
import type { Chance } from './act.js';
import { accept, refuse } from './decision.js';
import type { Decision } from './decision.js';
import type { Asking, Game } from './game.js';
import { commitmentOf } from './seat-held.js';
import type { Table } from './table.js';

/** A seat's part of the draws when it is taken: a nonce, a commitment to one, or a derived nonce. */
export type Addition = { readonly nonce: string } | { readonly nonceCommitment: string } | 'derived';

/** Sitting down by a claim, with what the seat adds to the draws (rules K10, K11 and K19). */
export const sitDown = (
  table: Table,
  seat: Seat,
  claim: string,
  adds: Addition,
  { table: id }: Pick<Chance, 'table'>,
): Decision<TableEvent> => {
  if (!isOpenForSeats(table)) return refuse('K10', 'The game has started: seats stay as they are.');
  if (!hasSeat(table, seat)) return refuse('K3', 'There is no such seat at this table.', 'not_seated');
  if (table.claims[seat] !== null) return refuse('K11', 'That seat is taken.');
  if (table.scheme === 1) return takenByNonce(seat, adds);

  return accept({ type: 'SeatTaken', seat, claim, ...addition(adds, table, id, seat) });
};

/** At a table of scheme 1 everybody names their nonce, and it is the claim. */
const takenByNonce = (seat: Seat, adds: Addition): Decision<TableEvent> =>
  adds !== 'derived' && 'nonce' in adds
    ? accept({ type: 'SeatTaken', seat, nonce: adds.nonce })
    : refuse('K19', 'This table was opened before there were commitments to a nonce: name the nonce itself.');

const addition = (adds: Addition, { commitment }: Table, id: string, seat: Seat) =>
  adds === 'derived' ? { derivedNonce: derivedNonce(commitment, id, seat) } : adds;

/** Getting up before the start (rules K10 and K11). */
export const getUp = (table: Table, seat: Seat): Decision<TableEvent> => {
  if (!isOpenForSeats(table)) return refuse('K10', 'The game has started: seats stay as they are.');
  if (!hasSeat(table, seat)) return refuse('K3', 'There is no such seat at this table.', 'not_seated');
  if (table.claims[seat] === null) return refuse('K11', 'Nobody sits there.');

  return accept({ type: 'SeatLeft', seat });
};

/**
 * Starting, when every seat is taken (rules K10, K12 and K20): with the last nonce the key of the draws is fixed. If some are
 * only committed to, their reveals are asked for first.
 */
export const begin = <S extends object, C extends Asking, E extends Happening>(
  game: Game<S, C, E>,
  table: Table<S>,
  chance: Chance,
): Decision<E | TableEvent> => {
  if (!isOpenForSeats(table)) return refuse('K10', 'The game has started already.');
  if (table.claims.includes(null)) return refuse('K12', 'The game starts when every seat is taken.');
  if (unrevealed(table).length > 0) return accept({ type: 'RevealsAsked' });

  return accept(...start(game, table, chance));
};

/** The seats whose nonces are committed to and not revealed. */
export const unrevealed = ({ sources }: Pick<Table, 'sources'>): readonly Seat[] =>
  sources.flatMap((source, seat) => (commitmentOf(source) === null ? [] : [seat]));

/** Whether seats can be taken and left: before the start is asked for. */
export const isOpenForSeats = (table: Table): boolean => table.status === 'open' && !table.isStarting;

const hasSeat = (table: Table, seat: Seat): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < table.setting.seats;
