import type { Character, Column, Floor, FloorCard, House } from '#events/burano/components.js';
import type { Seat } from '#events/viewer.js';

/**
 * What each thing on the board is called: layout, motions, picks and words speak of the same thing by the same name. A
 * card in hand is named by its place in the hand, since what it is may be hidden.
 */
export const named = {
  /** A floor card that lies open, in the market or in a street. */
  floor: (card: FloorCard) => `floor-${card}`,
  deck: (floor: Floor) => `deck-${floor}`,
  /** How many cards a deck has left. */
  left: (floor: Floor) => `left-${floor}`,
  /** A column of the market, and what may be taken of it at once. */
  column: (column: Column) => `column-${column}`,
  run: (column: Column, floors: readonly Floor[]) => `run-${column}-${floors.join('')}`,
  /** The coins that belong to nobody. */
  bank: 'bank',
  /** It is rung when the round is the last one. */
  bell: 'bell',
  /** Goes to who starts the round. */
  start: 'start',
  /** Somebody who is left to come, and how many of them. */
  crowd: (character: Character) => `crowd-${character}`,
  many: (character: Character) => `many-${character}`,

  /** What lies before a seat's street, and what is in it. */
  corner: (seat: Seat) => `corner-${seat}`,
  badge: (seat: Seat) => `badge-${seat}`,
  name: (seat: Seat) => `name-${seat}`,
  points: (seat: Seat) => `points-${seat}`,
  purse: (seat: Seat) => `purse-${seat}`,
  tokens: (seat: Seat) => `tokens-${seat}`,
  hand: (seat: Seat, index: number) => `hand-${seat}-${index}`,
  scaffold: (seat: Seat, index: number) => `scaffold-${seat}-${index}`,

  /** A space of a street, and a whole house of it. */
  lot: (seat: Seat, house: House, floor: Floor) => `lot-${seat}-${house}-${floor}`,
  home: (seat: Seat, house: House) => `home-${seat}-${house}`,
  /** Who came to a house, and what that brings as things are. */
  visitor: (seat: Seat, house: House) => `visitor-${seat}-${house}`,
  worth: (seat: Seat, house: House) => `worth-${seat}-${house}`,
  /** A house that awaits somebody. */
  awaiting: (seat: Seat, house: House) => `awaiting-${seat}-${house}`,
  /** Who won, and how well one did alone. */
  crown: (seat: Seat) => `crown-${seat}`,
  rating: 'rating',
} as const;
