/** What Murano is played with. Rule numbers are those of services/engine/murano/SPEC.md. */

export const COLOURS = ['red', 'blue', 'grey'] as const;
/** The colours of shops and of the customers they sell to. */
export type Colour = (typeof COLOURS)[number];

export const GLASS = ['red', 'green', 'blue'] as const;
/** The colours of glass beads. */
export type Glass = (typeof GLASS)[number];
/** How many beads of each colour. */
export type Beads = Readonly<Record<Glass, number>>;

export const ISLANDS = [
  'san-donato',
  'sacca-mattia',
  'santa-teresa',
  'santa-chiara',
  'san-pietro',
  'sacca-serenella',
] as const;
export type Island = (typeof ISLANDS)[number];

export const SHOP_TILES = ['shop-red', 'shop-blue', 'shop-grey'] as const;
export type ShopTile = (typeof SHOP_TILES)[number];

/** Palaces by their crests. */
export const PALACE_TILES = ['palace-1', 'palace-2', 'palace-3'] as const;
export type PalaceTile = (typeof PALACE_TILES)[number];

/** Streets by the customers on them. */
export const STREET_TILES = [
  'street-blank',
  'street-red',
  'street-blue',
  'street-grey',
  'street-red-red',
  'street-blue-blue',
  'street-grey-grey',
] as const;
export type StreetTile = (typeof STREET_TILES)[number];

/** The special building cards: each is in the game once. */
export const BUILDING_CARDS = [
  'building-bank',
  'building-inn',
  'building-hostel',
  'building-dockside-bar',
  'building-crane-a',
  'building-crane-b',
  'building-guild-hall',
  'building-harbor',
  'building-basilica',
  'building-studio-red-green',
  'building-studio-blue-green',
  'building-studio-red-blue',
  'building-trading-station',
  'building-assembly-hall',
  'building-lighthouse',
] as const;
export type BuildingCard = (typeof BUILDING_CARDS)[number];

/** The characters, 1 to 40: each is in the game once. */
export const CHARACTER_COUNT = 40;
export type Character = `character-${number}`;

export const character = (number: number): Character => `character-${number}`;
/** The number printed on a character. */
export const characterNumber = (card: Character): number => Number(card.slice('character-'.length));

/** An action space of the ring, 0 to 17. */
export type Space = number;
/** A ship, 0 to 7; 0 is the red one. */
export type Ship = number;
/** A site to build on, numbered through all islands. */
export type Site = number;
/** A gondola berth, numbered through all islands: four to an island, one in each player colour. */
export type Berth = number;
