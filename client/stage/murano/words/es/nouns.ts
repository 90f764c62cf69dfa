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
  takeGold: 'Tomar monedas',
  factory: 'Vidriería',
  shop: 'Tienda',
  palace: 'Palacio',
  special: 'Edificio especial',
  recruit: 'Reclutar',
  placeGondolier: 'Amarrar',
  build: 'Construir',
  income: 'Ingresos',
  production: 'Producción',
  gondolier: 'Gondolero',
};

export const gold = (number: number): string => count(number, 'moneda', 'monedas');
export const vp = (number: number): string => `${number} PV`;
export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
export const list = (items: readonly string[]): string => AND.format(items);
const AND = new Intl.ListFormat('es', { type: 'conjunction' });

/** A tienda is feminine, a cliente masculine. */
const SHOP: Readonly<Record<Colour, string>> = { red: 'roja', blue: 'azul', grey: 'gris' };
const CUSTOMER: Readonly<Record<Colour, string>> = { red: 'rojo', blue: 'azul', grey: 'gris' };
const CUSTOMERS: Readonly<Record<Colour, string>> = { red: 'rojos', blue: 'azules', grey: 'grises' };
export const GLASSES: Readonly<Record<Glass, string>> = { red: 'roja', green: 'verde', blue: 'azul' };
const GLASSES_MANY: Readonly<Record<Glass, string>> = { red: 'rojas', green: 'verdes', blue: 'azules' };
/** The colours of gondoliers and berths, by seat. */
const SEAT_COLOURS = ['blanco', 'marrón', 'naranja', 'gris'];
export const seatColour = (seat: number): string => SEAT_COLOURS[seat] ?? '';

export const space = (at: Space): string => `«${actions[actionOf(at)]}${spaceMark(at)}»`;
export const site = (at: Site): string => `${islands[islandOfSite(at)]} ${siteMark(at)}`;
/** To stand behind its article. */
export const berth = (at: Berth): string => `amarre ${seatColour(berthColour(at))} de ${islands[islandOfBerth(at)]}`;
export const ship = (number: Ship): string => (number === 0 ? 'el barco rojo' : 'un barco negro');

export const shop = (tile: ShopTile): string => shopIn(colourOf(tile));
const shopIn = (colour: Colour): string => `tienda ${SHOP[colour]}`;
export const palace = (tile: PalaceTile): string => palaceWith(crestsOf(tile));
export const palaceWith = (crests: number): string => `palacio con ${count(crests, 'blasón', 'blasones')}`;
export const street = (tile: StreetTile): string => {
  const [first, ...others] = customersOf(tile);
  if (first === undefined) return 'calle sin clientes';
  return others.length === 0 ? `calle con un cliente ${CUSTOMER[first]}` : `calle con dos clientes ${CUSTOMERS[first]}`;
};

/** Those of the colours that are on. */
export const customers = (colours: Readonly<Record<Colour, boolean>>): string =>
  `clientes ${list(ALL.filter((colour) => colours[colour]).map((colour) => CUSTOMERS[colour]))}`;

export const glass = (kind: Glass, number: number): string =>
  count(number, `cuenta ${GLASSES[kind]}`, `cuentas ${GLASSES_MANY[kind]}`);
export const beads = (some: Beads): string =>
  list(GLASS.flatMap((kind) => (some[kind] > 0 ? [glass(kind, some[kind])] : []))) || 'ninguna cuenta';

export const lying = (laid: Laid | null, at: Site, names: Names): string => {
  switch (laid?.kind) {
    case undefined:
      return placeOfSite(at).ground === 'paved' ? 'libre para una calle' : 'libre para un edificio';
    case 'street':
      return street(laid.tile);
    case 'factory':
      return `vidriería de ${names(laid.owner)}`;
    case 'shop':
      return `${shopIn(laid.colour)} de ${names(laid.owner)}`;
    case 'palace':
      return palaceWith(laid.crests);
    case 'special':
      return 'edificio especial';
  }
};
