import type { Seat } from '#events/viewer.js';
import { refuse } from '../../kit/decision.js';
import type { Refused } from '../../kit/decision.js';
import { playerOf, surplusOf } from '../players.js';
import type { Begun, LightMastersState, Phase } from '../state.js';
import type { CommandType } from './rule.js';

/** The commands that may be given at this moment, as far as the moment decides it (rules B1, T1 and T3). */
export const openTo = (state: LightMastersState, seat: Seat): readonly CommandType[] => {
  if (surplusOf(playerOf(state, seat)) > 0) return GIVING_BACK;
  return state.begun === null ? OPEN_IN[state.phase.kind] : OPEN_TO_FINISH[state.begun.kind];
};

const GIVING_BACK: readonly CommandType[] = ['giveBack'];

/** At any time in one's turn. */
const FREE: readonly CommandType[] = ['putFirst', 'turnRing', 'activate'];

const OPEN_IN: Readonly<Record<Phase['kind'], readonly CommandType[]>> = {
  collecting: ['collect', ...FREE],
  negotiating: ['exchange', 'buy', 'sell', 'sellSeveral', 'complete', 'endTurn', ...FREE],
  completing: ['complete', 'endTurn', ...FREE],
  over: [],
};

const OPEN_TO_FINISH: Readonly<Record<Begun['kind'], readonly CommandType[]>> = {
  replacing: ['take', 'takeNone'],
  presented: ['take'],
  picking: ['pick'],
  selling: ['sellOne', 'closeSale'],
  ordering: ['putNext'],
  travelling: ['move'],
  swapping: ['swap', 'stopSwapping'],
  seeing: ['turnRingTo'],
};

/** Why a command cannot be given at this moment. */
export const notNow = (state: LightMastersState, seat: Seat, type: CommandType): Refused => {
  if (surplusOf(playerOf(state, seat)) > 0) return refuse('B1', 'First give back what your bench has no place for.');
  if (state.begun !== null) return refuse('T3', 'First finish what you began.');
  const [rule, message] = NOT_NOW[type];
  return refuse(rule, message);
};

const NOT_NOW: Readonly<Record<CommandType, readonly [string, string]>> = {
  collect: ['C1', 'You have collected in this turn.'],
  take: ['C2', 'You have no fragment to choose.'],
  takeNone: ['C2', 'You have no fragment to choose.'],
  giveBack: ['B1', 'Your bench has a place for each of your fragments.'],
  exchange: ['N1', 'You negotiate after collecting, and before you complete anything.'],
  buy: ['N1', 'You negotiate after collecting, and before you complete anything.'],
  sell: ['N1', 'You negotiate after collecting, and before you complete anything.'],
  sellSeveral: ['N1', 'You negotiate after collecting, and before you complete anything.'],
  pick: ['A5', 'Only Expertise lets you pick, after an Exchange.'],
  sellOne: ['N5', 'You are not selling several.'],
  closeSale: ['N5', 'You are not selling several.'],
  complete: ['T2', 'First collect and negotiate.'],
  endTurn: ['T2', 'First collect and negotiate.'],
  putFirst: ['F1', 'The game is over.'],
  turnRing: ['F2', 'The game is over.'],
  activate: ['F3', 'The game is over.'],
  putNext: ['A8', 'Only the Wizard puts your hand in order.'],
  move: ['A13', 'Only the Traveller moves fragments between markets.'],
  swap: ['A15', 'Only the Opportunist swaps fragments.'],
  stopSwapping: ['A15', 'You are not swapping.'],
  turnRingTo: ['A16', 'Only the Seer turns the ring as he likes.'],
};
