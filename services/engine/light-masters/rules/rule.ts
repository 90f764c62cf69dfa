import type { LightMastersCommand } from '#events/light-masters/commands.js';
import type { LightMastersEvent } from '#events/light-masters/events.js';
import type { Seat } from '#events/viewer.js';
import type { Decision } from '../../kit/decision.js';
import type { LightMastersState } from '../state.js';

export type CommandType = LightMastersCommand['type'];
export type CommandOf<Type extends CommandType> = Extract<LightMastersCommand, { type: Type }>;

/**
 * One command: where it may be given, and what it brings about. Both are asked only at moments that are open to the
 * command (`openTo`), of the seat whose turn it is. No rule draws: all luck falls in the setup.
 */
export interface Rule<Type extends CommandType> {
  choices(state: LightMastersState, seat: Seat): readonly CommandOf<Type>[];
  decide(state: LightMastersState, seat: Seat, command: CommandOf<Type>): Decision<LightMastersEvent>;
}

export type Rules<Type extends CommandType> = { readonly [T in Type]: Rule<T> };
