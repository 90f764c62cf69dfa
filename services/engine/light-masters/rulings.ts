import { rulingsIn } from '../kit/editions.js';

/** The differences between the editions of Light Masters. */
interface Rulings {
  /** Whether all actions of a turn are a must, or the first one only (rules T2 and A10). */
  readonly everyActionIsAMust: boolean;
  /** Whether the Greedy and the Well played have to follow their action at once (rules A6 and A7). */
  readonly rightAfter: boolean;
}

export const rulingsOf = rulingsIn<Rulings>(
  { everyActionIsAMust: true, rightAfter: true },
  { everyActionIsAMust: false, rightAfter: false },
);
