import { CHARACTERS, TOURISTS } from '#events/burano/components.js';
import type { Character, Shop } from '#events/burano/components.js';
import type { Options } from '../../kit/game.js';
import type { Crowd } from '../characters.js';

export const START = { coins: 4, tokens: 4 } as const;
/** Rule S6. */
export const SCAFFOLDS = 2;
/** Rule G4. */
export const MOST_HOUSES = 5;
/** Rule L1. */
export const HAND_LIMIT = 3;
/** Rule L2. */
export const COIN_LIMIT = 6;
/** Cards and coins that taking brings, together (rule T3). */
export const TAKEN = 3;
/** What the first, the second and the third card placed in a turn costs (rule T5). */
export const PLACING_PRICES: readonly number[] = [1, 2, 2];
/** Rounds without a card placed after which the game ends (rule E4). */
export const STANDSTILL_ROUNDS = 5;
/** Rule F3. */
export const TOKEN_POINTS = 3;
export const SHOP_POINTS: Readonly<Record<Shop, number>> = { pizza: 2, clothes: 3, cafe: 2, gelato: 3 };

/** How many columns the supply has, by the number of players (rule S3). */
const COLUMNS: readonly number[] = [0, 4, 3, 4, 5];

export const columnsFor = (seats: number): number => COLUMNS[seats] ?? 0;

/** Whether the rightmost cards leave the game between rounds (rule R2). */
export const removesRightmost = (seats: number): boolean => seats <= 2;

/** How many there are of each character (rules S4 and S5). */
export const charactersFor = (seats: number, options: Options): Crowd => {
  const forBeginners = options[BEGINNERS] === true && seats > 1;
  return Object.fromEntries(
    CHARACTERS.map((character) => [
      character,
      forBeginners && LEFT_OUT.includes(character) ? 0 : piles(character, seats),
    ]),
  ) as Crowd;
};

const BEGINNERS = 'beginnersCharacters';
export const NO_PENALTY = 'noWindowPenalty';

/** What can be switched on when a table is opened. */
export const OPTIONS = {
  [BEGINNERS]: 'For beginners: without Shop Owner, Florist and Gardener (alone this changes nothing).',
  [NO_PENALTY]: 'Closed windows cost nobody anything.',
} as const;

const LEFT_OUT: readonly Character[] = ['shop-owner', 'florist', 'gardener'];

const piles = (character: Character, seats: number): number => {
  if (isTourist(character)) return seats === 4 ? 3 : 2;
  return seats <= 2 ? 1 : 2;
};

export const isTourist = (character: Character): boolean => TOURISTS.some((tourist) => tourist === character);
