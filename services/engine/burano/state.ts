import type { Character, Ending, FloorCard, House, Rating, Space } from '#events/burano/components.js';
import type { Sheet } from '#events/burano/events.js';
import type { Seen } from '#events/token.js';
import type { Seat } from '#events/viewer.js';
import type { OfEdition } from '../kit/editions.js';
import type { Options } from '../kit/game.js';
import type { Crowd } from './characters.js';

/** A game of Walking in Burano at one moment, as the rules or as a viewer know it. */
export interface BuranoState extends OfEdition {
  readonly turn: number;
  readonly round: number;
  readonly options: Options;
  readonly phase: Phase;
  /** Who starts this round. */
  readonly start: Seat;
  /** Why this round is the last one, once it is. */
  readonly ending: Ending | null;
  /** Turns that ended since a card was placed (rule E4). */
  readonly idle: number;
  readonly players: readonly Player[];
  /** The supply: a row for each floor from the first, each from the deck away; an empty place is `null`. */
  readonly supply: readonly Row[];
  /** A deck for each floor, from the first. */
  readonly decks: readonly Deck[];
  /** How many of each character are left to come. */
  readonly characters: Crowd;
  /** What left the game: floor cards (rule R2) and characters (rule R4). */
  readonly gone: readonly FloorCard[];
  readonly dismissed: readonly Character[];
  /** What each street brought, when the game is over; alone with its rating. */
  readonly sheets: readonly Sheet[];
  readonly rating: Rating | null;
}

export type Row = readonly (FloorCard | null)[];

export interface Player {
  readonly coins: number;
  /** Regulatory tokens that are left. */
  readonly tokens: number;
  readonly hand: readonly Seen<FloorCard>[];
  readonly street: Street;
  /** Where scaffolds stand, from the left and from below; the others lie aside. */
  readonly scaffolds: readonly Space[];
  /** Who came to which house, in the order in which they came. */
  readonly visits: readonly Visit[];
}

/** The card on each space; `null` is a space without one. */
export type Street = readonly (FloorCard | null)[];

export interface Visit {
  readonly house: House;
  readonly character: Character;
}

/** Cards never drawn yet, in no order, and cards returned under them, drawn in order when the pool is through. */
export interface Deck {
  readonly pool: readonly Seen<FloorCard>[];
  readonly under: readonly Returned[];
}

/** A card under a deck. Whoever put it there knows it. */
export interface Returned {
  readonly card: Seen<FloorCard>;
  readonly by: Seat;
}

/** What is being decided. Whose turn it is stands in each phase. */
export type Phase =
  | { readonly kind: 'taking'; readonly seat: Seat }
  /** `placed` cards lie since the turn began, and completed these houses. */
  | { readonly kind: 'placing'; readonly seat: Seat; readonly placed: number; readonly completed: readonly House[] }
  /** These houses await a character; then `surplus` cards go back. */
  | { readonly kind: 'visiting'; readonly seat: Seat; readonly houses: readonly House[]; readonly surplus: number }
  | { readonly kind: 'returning'; readonly seat: Seat; readonly surplus: number }
  /** The last turn of a round is over. Alone, a character is dismissed now (rule R4). */
  | { readonly kind: 'betweenRounds'; readonly seat: Seat }
  | { readonly kind: 'over' };
