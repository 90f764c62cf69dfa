import type { Seat } from '#events/viewer.js';
import { beadCount, playerOf } from '../players.js';
import type { MuranoState } from '../state.js';

/** What each producing factory costs in victory points (rule A12). */
export const SMOKE = 2;

/** How many of the seat's built factories may produce: each costs 2 VP and wants a bead in the bag (rule A12). */
export const mostFactories = (state: MuranoState, seat: Seat): number =>
  Math.min(builtFactories(state, seat), Math.floor(playerOf(state, seat).vp / SMOKE), beadCount(state.bag));

export const ownsShopOnBoard = (state: MuranoState, seat: Seat): boolean =>
  state.sites.some((laid) => laid?.kind === 'shop' && laid.owner === seat);

const builtFactories = (state: MuranoState, seat: Seat): number =>
  state.sites.reduce((count, laid) => (laid?.kind === 'factory' && laid.owner === seat ? count + 1 : count), 0);
