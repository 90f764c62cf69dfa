import type { MuranoCommand } from '#events/murano/commands.js';
import type { MuranoEvent } from '#events/murano/events.js';
import type { Seat } from '#events/viewer.js';
import { refuse } from '../../kit/decision.js';
import type { Decision } from '../../kit/decision.js';
import type { Draws } from '../../kit/draws.js';
import type { Action } from '../data/ring.js';
import { decideScoring, scoringChoices } from '../scoring/rule.js';
import type { MuranoState, Phase } from '../state.js';
import { openAction } from './at.js';
import { buildingRules } from './building.js';
import { withTrigger } from './end-trigger.js';
import { glassRules } from './glass.js';
import { gondolierRules } from './gondoliers.js';
import { incomeRules } from './income.js';
import { purchaseRules } from './purchases.js';
import { recruitingRules } from './recruiting.js';
import type { CommandOf, CommandType, Rule, Rules } from './rule.js';
import { sailingRules } from './sailing.js';
import { turnEndRules } from './turn-end.js';

/** What the turns of a game are made of. The scoring after them has rules of its own. */
const RULES: Rules<TurnCommandType> = {
  ...sailingRules,
  ...purchaseRules,
  ...recruitingRules,
  ...gondolierRules,
  ...buildingRules,
  ...incomeRules,
  ...glassRules,
  ...turnEndRules,
};

type TurnCommandType = Exclude<CommandType, 'scoreCharacter' | 'exchangeGold' | 'deliverBeads' | 'finishScoring'>;
type TurnCommand = CommandOf<TurnCommandType>;

/** Which commands carry out each action of the ring. */
const ACTIONS: Readonly<Record<Action, readonly TurnCommandType[]>> = {
  takeGold: ['takeGold'],
  factory: ['buyFactory'],
  shop: ['buyShop', 'searchShops'],
  palace: ['buyPalace', 'searchPalaces'],
  special: ['buySpecial'],
  recruit: ['recruit'],
  placeGondolier: ['placeGondolier'],
  build: ['drawStreet', 'buildFactory', 'buildShop', 'buildPalace', 'buildSpecial'],
  income: ['collectIncome'],
  production: ['produce'],
  gondolier: ['dismissGondolier', 'hireGondolier'],
};

/** Which commands each phase may offer. */
const OFFERED: Readonly<Record<TurnPhase['kind'], readonly TurnCommandType[]>> = {
  sailing: ['sail', 'pass'],
  searchingShops: ['takeShop'],
  searchingPalaces: ['takePalace'],
  recruiting: ['keepCharacter', 'keepNobody'],
  building: ['drawStreet', 'buildFactory', 'buildShop', 'buildPalace', 'buildSpecial', 'endTurn'],
  layingStreet: ['layStreet'],
  choosingBuilding: ['keepBuilding'],
  selling: ['sellBeads', 'returnBead', 'endTurn'],
  returningBead: ['returnBead'],
  bought: ['buildFactory', 'buildShop', 'buildPalace', 'buildSpecial', 'endTurn'],
  acted: ['endTurn'],
};

type TurnPhase = Exclude<Phase, { kind: 'scoring' | 'over' }>;

export const choices = (state: MuranoState, seat: Seat): readonly MuranoCommand[] => {
  const { phase } = state;
  if (phase.kind === 'over' || phase.seat !== seat) return [];
  if (phase.kind === 'scoring') return scoringChoices(state, seat);

  const action = openAction(state);
  const all: MuranoCommand[] = [];
  for (const type of OFFERED[phase.kind]) all.push(...RULES[type].choices(state, seat));
  if (action !== null) for (const type of ACTIONS[action]) all.push(...RULES[type].choices(state, seat));
  return all;
};

export const decide = (state: MuranoState, seat: Seat, command: MuranoCommand, draws: Draws): Decision<MuranoEvent> => {
  if (state.phase.kind === 'scoring') return decideScoring(state, seat, command);
  if (!isTurnCommand(command)) return refuse('F1', 'Characters are scored after the last turn.');

  return withTrigger(state, seat, ruleOf(command).decide(state, seat, command, draws));
};

const isTurnCommand = (command: MuranoCommand): command is TurnCommand => Object.hasOwn(RULES, command.type);

/** The rules are total over the command types, which TypeScript cannot follow through an index by a union. */
const ruleOf = <T extends TurnCommandType>(command: { readonly type: T }): Rule<T> => RULES[command.type];
