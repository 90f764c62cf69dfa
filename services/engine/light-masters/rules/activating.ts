import type { LightMastersEvent } from '#events/light-masters/events.js';
import type { Seat } from '#events/viewer.js';
import { accept, refuse } from '../../kit/decision.js';
import { MARKETS, POSITIONS } from '../data/board.js';
import { cardOf } from '../data/creations.js';
import { playerOf } from '../players.js';
import type { LightMastersState } from '../state.js';
import { advantageOf } from './advantages.js';
import type { AdvantageCard } from './advantages.js';
import type { CommandOf, Rules } from './rule.js';
import { SWAP_LIRA, mayMove, maySwap, movesOf, swapsOf } from './swaps.js';

/** Advantages, and what they leave to choose (rules F3 to F5, A8, A13, A15 and A16). */
export const activatingRules: Rules<'activate' | 'putNext' | 'move' | 'swap' | 'stopSwapping' | 'turnRingTo'> = {
  activate: {
    choices: (state, seat) =>
      playerOf(state, seat).completed.flatMap((creation) =>
        cardOf(creation)
          .categories.filter((category) => advantageOf(state.advantages[category]).works(state, seat))
          .map((category) => ({ type: 'activate', creation, category }) as const),
      ),
    decide: (state, seat, { creation, category }) => {
      const number = state.advantages[category];
      const advantage = advantageOf(number);
      if (!playerOf(state, seat).completed.includes(creation))
        return refuse('F3', 'That is no creation of yours that can still be activated.');
      if (!cardOf(creation).categories.includes(category)) return refuse('F3', 'That creation has another category.');
      if (!advantage.works(state, seat)) return refuse(`A${String(number)}`, advantage.otherwise);

      const { pays, gains } = advantage;
      const activated = {
        type: 'AdvantageActivated',
        seat,
        creation,
        category,
        advantage: number,
        pays,
        gains,
      } as const;
      return accept(activated, ...glassOf(advantage, seat));
    },
  },

  putNext: {
    choices: (state, seat) =>
      playerOf(state, seat)
        .hand.map((_, from) => ({ type: 'putNext', from }) as const)
        .filter(({ from }) => from >= placedIn(state)),
    decide: (state, seat, { from }) => {
      if (from < placedIn(state)) return refuse('A8', 'That card has its place.');
      if (from >= playerOf(state, seat).hand.length) return refuse('A8', 'You have no such card.');

      return accept({ type: 'NextPut', seat, from });
    },
  },

  move: {
    choices: (state) => movesOf(state),
    decide: (state, seat, { fragment, from, to }) => {
      if (from >= MARKETS || to >= MARKETS) return refuse('A13', 'There are four markets, 0 to 3.');
      if (!mayMove(state, fragment, from, to))
        return refuse('A13', 'Move a fragment that is there to a free place of another market.');

      return accept({ type: 'FragmentMoved', seat, fragment, from, to });
    },
  },

  swap: {
    choices: (state, seat) => (playerOf(state, seat).lira < SWAP_LIRA ? [] : swapsOf(state, seat)),
    decide: (state, seat, { gives, takes }) => {
      if (playerOf(state, seat).lira < SWAP_LIRA) return refuse('A15', 'That costs 1 L.');
      if (!maySwap(state, seat, gives, takes))
        return refuse('A15', 'Give what you have for another colour that is in the warehouse.');

      return accept({ type: 'FragmentSwapped', seat, gives, takes, lira: SWAP_LIRA });
    },
  },

  stopSwapping: {
    choices: ({ begun }) => (begun?.kind === 'swapping' && begun.swapped ? STOP_SWAPPING : []),
    decide: ({ begun }, seat) => {
      if (begun?.kind !== 'swapping' || !begun.swapped) return refuse('A15', 'Swap once at least.');

      return accept({ type: 'SwappingStopped', seat });
    },
  },

  turnRingTo: {
    choices: ({ turned }) => TURNS.filter((turn) => turn.turned !== turned),
    decide: (state, seat, { turned }) => {
      if (turned >= POSITIONS || turned === state.turned) return refuse('A16', 'Turn the ring to another rotation.');

      return accept({ type: 'RingTurned', seat, turned, lira: 0 });
    },
  },
};

const STOP_SWAPPING: readonly CommandOf<'stopSwapping'>[] = [{ type: 'stopSwapping' }];
const TURNS: readonly CommandOf<'turnRingTo'>[] = Array.from({ length: POSITIONS }, (_, turned) => ({
  type: 'turnRingTo',
  turned,
}));

const placedIn = ({ begun }: LightMastersState): number => (begun?.kind === 'ordering' ? begun.placed : 0);

/** The clear fragment that an advantage brings or takes at once. */
const glassOf = ({ clear }: AdvantageCard, seat: Seat): readonly LightMastersEvent[] => {
  if (clear === 'stays') return [];
  return [{ type: clear === 'comes' ? 'FragmentTaken' : 'FragmentGivenBack', seat, fragment: 'clear' }];
};
