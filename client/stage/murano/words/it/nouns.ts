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
  takeGold: 'Prendi monete',
  factory: 'Vetreria',
  shop: 'Bottega',
  palace: 'Palazzo',
  special: 'Edificio speciale',
  recruit: 'Ingaggio',
  placeGondolier: 'Ormeggio',
  build: 'Costruzione',
  income: 'Incasso',
  production: 'Produzione',
  gondolier: 'Gondoliere',
};

export const gold = (number: number): string => count(number, 'moneta', 'monete');
export const vp = (number: number): string => `${number} PV`;
export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
/** `a Ben`, but `ad Anna`. */
export const to = (name: string): string => `${/^a/i.test(name) ? 'ad' : 'a'} ${name}`;
export const list = (items: readonly string[]): string => AND.format(items);
const AND = new Intl.ListFormat('it', { type: 'conjunction' });

/** A bottega is feminine, a cliente masculine. */
const SHOPS: Readonly<Record<Colour, string>> = { red: 'rossa', blue: 'blu', grey: 'grigia' };
const CUSTOMER: Readonly<Record<Colour, string>> = { red: 'rosso', blue: 'blu', grey: 'grigio' };
const CUSTOMERS: Readonly<Record<Colour, string>> = { red: 'rossi', blue: 'blu', grey: 'grigi' };
export const GLASSES: Readonly<Record<Glass, string>> = { red: 'rossa', green: 'verde', blue: 'blu' };
const GLASSES_MANY: Readonly<Record<Glass, string>> = { red: 'rosse', green: 'verdi', blue: 'blu' };
/** The colours of gondoliers and berths, by seat. */
const SEAT_COLOURS = ['bianco', 'marrone', 'arancione', 'grigio'];
export const seatColour = (seat: number): string => SEAT_COLOURS[seat] ?? '';

export const space = (at: Space): string => `«${actions[actionOf(at)]}${spaceMark(at)}»`;
export const site = (at: Site): string => `${islands[islandOfSite(at)]} ${siteMark(at)}`;
/** To stand behind "all’". */
export const berth = (at: Berth): string => `ormeggio ${seatColour(berthColour(at))} di ${islands[islandOfBerth(at)]}`;
export const ship = (number: Ship): string => (number === 0 ? 'la nave rossa' : 'una nave nera');

export const shop = (tile: ShopTile): string => `bottega ${SHOPS[colourOf(tile)]}`;
export const palace = (tile: PalaceTile): string => palaceWith(crestsOf(tile));
export const palaceWith = (crests: number): string => `palazzo con ${count(crests, 'stemma', 'stemmi')}`;
export const street = (tile: StreetTile): string => {
  const [first, ...others] = customersOf(tile);
  if (first === undefined) return 'calle senza clienti';
  return others.length === 0 ? `calle con un cliente ${CUSTOMER[first]}` : `calle con due clienti ${CUSTOMERS[first]}`;
};

/** Those of the colours that are on. */
export const customers = (colours: Readonly<Record<Colour, boolean>>): string =>
  `clienti ${list(ALL.filter((colour) => colours[colour]).map((colour) => CUSTOMERS[colour]))}`;

export const glass = (kind: Glass, number: number): string =>
  count(number, `perla ${GLASSES[kind]}`, `perle ${GLASSES_MANY[kind]}`);
export const beads = (some: Beads): string =>
  list(GLASS.flatMap((kind) => (some[kind] > 0 ? [glass(kind, some[kind])] : []))) || 'nessuna perla';

export const lying = (laid: Laid | null, at: Site, names: Names): string => {
  switch (laid?.kind) {
    case undefined:
      return placeOfSite(at).ground === 'paved' ? 'libero per una calle' : 'libero per un edificio';
    case 'street':
      return street(laid.tile);
    case 'factory':
      return `vetreria di ${names(laid.owner)}`;
    case 'shop':
      return `bottega ${SHOPS[laid.colour]} di ${names(laid.owner)}`;
    case 'palace':
      return palaceWith(laid.crests);
    case 'special':
      return 'edificio speciale';
  }
};
