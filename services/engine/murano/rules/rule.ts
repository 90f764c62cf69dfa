import type { MuranoCommand } from '#events/murano/commands.js';
import type { MuranoEvent } from '#events/murano/events.js';
import type { Seat } from '#events/viewer.js';
import type { Decision } from '../../kit/decision.js';
import type { Draws } from '../../kit/draws.js';
import type { MuranoState } from '../state.js';

export type CommandType = MuranoCommand['type'];
export type CommandOf<Type extends CommandType> = Extract<MuranoCommand, { type: Type }>;

/**
 * One command: where it may be given, and what it brings about. `choices` is asked in the phases that offer the command,
 * of the seat whose turn it is; `decide` at any time, of any command of the right form.
 */
export interface Rule<Type extends CommandType> {
  choices(state: MuranoState, seat: Seat): readonly CommandOf<Type>[];
  decide(state: MuranoState, seat: Seat, command: CommandOf<Type>, draws: Draws): Decision<MuranoEvent>;
}

export type Rules<Type extends CommandType> = { readonly [T in Type]: Rule<T> };
