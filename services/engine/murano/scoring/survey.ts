import { STREET_TILES } from '#events/murano/components.js';
import type { Colour, Island, StreetTile } from '#events/murano/components.js';
import type { Seat } from '#events/viewer.js';
import { berthsOf, sitesOf } from '../data/islands.js';
import { customersOf } from '../data/supply.js';
import type { Laid, MuranoState } from '../state.js';

/** What lies on one island, as one seat counts it. */
export const survey = (state: MuranoState, island: Island, seat: Seat): Survey => {
  const counted = nothingOn(island);
  for (const site of sitesOf(island)) {
    const laid = state.sites[site];
    if (laid) count(counted, laid, seat);
  }
  for (const berth of berthsOf(island)) {
    if (state.berths[berth] === seat) counted.gondoliers += 1;
  }
  return counted;
};

export interface Survey {
  readonly island: Island;
  readonly own: Marked;
  readonly opponents: Marked;
  /** Whoever's they are. */
  readonly shops: Readonly<Record<Colour, number>>;
  readonly customers: Readonly<Record<Colour, number>>;
  readonly palaces: number;
  readonly crests: number;
  readonly specials: number;
  /** The seat's own on the island's berths, those that a character used up included. */
  readonly gondoliers: number;
}

/** Buildings with a marker. */
export interface Marked {
  readonly factories: number;
  readonly shops: number;
}

const nothingOn = (island: Island) => ({
  island,
  own: { factories: 0, shops: 0 },
  opponents: { factories: 0, shops: 0 },
  shops: { red: 0, blue: 0, grey: 0 },
  customers: { red: 0, blue: 0, grey: 0 },
  palaces: 0,
  crests: 0,
  specials: 0,
  gondoliers: 0,
});

const count = (counted: ReturnType<typeof nothingOn>, laid: Laid, seat: Seat): void => {
  switch (laid.kind) {
    case 'street':
      for (const colour of CUSTOMERS[laid.tile]) counted.customers[colour] += 1;
      return;
    case 'factory':
      (laid.owner === seat ? counted.own : counted.opponents).factories += 1;
      return;
    case 'shop':
      (laid.owner === seat ? counted.own : counted.opponents).shops += 1;
      counted.shops[laid.colour] += 1;
      return;
    case 'palace':
      counted.palaces += 1;
      counted.crests += laid.crests;
      return;
    case 'special':
      counted.specials += 1;
  }
};

/** Read off the tiles once: bots survey islands all the time. */
const CUSTOMERS = Object.fromEntries(STREET_TILES.map((tile) => [tile, customersOf(tile)])) as Readonly<
  Record<StreetTile, readonly Colour[]>
>;
