import { NONE, countOf, minus, minusOne, plus, plusOne } from '../fragments.js';
import { playerOf, withPlayer } from '../players.js';
import { rulingsOf } from '../rulings.js';
import type { Action, Begun, LightMastersState, Phase } from '../state.js';
import type { Evolve } from './fold.js';

/** What is done when negotiating. */
export const evolveTrade: Evolve<
  | 'FragmentExchanged'
  | 'FragmentsPicked'
  | 'MarketBought'
  | 'FragmentSold'
  | 'SaleOpened'
  | 'OneSold'
  | 'SaleClosed'
  | 'FragmentMoved'
> = {
  FragmentExchanged: (state, { seat, fragment, market, takes, offered }) => {
    const { bench } = playerOf(state, seat);
    return {
      ...withPlayer(state, seat, { bench: plus(minusOne(bench, fragment), takes) }),
      warehouse: minus(state.warehouse, takes),
      markets: state.markets.with(market, plusOne(state.markets[market] ?? NONE, fragment)),
      phase: afterAction(state, 'exchange'),
      begun: countOf(offered) === 0 ? null : { kind: 'picking', offered },
    };
  },

  FragmentsPicked: (state, { seat, fragments }) => ({
    ...withPlayer(state, seat, { bench: plus(playerOf(state, seat).bench, fragments) }),
    warehouse: minus(state.warehouse, fragments),
    begun: null,
  }),

  MarketBought: (state, { seat, market, fragments, lira }) => {
    const player = playerOf(state, seat);
    const change = { lira: player.lira - lira, bench: plus(player.bench, fragments) };
    return {
      ...withPlayer(state, seat, change),
      markets: state.markets.with(market, NONE),
      phase: afterAction(state, 'buy'),
    };
  },

  FragmentSold: (state, { seat, fragment, lira }) => ({
    ...withPlayer(state, seat, {
      bench: minusOne(playerOf(state, seat).bench, fragment),
      lira: playerOf(state, seat).lira + lira,
    }),
    warehouse: plusOne(state.warehouse, fragment),
    phase: afterAction(state, 'sell'),
  }),

  SaleOpened: (state, { seat, lira }) => ({
    ...withPlayer(state, seat, { lira: playerOf(state, seat).lira + lira }),
    phase: afterAction(state, 'sell'),
    begun: { kind: 'selling', sold: 0 },
  }),

  OneSold: (state, { seat, fragment }) => {
    const bench = minusOne(playerOf(state, seat).bench, fragment);
    return {
      ...withPlayer(state, seat, { bench }),
      warehouse: plusOne(state.warehouse, fragment),
      begun: countOf(bench) === 0 ? null : oneMore(state.begun),
    };
  },

  SaleClosed: (state) => ({ ...state, begun: null }),

  FragmentMoved: (state, { fragment, from, to }) => ({
    ...state,
    markets: state.markets
      .with(from, minusOne(state.markets[from] ?? NONE, fragment))
      .with(to, plusOne(state.markets[to] ?? NONE, fragment)),
    begun: null,
  }),
};

/** A sale goes on as long as there is something left to sell. */
const oneMore = (begun: Begun | null): Begun => ({
  kind: 'selling',
  sold: begun?.kind === 'selling' ? begun.sold + 1 : 1,
});

/** What an advantage waited for has come. */
const afterAction = (state: LightMastersState, action: Action): Phase => {
  const { phase } = state;
  if (phase.kind !== 'negotiating') return phase;
  return {
    kind: 'negotiating',
    seat: phase.seat,
    actions: phase.actions - 1,
    free: phase.free && action !== 'buy',
    merchant: phase.merchant && action !== 'sell',
    expertise: phase.expertise && action !== 'exchange',
    last: action,
    ...(rulingsOf(state).rightAfter ? {} : { done: [...(phase.done ?? []), action] }),
  };
};
