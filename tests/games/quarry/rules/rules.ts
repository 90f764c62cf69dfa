import type { Seat } from '#events/viewer.js';
import type { Decision } from '#engine/kit/decision.js';
import type { Draws } from '#engine/kit/draws.js';
import type { QuarryCommand } from '../commands.js';
import type { QuarryEvent } from '../events.js';
import type { Quarry } from '../state.js';
import { search, take } from './crate.js';
import { dig, pan } from './luck.js';
import { lay, peg, rest } from './open.js';
import type { CommandOf, CommandType, Rule } from './rule.js';

const RULES: { readonly [T in CommandType]: Rule<T> } = { dig, pan, search, take, lay, peg, rest };

export const deciding = ({ phase }: Quarry): readonly Seat[] => (phase.kind === 'over' ? [] : [phase.seat]);

export const choices = (quarry: Quarry, seat: Seat): readonly QuarryCommand[] =>
  deciding(quarry).includes(seat)
    ? Object.values(RULES).flatMap((rule): readonly QuarryCommand[] => rule.choices(quarry, seat))
    : [];

export const decide = (quarry: Quarry, seat: Seat, command: QuarryCommand, draws: Draws): Decision<QuarryEvent> =>
  ruleOf(command).decide(quarry, seat, command, draws);

/** The rules are total over the command types, which TypeScript cannot follow through an index by a union. */
const ruleOf = <T extends CommandType>(command: CommandOf<T>): Rule<T> => RULES[command.type];
