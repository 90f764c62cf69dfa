import { COLOURS } from '#events/murano/components.js';
import type { Colour, Island } from '#events/murano/components.js';
import { SITES, sitesOf } from '#engine/murano/data/islands.js';
import { survey } from '#engine/murano/scoring/survey.js';
import type { Survey } from '#engine/murano/scoring/survey.js';
import type { MuranoState } from '#engine/murano/state.js';
import type { Board, IslandSeen, Outlook, Room } from './outlook.js';

/** The board, looked over once: most plans leave it as it is. */
export const boardOf = (state: MuranoState, { seat, islands, boards }: Outlook): Board => {
  const known = boards.get(state.sites);
  if (known?.berths === state.berths) return known;
  const seen = islands.map((island) => islandSeen(state, island, seat));
  const board = {
    berths: state.berths,
    islands: seen,
    factories: seen.reduce((sum, { there }) => sum + there.own.factories, 0),
    shops: seen.reduce((sum, { there }) => sum + there.own.shops, 0),
    room: seen.reduce((sum, { room }) => together(sum, room), { brown: 0, paved: 0, open: 0 }),
  };
  boards.set(state.sites, board);
  return board;
};

const together = (one: Room, other: Room): Room => ({
  brown: one.brown + other.brown,
  paved: one.paved + other.paved,
  open: one.open + other.open,
});

const islandSeen = (state: MuranoState, island: Island, seat: number): IslandSeen => {
  const own = new Set<Colour>();
  const room = { brown: 0, paved: 0, open: 0 };
  for (const site of sitesOf(island)) {
    const laid = state.sites[site];
    if (laid?.kind === 'shop' && laid.owner === seat) own.add(laid.colour);
    if (laid !== null) continue;
    if (SITES[site]?.ground === 'paved') room.paved += 1;
    else {
      room.brown += 1;
      if (SITES[site]?.neighbours.some((near) => state.sites[near]?.kind === 'street')) room.open += 1;
    }
  }
  const there = survey(state, island, seat);
  return { there, room, ownShops: COLOURS.filter((colour) => own.has(colour)), mark: markOf(there, room) };
};

const markOf = (there: Survey, room: Room): string => {
  const { own, opponents, shops, customers } = there;
  return [
    there.island,
    ...[own.factories, own.shops, opponents.factories, opponents.shops, shops.red, shops.blue, shops.grey],
    ...[customers.red, customers.blue, customers.grey, there.palaces, there.crests, there.specials],
    ...[there.gondoliers, room.brown, room.paved],
  ].join();
};
