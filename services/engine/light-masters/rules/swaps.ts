import { COLOURS, FRAGMENTS } from '#events/light-masters/components.js';
import type { Fragment, Market } from '#events/light-masters/components.js';
import type { Seat } from '#events/viewer.js';
import { playerOf } from '../players.js';
import type { LightMastersState } from '../state.js';
import { hasRoom, isStocked } from './actions.js';
import type { CommandOf } from './rule.js';

/** What the Opportunist takes for each swap. */
export const SWAP_LIRA = 1;

/** Every swap of a fragment on the bench for another kind in the warehouse, not for a clear one (rule A15). */
export const swapsOf = (state: LightMastersState, seat: Seat): readonly CommandOf<'swap'>[] =>
  FRAGMENTS.flatMap((gives) =>
    COLOURS.filter((takes) => maySwap(state, seat, gives, takes)).map(
      (takes) => ({ type: 'swap', gives, takes }) as const,
    ),
  );

/** Whether there is any such swap: asked at nearly every moment, so without listing them. */
export const canSwap = (state: LightMastersState, seat: Seat): boolean =>
  FRAGMENTS.some((gives) => COLOURS.some((takes) => maySwap(state, seat, gives, takes)));

export const maySwap = (state: LightMastersState, seat: Seat, gives: Fragment, takes: Fragment): boolean =>
  takes !== 'clear' && gives !== takes && playerOf(state, seat).bench[gives] > 0 && state.warehouse[takes] > 0;

/** Every way to move a fragment from a market to a free place of another (rule A13). */
export const movesOf = (state: LightMastersState): readonly CommandOf<'move'>[] =>
  state.markets.flatMap((_, from) =>
    FRAGMENTS.flatMap((fragment) =>
      state.markets.flatMap((__, to) =>
        mayMove(state, fragment, from, to) ? [{ type: 'move', fragment, from, to } as const] : [],
      ),
    ),
  );

/** Whether anything can be moved. */
export const canMove = ({ markets }: LightMastersState): boolean =>
  markets.some((from, at) => isStocked(from) && markets.some((to, other) => other !== at && hasRoom(to)));

export const mayMove = ({ markets }: LightMastersState, fragment: Fragment, from: Market, to: Market): boolean => {
  const there = markets[from];
  const goal = markets[to];
  return from !== to && there !== undefined && goal !== undefined && there[fragment] > 0 && hasRoom(goal);
};
