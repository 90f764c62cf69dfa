import type { Fragment, Fragments, Market } from '#events/light-masters/components.js';
import { accept, refuse } from '../../kit/decision.js';
import { windowAt } from '../data/board.js';
import { NONE, countOf, covers, shared } from '../fragments.js';
import { playerOf } from '../players.js';
import type { LightMastersState } from '../state.js';
import { BUY_LIRA, actionsLeft, canBuy, hasRoom, isFree, isStocked } from './actions.js';
import { heldBy } from './collecting.js';
import type { CommandOf, Rules } from './rule.js';

/** Exchange and Buy (rules N1 to N4, A3 and A5). */
export const negotiatingRules: Rules<'exchange' | 'pick' | 'buy'> = {
  exchange: {
    choices: (state, seat) => {
      const exchanges: CommandOf<'exchange'>[] = [];
      if (actionsLeft(state) === 0) return exchanges;
      const held = heldBy(state, seat);
      for (const market of open(state, hasRoom))
        for (const fragment of held) exchanges.push({ type: 'exchange', fragment, market });
      return exchanges;
    },
    decide: (state, seat, { fragment, market }) => {
      const there = state.markets[market];
      if (actionsLeft(state) === 0) return refuse('N1', 'You have negotiated in this turn.');
      if (there === undefined) return refuse('N2', 'There are four markets, 0 to 3.');
      if (playerOf(state, seat).bench[fragment] === 0) return refuse('N2', 'You have none of these on your bench.');
      if (!hasRoom(there)) return refuse('N2', 'That market is full.');

      const shown = shared(windowAt(state.side, state.turned, market), state.warehouse);
      const yields = isExpert(state)
        ? { takes: NONE, offered: shown }
        : { takes: { ...shown, clear: 0 }, offered: NONE };
      return accept({ type: 'FragmentExchanged', seat, fragment, market, ...yields });
    },
  },

  pick: {
    choices: ({ begun }) => (begun?.kind === 'picking' ? picks(begun.offered) : []),
    decide: ({ begun }, seat, { fragments }) => {
      const count = countOf(fragments);
      if (begun?.kind !== 'picking' || !covers(begun.offered, fragments))
        return refuse('A5', 'The ring does not offer that.');
      if (count === 0) return refuse('A5', 'Pick one at least.');
      if (fragments.clear > MOST_CLEAR) return refuse('A5', 'One of them may be clear, no more.');

      return accept({ type: 'FragmentsPicked', seat, fragments });
    },
  },

  buy: {
    choices: (state, seat) =>
      actionsLeft(state) > 0 && canBuy(state, seat)
        ? open(state, isStocked).map((market) => ({ type: 'buy', market }))
        : [],
    decide: (state, seat, { market }) => {
      const fragments = state.markets[market];
      if (actionsLeft(state) === 0) return refuse('N1', 'You have negotiated in this turn.');
      if (fragments === undefined) return refuse('N4', 'There are four markets, 0 to 3.');
      if (!isStocked(fragments)) return refuse('N4', 'That market is empty.');
      if (!canBuy(state, seat)) return refuse('N4', 'To buy costs 2 L.');

      return accept({ type: 'MarketBought', seat, market, fragments, lira: isFree(state) ? 0 : BUY_LIRA });
    },
  },
};

const MOST_CLEAR = 1;

const open = ({ markets }: LightMastersState, fits: (market: Fragments) => boolean): readonly Market[] => {
  const fitting: Market[] = [];
  for (let number = 0; number < markets.length; number += 1) if (fits(markets[number] ?? NONE)) fitting.push(number);
  return fitting;
};

const isExpert = ({ phase }: LightMastersState): boolean => phase.kind === 'negotiating' && phase.expertise;

/** Every choice of one fragment or more of those offered. */
const picks = (offered: Fragments): readonly CommandOf<'pick'>[] => {
  const kinds = Object.keys(offered) as Fragment[];
  const most = (kind: Fragment): number => (kind === 'clear' ? Math.min(MOST_CLEAR, offered.clear) : offered[kind]);
  return kinds
    .reduce<readonly Fragments[]>(
      (sets, kind) =>
        sets.flatMap((set) => Array.from({ length: most(kind) + 1 }, (_, count) => ({ ...set, [kind]: count }))),
      [NONE],
    )
    .filter((set) => countOf(set) > 0)
    .map((fragments) => ({ type: 'pick', fragments }));
};
