import * as z from 'zod';
import { seenBy } from '#events/seen-by.js';
import type { TableEvent } from '#events/table/events.js';
import type { Seat } from '#events/viewer.js';
import { barrierFor } from './barriers.js';
import type { Barrier, Barriers } from './barriers.js';
import { accept, refuse } from './decision.js';
import type { Decision, Refused } from './decision.js';
import type { Game } from './game.js';
import type { PlayingTable, Table, TrailStep } from './table.js';
import { showingsOf } from './upcast.js';

/** The kit's own command, the same in every game: back to just after event `to`. */
export const Undo = z.strictObject({ type: z.literal('undo'), to: z.int().nonnegative() });
export type Undo = z.infer<typeof Undo>;

export const isUndo = (command: unknown): command is Undo => saysUndo(command) && Undo.safeParse(command).success;

/** Asked first: working out why a command is no undo costs more than a rule does. */
const saysUndo = (command: unknown): boolean =>
  typeof command === 'object' && command !== null && 'type' in command && command.type === 'undo';

/**
 * The seqs that a seat may go back to now, the latest first: before each of its own latest commands, as long as nobody
 * learnt anything by them and nobody else did anything since.
 */
export const undoable = (table: Table, seat: Seat): readonly number[] => {
  if (table.status !== 'playing') return [];
  const { trail } = table;
  const stop = trail.findLastIndex((step) => step.seat !== seat || step.news);
  return trail.flatMap((step, index) => (index > stop && isFirstOfCommand(trail, index) ? [step.seq] : [])).reverse();
};

/** Refused, it names the event that stands in the way, of whose kind it tells no more than the seat has seen. */
export const decideUndo = (
  game: Pick<Game<object, never>, 'seenBy' | 'upcasts'>,
  table: PlayingTable<object>,
  seat: Seat,
  { to }: Undo,
): Decision<TableEvent> => {
  if (to >= table.seq) return refuse('K6', 'There is nothing to undo there.');
  if (undoable(table, seat).includes(to)) return accept({ type: 'Undone', seat, to });
  if (table.barriers === undefined) return refuse('K7', CANNOT);

  const barrier = barrierFor(table.barriers, seat);
  return barrier.seq > to
    ? refuseUndo(barrier.seq, `${CANNOT.slice(0, -1)}: ${wordsFor(game, barrier, seat, table.barriers)}.`)
    : refuseUndo(to + 1, `${CANNOT.slice(0, -1)}: event ${String(to + 1)} is not where one of your moves begins.`);
};

const CANNOT = "You can't undo this.";

const refuseUndo = (blockedBy: number, message: string): Refused => ({
  ok: false,
  refusal: { code: 'illegal', rule: 'K7', message, blockedBy },
});

/** A command is undone as a whole: nobody can go back to between two of its events. */
const isFirstOfCommand = (trail: readonly TrailStep<object>[], index: number): boolean =>
  trail[index]?.command !== trail[index - 1]?.command;

/** Where the seat may not know the kind of an event, that it came is all that is said of it. */
const wordsFor = (
  game: Pick<Game<object, never>, 'seenBy' | 'upcasts'>,
  { seq, event }: Barrier,
  seat: Seat,
  { news }: Barriers,
): string => {
  const after = `event ${String(seq)} came after it`;
  const seen = seenBy(showingsOf(game), event, seat);
  if (seen === null) return after;
  const kind = seen.type.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return `${after} (${kind})${news.seq === seq ? ' and revealed something new' : ', made by someone else'}`;
};
