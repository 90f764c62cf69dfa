import { COLOURS, FRAGMENTS } from '#events/light-masters/components.js';
import type { Fragment } from '#events/light-masters/components.js';
import { accept, refuse } from '../../kit/decision.js';
import { POSITIONS, innerAt, ringAt } from '../data/board.js';
import { NONE, countOf, plusOne, shared } from '../fragments.js';
import { playerOf } from '../players.js';
import type { LightMastersState } from '../state.js';
import type { CommandOf, Rules } from './rule.js';

/** Collecting, and fragments taken and given back by choice (rules C1, C2, B1, A1, A2, A11 and A12). */
export const collectingRules: Rules<'collect' | 'take' | 'takeNone' | 'giveBack'> = {
  collect: {
    choices: () => COLLECT,
    decide: (state, seat) => {
      if (state.phase.kind !== 'collecting') return refuse('C1', 'You have collected in this turn.');

      const { moved, stays, takings } = state.phase;
      const selector = moved || stays ? state.selector : (state.selector + 1) % POSITIONS;
      const pair = plusOne(plusOne(NONE, innerAt(selector)), ringAt(state.side, state.turned, selector));
      const fragments = shared(pair, state.warehouse);
      const missing = countOf(pair) - countOf(fragments);
      const lira = stays && takings === 1 ? FORESIGHT_LIRA : 0;
      return accept({ type: 'PairCollected', seat, selector, fragments, missing, lira });
    },
  },

  take: {
    choices: (state) =>
      toChooseFrom(state).flatMap((fragment) => (state.warehouse[fragment] > 0 ? [{ type: 'take', fragment }] : [])),
    decide: (state, seat, { fragment }) => {
      if (!toChooseFrom(state).includes(fragment)) return refuse(presentedBy(state), 'You may take another fragment.');
      if (state.warehouse[fragment] === 0) return refuse('C2', 'There is none of these in the warehouse.');

      return accept({ type: 'FragmentTaken', seat, fragment });
    },
  },

  takeNone: {
    choices: () => TAKE_NONE,
    decide: (_, seat) => accept({ type: 'NoneTaken', seat }),
  },

  giveBack: {
    choices: (state, seat) => heldBy(state, seat).map((fragment) => ({ type: 'giveBack', fragment })),
    decide: (state, seat, { fragment }) => {
      if (playerOf(state, seat).bench[fragment] === 0) return refuse('B1', 'You have none of these on your bench.');

      return accept({ type: 'FragmentGivenBack', seat, fragment });
    },
  },
};

const COLLECT: readonly CommandOf<'collect'>[] = [{ type: 'collect' }];
const TAKE_NONE: readonly CommandOf<'takeNone'>[] = [{ type: 'takeNone' }];
const FORESIGHT_LIRA = 1;

/** The kinds of fragments on a seat's bench. */
export const heldBy = (state: LightMastersState, seat: number): readonly Fragment[] => {
  const { bench } = playerOf(state, seat);
  const held: Fragment[] = [];
  for (const fragment of FRAGMENTS) if (bench[fragment] > 0) held.push(fragment);
  return held;
};

const toChooseFrom = ({ begun }: LightMastersState): readonly Fragment[] => {
  if (begun?.kind === 'presented') return begun.colours;
  return begun?.kind === 'replacing' ? FRAGMENTS : [];
};

/** The rule that says what may be chosen: a Gift is red or green, a Present yellow or blue. */
const presentedBy = ({ begun }: LightMastersState): string =>
  begun?.kind === 'presented' && begun.colours.includes(COLOURS[0]) ? 'A2' : 'A1';
