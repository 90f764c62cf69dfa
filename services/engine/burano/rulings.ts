import { rulingsIn } from '../kit/editions.js';

/** The differences between the editions of Walking in Burano. */
interface Rulings {
  /** How many players there have to be for rounds without a card placed to end the game (rule E4). */
  readonly standstillFrom: number;
  /** Whether a round in which nobody played costs the supply its rightmost cards after the refill (rule R5). */
  readonly removesAfterRefill: boolean;
}

export const rulingsOf = rulingsIn<Rulings>(
  { standstillFrom: 1, removesAfterRefill: false },
  { standstillFrom: 3, removesAfterRefill: true },
);
