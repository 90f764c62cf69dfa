import type { Berth } from '#events/murano/components.js';
import type { Seat } from '#events/viewer.js';
import { berthColour } from '../data/islands.js';
import { playerOf } from '../players.js';
import type { MuranoState } from '../state.js';
import { OUT_OF_REACH, berthPrice } from './prices.js';

/** What a berth costs the seat; `OUT_OF_REACH` where it is taken or not in play (rule A10). */
export const priceOfBerth = (state: MuranoState, seat: Seat, berth: Berth): number =>
  state.berths[berth] === null ? berthPrice(playerOf(state, seat), berthColour(berth) === seat) : OUT_OF_REACH;

export const cheapestBerth = (state: MuranoState, seat: Seat): number => {
  const player = playerOf(state, seat);
  if (state.berths.some((gondolier, berth) => gondolier === null && berthColour(berth) === seat))
    return berthPrice(player, true);
  return state.berths.includes(null) ? berthPrice(player, false) : OUT_OF_REACH;
};
