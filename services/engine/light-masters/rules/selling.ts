import type { Seat } from '#events/viewer.js';
import { accept, refuse } from '../../kit/decision.js';
import { countOf } from '../fragments.js';
import { playerOf } from '../players.js';
import type { LightMastersState } from '../state.js';
import { actionsLeft } from './actions.js';
import { heldBy } from './collecting.js';
import type { CommandOf, Rules } from './rule.js';

/** Sell: one fragment, or several one by one (rules N5 and A4). */
export const sellingRules: Rules<'sell' | 'sellSeveral' | 'sellOne' | 'closeSale'> = {
  sell: {
    choices: (state, seat) =>
      actionsLeft(state) > 0 ? heldBy(state, seat).map((fragment) => ({ type: 'sell', fragment })) : [],
    decide: (state, seat, { fragment }) => {
      if (actionsLeft(state) === 0) return refuse('N1', 'You have negotiated in this turn.');
      if (playerOf(state, seat).bench[fragment] === 0) return refuse('N5', 'You have none of these on your bench.');

      return accept({ type: 'FragmentSold', seat, fragment, lira: saleLira(state) });
    },
  },

  sellSeveral: {
    choices: (state, seat) => (actionsLeft(state) > 0 && hasSeveral(state, seat) ? SELL_SEVERAL : []),
    decide: (state, seat) => {
      if (actionsLeft(state) === 0) return refuse('N1', 'You have negotiated in this turn.');
      if (!hasSeveral(state, seat)) return refuse('N5', 'You do not have several fragments.');

      return accept({ type: 'SaleOpened', seat, lira: saleLira(state) });
    },
  },

  sellOne: {
    choices: (state, seat) => heldBy(state, seat).map((fragment) => ({ type: 'sellOne', fragment })),
    decide: (state, seat, { fragment }) => {
      if (playerOf(state, seat).bench[fragment] === 0) return refuse('N5', 'You have none of these on your bench.');

      return accept({ type: 'OneSold', seat, fragment });
    },
  },

  closeSale: {
    choices: (state) => (soldIn(state) < SEVERAL ? [] : CLOSE_SALE),
    decide: (state, seat) => {
      if (soldIn(state) < SEVERAL) return refuse('N5', 'Sell two at least.');

      return accept({ type: 'SaleClosed', seat });
    },
  },
};

const SEVERAL = 2;
const SALE_LIRA = 1;
const MERCHANT_LIRA = 4;
const SELL_SEVERAL: readonly CommandOf<'sellSeveral'>[] = [{ type: 'sellSeveral' }];
const CLOSE_SALE: readonly CommandOf<'closeSale'>[] = [{ type: 'closeSale' }];

const saleLira = ({ phase }: LightMastersState): number =>
  phase.kind === 'negotiating' && phase.merchant ? MERCHANT_LIRA : SALE_LIRA;

const hasSeveral = (state: LightMastersState, seat: Seat): boolean => countOf(playerOf(state, seat).bench) >= SEVERAL;

const soldIn = ({ begun }: LightMastersState): number => (begun?.kind === 'selling' ? begun.sold : 0);
