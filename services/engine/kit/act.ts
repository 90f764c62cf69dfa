import type { Hashes } from '#events/chain/hashes.js';
import { isNews } from '#events/seen-by.js';
import type { Happening } from '#events/seen-by.js';
import type { TableEvent } from '#events/table/events.js';
import type { Seat } from '#events/viewer.js';
import { accept, refuse } from './decision.js';
import type { Decision } from './decision.js';
import { drawsAfter, drawsAt } from './draws.js';
import type { Draws } from './draws.js';
import type { Asking, Game } from './game.js';
import type { PlayingTable, Table } from './table.js';
import { decideUndo, isUndo } from './undo.js';

/** The source of a table's draws. */
export interface Chance {
  readonly table: string;
  /** The key that the table's seed and these nonces fix, one nonce a seat. */
  readonly keyFor: (nonces: Table['nonces']) => Uint8Array;
  /** How many draws the table took before (`Envelope.draws`). Only scheme 2 asks. */
  readonly drawn: number;
  /** What draws are worked out with, where that is not what everybody has. */
  readonly hashes?: Hashes;
  /** Told of the draws that are handed to a rule, by whoever counts them afterwards. */
  readonly handedOut?: (draws: Draws) => void;
}

/**
 * What a command of a seat brings about at a table, or why nothing does (rules K1 to K7). Takes anything: a command that
 * is no command is refused, never a fault.
 */
export const act = <S extends object, C extends Asking, E extends Happening>(
  game: Game<S, C, E>,
  table: Table<S>,
  seat: Seat,
  command: unknown,
  chance: Chance,
): Decision<E | TableEvent> => {
  if (table.status === 'open') return refuse('K1', 'The game has not started.');
  if (table.status === 'finished') return refuse('K2', 'The game is over.', 'finished');
  if (!isSeatOf(table, seat)) return refuse('K3', 'There is no such seat at this table.', 'not_seated');
  if (isUndo(command)) return decideUndo(game, table, seat, command);

  const draws = drawsFor(chance, table);
  const decision = decideAt(game, table.state, seat, command, draws);
  return decision.ok ? accept(...withEnd(game, table.state, decision.events)) : decision;
};

/** The same for a game's state alone, where no table stands around it. */
export const decideAt = <S extends object, C extends Asking, E extends Happening>(
  game: Game<S, C, E>,
  state: S,
  seat: Seat,
  command: unknown,
  draws: Draws,
): Decision<E> => {
  const parsed = game.command.safeParse(command);
  if (!parsed.success) return refuse('K4', 'That is not a command of this game.', 'malformed');
  if (!game.deciding(state).includes(seat)) return refuse('K5', 'It is not your turn.', 'not_your_turn');

  const decision = game.decide(state, seat, parsed.data, draws);
  const isNewsToSomebody = decision.ok && decision.events.some((event) => isNews(game.seenBy, event));
  if (draws.used() > 0 && !isNewsToSomebody)
    throw new Error(
      `${game.id}: ${parsed.data.type} drew, and it is no news: the same or something else could be drawn again.`,
    );
  return decision;
};

/** The events that open a game at a table that starts: the start itself, and what the game draws. */
export const start = <S extends object, C extends Asking, E extends Happening>(
  game: Game<S, C, E>,
  table: Table<S>,
  chance: Chance,
): readonly (E | TableEvent)[] => {
  const opening = game.open(game.blank(table.setting), drawsFor(chance, table));
  return [{ type: 'TableStarted' }, ...opening];
};

const drawsFor = (chance: Chance, table: Table): Draws => {
  const draws = drawsBy(chance, table);
  chance.handedOut?.(draws);
  return draws;
};

/** The next draws of a table, by its scheme; in the first one those of the event that comes next. */
export const drawsBy = (
  { keyFor, table, drawn, hashes }: Chance,
  { scheme, nonces, seq }: Table,
  next = seq + 1,
): Draws => {
  switch (scheme) {
    case 1:
      return drawsAt(keyFor(nonces), table, next, hashes);
    case 2:
      return drawsAfter(keyFor(nonces), table, drawn, hashes);
  }
};

const isSeatOf = (table: PlayingTable<object>, seat: Seat): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < table.setting.seats;

const withEnd = <S extends object, E extends Happening>(
  game: Pick<Game<S, never, E>, 'evolve' | 'outcome'>,
  state: S,
  events: readonly E[],
): readonly (E | TableEvent)[] => {
  const outcome = game.outcome(events.reduce((before, event) => game.evolve(before, event), state));
  return outcome === null ? events : [...events, { type: 'TableFinished', outcome }];
};
