import type { Island } from '#events/murano/components.js';
import type { Seat } from '#events/viewer.js';
import { berthColour, berthsOf } from '#engine/murano/data/islands.js';
import { playerOf } from '#engine/murano/players.js';
import { berthPrice } from '#engine/murano/rules/prices.js';
import type { MuranoState } from '#engine/murano/state.js';
import type { Mooring, Outlook } from './outlook.js';

/** The seat's moorings on the islands in play, looked up once for as long as no gondolier is placed. */
export const mooringsOf = (state: MuranoState, { seat, islands, moorings }: Outlook): readonly Mooring[] => {
  const known = moorings.get(state.berths);
  if (known !== undefined) return known;
  const found = islands.map((island) => mooringAt(state, seat, island));
  moorings.set(state.berths, found);
  return found;
};

export const mooringAt = (state: MuranoState, seat: Seat, island: Island): Mooring => {
  const player = playerOf(state, seat);
  const berths = berthsOf(island);
  return {
    placed: berths.filter((berth) => state.berths[berth] === seat).length,
    free: berths
      .filter((berth) => state.berths[berth] === null)
      .map((berth) => ({ berth, price: berthPrice(player, berthColour(berth) === seat) }))
      .sort((a, b) => a.price - b.price || a.berth - b.berth),
  };
};
