import type { Fragments } from '#events/light-masters/components.js';
import type { Seat } from '#events/viewer.js';
import { PLACES } from '../data/board.js';
import { countOf } from '../fragments.js';
import { playerOf } from '../players.js';
import { rulingsOf } from '../rulings.js';
import type { LightMastersState } from '../state.js';

export const BUY_LIRA = 2;

/** How many times one may still negotiate in this turn (rules N1 and A10). */
export const actionsLeft = ({ phase }: LightMastersState): number => (phase.kind === 'negotiating' ? phase.actions : 0);

/** Whether one may and can negotiate, and so has to before anything later (rules T2 and N6). */
export const mustNegotiate = (state: LightMastersState, seat: Seat): boolean =>
  actionsLeft(state) > 0 && !mayStop(state) && (hasGlass(state, seat) || canBuy(state, seat));

/** Whether an action that is left need not be done (rule A10). */
export const mayStop = (state: LightMastersState): boolean =>
  state.phase.kind === 'negotiating' && state.phase.last !== null && !rulingsOf(state).everyActionIsAMust;

/** Whoever has a fragment can sell it. */
export const hasGlass = (state: LightMastersState, seat: Seat): boolean => countOf(playerOf(state, seat).bench) > 0;

export const canBuy = (state: LightMastersState, seat: Seat): boolean =>
  (isFree(state) || playerOf(state, seat).lira >= BUY_LIRA) && someStocked(state);

export const isFree = ({ phase }: LightMastersState): boolean => phase.kind === 'negotiating' && phase.free;

export const someStocked = ({ markets }: LightMastersState): boolean => markets.some(isStocked);

export const isStocked = (market: Fragments): boolean => countOf(market) > 0;

/** Whether a market has a free place. */
export const hasRoom = (market: Fragments): boolean => countOf(market) < PLACES;
