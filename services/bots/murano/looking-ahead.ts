import type { ShopTile } from '#events/murano/components.js';
import type { Seat } from '#events/viewer.js';
import { islandsFor } from '#engine/murano/data/islands.js';
import { colourOf, crestsOf, customersOf } from '#engine/murano/data/supply.js';
import type { MuranoState, Player } from '#engine/murano/state.js';
import type { Addition } from './laying.js';
import type { Outlook } from './outlook.js';
import { turnsLeft } from './turns-left.js';
import { unseenPalaces, unseenShops } from './unseen.js';

/** What the seat expects as things are. */
export const outlookOf = (state: MuranoState, seat: Seat): Outlook => {
  const turns = turnsLeft(state);
  return {
    seat,
    islands: islandsFor(state.players.length),
    turns,
    rivalTurns: (turns + HALF) * (state.players.length - 1),
    buildings: rivalBuildings(state, seat),
    streets: state.stacks.streets.map((tile) => ({ what: 'street', colours: customersOf(tile) })),
    thoughts: new Map(),
    boards: new Map(),
    moorings: new Map(),
    helps: [],
    castings: [],
  };
};

/** Rivals are, on the average, half a turn further. */
const HALF = 0.5;

const rivalBuildings = (state: MuranoState, seat: Seat): readonly Addition[] => {
  const held = (count: (player: Player) => number): number =>
    state.players.reduce((sum, player, at) => (at === seat ? sum : sum + count(player)), 0);
  return [
    ...times<Addition>(state.stacks.factories + held(({ factories }) => factories), { what: 'factory', own: false }),
    ...times<Addition>(state.stacks.specials + held(({ specials }) => specials), { what: 'special' }),
    ...unseenShops(state).map((tile: ShopTile): Addition => ({ what: 'shop', colour: colourOf(tile), own: false })),
    ...unseenPalaces(state).map((tile): Addition => ({ what: 'palace', crests: crestsOf(tile) })),
  ];
};

const times = <T>(count: number, one: T): readonly T[] => Array.from({ length: count }, () => one);
