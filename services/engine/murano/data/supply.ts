import { BUILDING_CARDS, CHARACTER_COUNT, character } from '#events/murano/components.js';
import type { BuildingCard, Character, Colour, PalaceTile, ShopTile, StreetTile } from '#events/murano/components.js';

/** How many of each tile are in the game (rule S2); with 2 or 3 players the second number leaves it (rule S3). */
const STREETS: Readonly<Record<StreetTile, readonly [number, number]>> = {
  'street-blank': [15, 4],
  'street-red': [7, 1],
  'street-blue': [7, 1],
  'street-grey': [7, 1],
  'street-red-red': [2, 0],
  'street-blue-blue': [2, 0],
  'street-grey-grey': [2, 0],
};
const SHOPS: Readonly<Record<ShopTile, readonly [number, number]>> = {
  'shop-red': [4, 1],
  'shop-blue': [4, 1],
  'shop-grey': [4, 1],
};
/** With 2 or 3 players one palace leaves unseen: drawn as the game opens. */
const PALACES: Readonly<Record<PalaceTile, readonly [number, number]>> = {
  'palace-1': [5, 0],
  'palace-2': [4, 0],
  'palace-3': [3, 0],
};

export const BEADS_PER_COLOUR = 10;
export const START = { gold: 5, vp: 5, gondoliers: 5, dismissed: 2 } as const;
/** Characters put back into the box unseen (rule S3). Lazy chance: this many of the pool are never drawn. */
export const UNDRAWN_CHARACTERS = 5;
const SERENELLA_CHARACTERS: readonly Character[] = [character(30), character(37)];

export const removesPalace = (seats: number): boolean => seats < 4;

export const supplyFor = (seats: number) => ({
  streets: tiles(STREETS, seats),
  shops: tiles(SHOPS, seats),
  palaces: tiles(PALACES, seats),
  factories: seats === 4 ? 12 : 11,
  specials: seats === 4 ? 12 : 9,
  characters: charactersFor(seats),
  buildings: BUILDING_CARDS as readonly BuildingCard[],
});

const tiles = <T extends string>(counts: Readonly<Record<T, readonly [number, number]>>, seats: number): readonly T[] =>
  (Object.entries(counts) as [T, readonly [number, number]][]).flatMap(([tile, [all, removed]]) =>
    Array.from({ length: seats === 4 ? all : all - removed }, () => tile),
  );

const charactersFor = (seats: number): readonly Character[] =>
  Array.from({ length: CHARACTER_COUNT }, (_, index) => character(index + 1)).filter(
    (card) => seats === 4 || !SERENELLA_CHARACTERS.includes(card),
  );

export const colourOf = (tile: ShopTile): Colour => tile.slice('shop-'.length) as Colour;
export const crestsOf = (tile: PalaceTile): number => Number(tile.slice('palace-'.length));

/** The customers on a street tile. */
export const customersOf = (tile: StreetTile): readonly Colour[] =>
  tile === 'street-blank' ? [] : (tile.slice('street-'.length).split('-') as Colour[]);
