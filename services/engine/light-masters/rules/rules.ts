import type { LightMastersCommand } from '#events/light-masters/commands.js';
import type { LightMastersEvent } from '#events/light-masters/events.js';
import type { Seat } from '#events/viewer.js';
import type { Decision } from '../../kit/decision.js';
import type { LightMastersState } from '../state.js';
import { activatingRules } from './activating.js';
import { collectingRules } from './collecting.js';
import { completingRules } from './completing.js';
import { freeRules } from './free.js';
import { notNow, openTo } from './moments.js';
import { negotiatingRules } from './negotiating.js';
import type { CommandType, Rule, Rules } from './rule.js';
import { sellingRules } from './selling.js';

const RULES: Rules<CommandType> = {
  ...collectingRules,
  ...negotiatingRules,
  ...sellingRules,
  ...completingRules,
  ...freeRules,
  ...activatingRules,
};

export const choices = (state: LightMastersState, seat: Seat): readonly LightMastersCommand[] => {
  const { phase } = state;
  if (phase.kind === 'over' || phase.seat !== seat) return [];

  const all: LightMastersCommand[] = [];
  for (const type of openTo(state, seat)) for (const choice of RULES[type].choices(state, seat)) all.push(choice);
  return all;
};

export const decide = (
  state: LightMastersState,
  seat: Seat,
  command: LightMastersCommand,
): Decision<LightMastersEvent> =>
  openTo(state, seat).includes(command.type)
    ? ruleOf(command).decide(state, seat, command)
    : notNow(state, seat, command.type);

/** The rules are total over the command types, which TypeScript cannot follow through an index by a union. */
const ruleOf = <T extends CommandType>(command: { readonly type: T }): Rule<T> => RULES[command.type];
