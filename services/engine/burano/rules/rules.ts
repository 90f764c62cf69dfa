import type { BuranoCommand } from '#events/burano/commands.js';
import type { BuranoEvent } from '#events/burano/events.js';
import type { Seat } from '#events/viewer.js';
import type { Decision } from '../../kit/decision.js';
import type { Draws } from '../../kit/draws.js';
import type { BuranoState, Phase } from '../state.js';
import { dismissing } from './dismissing.js';
import { finishing } from './finishing.js';
import { placing } from './placing.js';
import { returning } from './returning.js';
import type { CommandType, Rule, Rules } from './rule.js';
import { taking } from './taking.js';
import { welcoming } from './welcoming.js';

const RULES: Rules<CommandType> = {
  takeFloors: taking,
  placeFloor: placing,
  finishPlacing: finishing,
  welcome: welcoming,
  returnFloor: returning,
  dismiss: dismissing,
};

/** Which commands each phase may offer. */
const OFFERED: Readonly<Record<Phase['kind'], readonly CommandType[]>> = {
  taking: ['takeFloors'],
  placing: ['placeFloor', 'finishPlacing'],
  visiting: ['welcome'],
  returning: ['returnFloor'],
  betweenRounds: ['dismiss'],
  over: [],
};

export const choices = (state: BuranoState, seat: Seat): readonly BuranoCommand[] => {
  const { phase } = state;
  if (phase.kind === 'over' || phase.seat !== seat) return [];
  return OFFERED[phase.kind].flatMap<BuranoCommand>((type) => RULES[type].choices(state, seat));
};

export const decide = (state: BuranoState, seat: Seat, command: BuranoCommand, draws: Draws): Decision<BuranoEvent> =>
  ruleOf(command).decide(state, seat, command, draws);

/** The rules are total over the command types, which TypeScript cannot follow through an index by a union. */
const ruleOf = <T extends CommandType>(command: { readonly type: T }): Rule<T> => RULES[command.type];
