/** What Walking in Burano is played with. Rule numbers are those of services/engine/burano/SPEC.md. */

export const COLOURS = ['red', 'pink', 'orange', 'yellow', 'green', 'blue'] as const;
/** The colours of floors, and so of houses. */
export type Colour = (typeof COLOURS)[number];

export const STOREYS = ['first', 'second', 'third'] as const;
/** Which floor of a house a card is for: its back shows it. */
export type Storey = (typeof STOREYS)[number];

const VARIANTS = ['a', 'b', 'c', 'd'] as const;

/** A floor card: each is in the game once. */
export type FloorCard = `${Storey}-${Colour}-${(typeof VARIANTS)[number]}`;

/** The deck of one floor. */
export const floorCardsOf = (storey: Storey): readonly FloorCard[] =>
  COLOURS.flatMap((colour) => VARIANTS.map((variant): FloorCard => `${storey}-${colour}-${variant}`));

export const FLOOR_CARDS: readonly FloorCard[] = STOREYS.flatMap(floorCardsOf);

export const SHOPS = ['pizza', 'clothes', 'cafe', 'gelato'] as const;
export type Shop = (typeof SHOPS)[number];

export const TOURISTS = ['woman', 'man', 'girl', 'boy'] as const;
const INHABITANTS = ['mayor', 'policeman', 'santa-claus', 'shop-owner', 'tailor', 'florist', 'gardener'] as const;
export const CHARACTERS = [...TOURISTS, ...INHABITANTS] as const;
/** Who strolls in when a house is complete. */
export type Character = (typeof CHARACTERS)[number];

/** A floor from 1 to 3, from below; the row of the supply too. */
export type Floor = 1 | 2 | 3;
export const FLOORS: readonly Floor[] = [1, 2, 3];

/** A place for a house along the canal, 0 to 8 from the left (rule G4). */
export type House = number;
export const HOUSES = 9;

/** A space of a street: the places from left to right, each with its three floors from below. */
export type Space = number;
export const spaceAt = (house: House, floor: Floor): Space => house * FLOORS.length + floor - 1;

/** A column of the supply, from 0 beside the decks. */
export type Column = number;

export const ENDINGS = ['five-houses', 'empty-supply', 'no-characters', 'standstill'] as const;
/** Why the game ends (rules E1 to E4). */
export type Ending = (typeof ENDINGS)[number];

export const RATINGS = ['so-so', 'not-bad', 'good-job', 'awesome', 'masterpiece'] as const;
/** What a total is called that was reached alone (rule F7). */
export type Rating = (typeof RATINGS)[number];
