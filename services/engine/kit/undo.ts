import * as z from 'zod';
import type { TableEvent } from '#events/table/events.js';
import type { Seat } from '#events/viewer.js';
import { accept, refuse } from './decision.js';
import type { Decision } from './decision.js';
import type { PlayingTable, Table, TrailStep } from './table.js';

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

export const decideUndo = (table: PlayingTable<object>, seat: Seat, { to }: Undo): Decision<TableEvent> => {
  if (to >= table.seq) return refuse('K6', 'There is nothing to undo there.');
  if (!undoable(table, seat).includes(to))
    return refuse('K7', 'That cannot be undone: somebody has learnt something or acted since.');

  return accept({ type: 'Undone', seat, to });
};

/** A command is undone as a whole: nobody can go back to between two of its events. */
const isFirstOfCommand = (trail: readonly TrailStep<object>[], index: number): boolean =>
  trail[index]?.command !== trail[index - 1]?.command;
