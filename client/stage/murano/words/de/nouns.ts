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
  takeGold: 'Gold nehmen',
  factory: 'Glashütte',
  shop: 'Laden',
  palace: 'Palast',
  special: 'Sondergebäude',
  recruit: 'Anwerben',
  placeGondolier: 'Anlegen',
  build: 'Bauen',
  income: 'Einkommen',
  production: 'Produktion',
  gondolier: 'Gondoliere',
};

export const gold = (number: number): string => `${number} Gold`;
export const vp = (number: number): string => `${number} SP`;
export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
export const list = (items: readonly string[]): string => AND.format(items);
const AND = new Intl.ListFormat('de', { type: 'conjunction' });

/** Without their endings. */
const COLOURS: Readonly<Record<Colour, string>> = { red: 'rot', blue: 'blau', grey: 'grau' };
export const GLASSES: Readonly<Record<Glass, string>> = { red: 'rot', green: 'grün', blue: 'blau' };
/** The colours of gondoliers and berths, by seat. */
const SEAT_COLOURS = ['weiß', 'braun', 'orangefarben', 'grau'];
export const seatColour = (seat: number): string => SEAT_COLOURS[seat] ?? '';
const PLAYED_COLOURS = ['Weiß', 'Braun', 'Orange', 'Grau'];
export const playedColour = (seat: number): string => PLAYED_COLOURS[seat] ?? '';

export const space = (at: Space): string => `„${actions[actionOf(at)]}${spaceMark(at)}“`;
export const site = (at: Site): string => `${islands[islandOfSite(at)]} ${siteMark(at)}`;
/** In the nominative, behind the article, and in the accusative with it. */
export const berth = (at: Berth): string =>
  `${seatColour(berthColour(at))}e Liegeplatz auf ${islands[islandOfBerth(at)]}`;
export const toBerth = (at: Berth): string =>
  `den ${seatColour(berthColour(at))}en Liegeplatz auf ${islands[islandOfBerth(at)]}`;
export const ship = (number: Ship): string => (number === 0 ? 'das rote Schiff' : 'ein schwarzes Schiff');

export const shop = (tile: ShopTile): string => `${COLOURS[colourOf(tile)]}er Laden`;
/** In the accusative, with its article. */
export const aShop = (tile: ShopTile): string => `einen ${COLOURS[colourOf(tile)]}en Laden`;
export const palace = (tile: PalaceTile): string => palaceWith(crestsOf(tile));
export const palaceWith = (crests: number): string => `Palast mit ${crests} Wappen`;
export const street = (tile: StreetTile): string => {
  const [first, ...others] = customersOf(tile);
  if (first === undefined) return 'Gasse ohne Kunden';
  return `Gasse mit ${others.length === 0 ? `einem ${COLOURS[first]}en Kunden` : `zwei ${COLOURS[first]}en Kunden`}`;
};

/** Those of the colours that are on. */
export const customers = (colours: Readonly<Record<Colour, boolean>>): string =>
  `${list(ALL.filter((colour) => colours[colour]).map((colour) => `${COLOURS[colour]}en`))} Kunden`;

export const glass = (kind: Glass, number: number): string =>
  count(number, `${GLASSES[kind]}e Perle`, `${GLASSES[kind]}e Perlen`);
export const beads = (some: Beads): string =>
  list(GLASS.flatMap((kind) => (some[kind] > 0 ? [glass(kind, some[kind])] : []))) || 'keine Perlen';

export const lying = (laid: Laid | null, at: Site, names: Names): string => {
  switch (laid?.kind) {
    case undefined:
      return placeOfSite(at).ground === 'paved' ? 'frei für eine Gasse' : 'frei für ein Gebäude';
    case 'street':
      return street(laid.tile);
    case 'factory':
      return `Glashütte von ${names(laid.owner)}`;
    case 'shop':
      return `${COLOURS[laid.colour]}er Laden von ${names(laid.owner)}`;
    case 'palace':
      return palaceWith(laid.crests);
    case 'special':
      return 'Sondergebäude';
  }
};
