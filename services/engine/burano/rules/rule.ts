import type { BuranoCommand } from '#events/burano/commands.js';
import type { BuranoEvent } from '#events/burano/events.js';
import type { Seat } from '#events/viewer.js';
import type { Decision } from '../../kit/decision.js';
import type { Draws } from '../../kit/draws.js';
import type { BuranoState } from '../state.js';

export type CommandType = BuranoCommand['type'];
export type CommandOf<Type extends CommandType> = Extract<BuranoCommand, { type: Type }>;

/** One command: where the seat whose turn it is may give it, and what it brings about. Both may be asked at any time. */
export interface Rule<Type extends CommandType> {
  choices(state: BuranoState, seat: Seat): readonly CommandOf<Type>[];
  decide(state: BuranoState, seat: Seat, command: CommandOf<Type>, draws: Draws): Decision<BuranoEvent>;
}

export type Rules<Type extends CommandType> = { readonly [T in Type]: Rule<T> };
