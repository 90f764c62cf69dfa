import { COLOURS as ALL, GLASS } from '#events/murano/components.js';
import type {
  Beads,
  Berth,
  Colour,
  Glass,
  PalaceTile,
  Ship,
  ShopTile,
  Site,
  Space,
  StreetTile,
} from '#events/murano/components.js';
import { berthColour, islandOfBerth } from '#engine/murano/data/islands.js';
import { actionOf } from '#engine/murano/data/ring.js';
import { colourOf, crestsOf, customersOf } from '#engine/murano/data/supply.js';
import type { Laid } from '#engine/murano/state.js';
import type { Names } from '../../../kit/face.js';
import { islandOfSite, placeOfSite, siteMark, spaceMark } from '../places.js';
import type { MuranoVocabulary } from '../vocabulary.js';

export const islands: MuranoVocabulary['islands'] = {
  'san-donato': 'San Donato',
  'sacca-mattia': 'Sacca Mattia',
  'santa-teresa': 'S. Teresa e S. Mattia',
  'santa-chiara': 'S. Chiara e S. Stefano',
  'san-pietro': 'S. Pietro Martire',
  'sacca-serenella': 'Sacca Serenella',
};

export const actions: MuranoVocabulary['actions'] = {
  takeGold: 'Take Gold',
  factory: 'Glass Factory',
  shop: 'Shop',
  palace: 'Palace',
  special: 'Special Building',
  recruit: 'Recruit',
  placeGondolier: 'Place Gondolier',
  build: 'Build',
  income: 'Income',
  production: 'Production',
  gondolier: 'Gondolier',
};

export const gold = (number: number): string => `${number} gold`;
export const vp = (number: number): string => `${number} VP`;
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
export const list = (items: readonly string[]): string => AND.format(items);
const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const COLOURS: Readonly<Record<Colour, string>> = { red: 'red', blue: 'blue', grey: 'grey' };
export const GLASSES: Readonly<Record<Glass, string>> = { red: 'red', green: 'green', blue: 'blue' };
/** The colours of gondoliers and berths, by seat. */
const SEAT_COLOURS = ['white', 'brown', 'orange', 'grey'];
export const seatColour = (seat: number): string => SEAT_COLOURS[seat] ?? '';

export const space = (at: Space): string => `${actions[actionOf(at)]}${spaceMark(at)}`;
export const site = (at: Site): string => `${islands[islandOfSite(at)]} ${siteMark(at)}`;
export const berth = (at: Berth): string => `the ${seatColour(berthColour(at))} berth on ${islands[islandOfBerth(at)]}`;
export const ship = (number: Ship): string => (number === 0 ? 'the red ship' : 'a black ship');

export const shop = (tile: ShopTile): string => `${COLOURS[colourOf(tile)]} shop`;
export const palace = (tile: PalaceTile): string => palaceWith(crestsOf(tile));
export const palaceWith = (crests: number): string => `palace with ${count(crests, 'crest')}`;
export const street = (tile: StreetTile): string => {
  const [first, ...others] = customersOf(tile);
  if (first === undefined) return 'street without customers';
  return `street with ${others.length === 0 ? `a ${COLOURS[first]} customer` : `two ${COLOURS[first]} customers`}`;
};

/** Those of the colours that are on. */
export const customers = (colours: Readonly<Record<Colour, boolean>>): string =>
  `${list(ALL.filter((colour) => colours[colour]).map((colour) => COLOURS[colour]))} customers`;

export const glass = (kind: Glass, number: number): string => count(number, `${GLASSES[kind]} bead`);
export const beads = (some: Beads): string =>
  list(GLASS.flatMap((kind) => (some[kind] > 0 ? [glass(kind, some[kind])] : []))) || 'no beads';

export const lying = (laid: Laid | null, at: Site, names: Names): string => {
  switch (laid?.kind) {
    case undefined:
      return placeOfSite(at).ground === 'paved' ? 'free for a street' : 'free for a building';
    case 'street':
      return street(laid.tile);
    case 'factory':
      return `glass factory of ${names(laid.owner)}`;
    case 'shop':
      return `${COLOURS[laid.colour]} shop of ${names(laid.owner)}`;
    case 'palace':
      return palaceWith(laid.crests);
    case 'special':
      return 'special building';
  }
};
