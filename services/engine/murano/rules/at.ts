import type { Refused } from '../../kit/decision.js';
import { refuse } from '../../kit/decision.js';
import { actionOf } from '../data/ring.js';
import type { Action } from '../data/ring.js';
import type { MuranoState } from '../state.js';

/** The action of the space that the last ship entered, which may be carried out now (rule T5). */
export const openAction = (state: MuranoState): Action | null => {
  const { phase } = state;
  if (phase.kind !== 'sailing') return null;
  const last = phase.moved.at(-1);
  const space = last === undefined ? undefined : state.ships[last];
  return space === undefined ? null : actionOf(space);
};

export const isAt = (state: MuranoState, action: Action): boolean => openAction(state) === action;

export const notAt = (rule: string, space: string): Refused =>
  refuse(rule, `Your last ship has to enter ${space} first.`);
