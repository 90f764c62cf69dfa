import { character } from '#events/murano/components.js';
import type {
  Beads,
  Berth,
  BuildingCard,
  Colour,
  Glass,
  Island,
  PalaceTile,
  ShopTile,
  Site,
  Space,
} from '#events/murano/components.js';
import type { MuranoCommand } from '#events/murano/commands.js';
import { berthsOf } from '#engine/murano/data/islands.js';
import type { Order } from './story.js';

/** The last ship on a space sails: where two share one, that is the black one. */
export const sail =
  (from: Space, to: Space): Order =>
  ({ ships }) => ({ type: 'sail', ship: ships.lastIndexOf(from), to });

export const sailRed = (to: Space): MuranoCommand => ({ type: 'sail', ship: 0, to });

export const pass: MuranoCommand = { type: 'pass' };
export const endTurn: MuranoCommand = { type: 'endTurn' };

export const takeGold: MuranoCommand = { type: 'takeGold' };
export const buyFactory: MuranoCommand = { type: 'buyFactory' };
export const buyShop: MuranoCommand = { type: 'buyShop' };
export const searchShops: MuranoCommand = { type: 'searchShops' };
export const takeShop = (tile: ShopTile): MuranoCommand => ({ type: 'takeShop', tile });
export const buyPalace: MuranoCommand = { type: 'buyPalace' };
export const searchPalaces: MuranoCommand = { type: 'searchPalaces' };
export const takePalace = (tile: PalaceTile): MuranoCommand => ({ type: 'takePalace', tile });
export const buySpecial: MuranoCommand = { type: 'buySpecial' };

export const recruit: MuranoCommand = { type: 'recruit' };
export const keep = (number: number): MuranoCommand => ({ type: 'keepCharacter', card: character(number) });
export const keepNobody: MuranoCommand = { type: 'keepNobody' };

/** The island's berth in the colour of this seat. */
export const berthOf = (island: Island, colour: number): Berth => berthsOf(island)[colour] ?? -1;
export const place = (island: Island, colour: number): MuranoCommand => ({
  type: 'placeGondolier',
  berth: berthOf(island, colour),
});
export const dismiss: MuranoCommand = { type: 'dismissGondolier' };
export const hire: MuranoCommand = { type: 'hireGondolier' };

export const drawStreet: MuranoCommand = { type: 'drawStreet' };
export const layStreet = (site: Site): MuranoCommand => ({ type: 'layStreet', site });
export const buildFactory = (site: Site): MuranoCommand => ({ type: 'buildFactory', site });
export const buildShop = (tile: ShopTile, site: Site): MuranoCommand => ({ type: 'buildShop', tile, site });
export const buildPalace = (tile: PalaceTile, site: Site): MuranoCommand => ({ type: 'buildPalace', tile, site });
export const buildSpecial = (site: Site): MuranoCommand => ({ type: 'buildSpecial', site });
export const keepBuilding = (card: BuildingCard): MuranoCommand => ({ type: 'keepBuilding', card });

/** Income on an island from own shops of these colours. */
export const collect = (island: Island, ...colours: readonly Colour[]): MuranoCommand => ({
  type: 'collectIncome',
  island,
  shops: { red: colours.includes('red'), blue: colours.includes('blue'), grey: colours.includes('grey') },
});

export const produce = (factories: number): MuranoCommand => ({ type: 'produce', factories });
export const sell = (beads: Beads): MuranoCommand => ({ type: 'sellBeads', beads });
export const giveBack = (bead: Glass): MuranoCommand => ({ type: 'returnBead', bead });

export const score = (number: number, island: Island): MuranoCommand => ({
  type: 'scoreCharacter',
  card: character(number),
  island,
});
export const exchange = (number: number, island: Island, gold: number): MuranoCommand => ({
  type: 'exchangeGold',
  card: character(number),
  island,
  gold,
});
export const deliver = (number: number, island: Island, beads: Beads): MuranoCommand => ({
  type: 'deliverBeads',
  card: character(number),
  island,
  beads,
});
export const finishScoring: MuranoCommand = { type: 'finishScoring' };
