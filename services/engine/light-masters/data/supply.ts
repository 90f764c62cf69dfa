import { ADVANTAGE_COUNT } from '#events/light-masters/components.js';
import type { Advantage, Fragments } from '#events/light-masters/components.js';

/** The fragments of a game (rule S2). */
export const ALL_FRAGMENTS: Fragments = { blue: 10, green: 10, yellow: 10, red: 10, clear: 6 };

export const START_LIRA = 4;
/** How many fragments a bench holds (rule B1). */
export const BENCH = 8;

/** How many creation cards a player is dealt (rule S7). */
export const handSize = (seats: number): number => (seats === 2 ? LARGEST_HAND : LARGEST_HAND - 1);
export const LARGEST_HAND = 6;

/** The advantages of a first game, and those that luck draws four of in any other (rule S5). */
const FIRST_ADVANTAGES: readonly Advantage[] = [1, 2, 3, 4];
const LATER_ADVANTAGES: readonly Advantage[] = Array.from({ length: ADVANTAGE_COUNT }, (_, card) => card + 1).filter(
  (card) => card > 2,
);

export const advantagesFor = (firstGame: boolean): readonly Advantage[] =>
  firstGame ? FIRST_ADVANTAGES : LATER_ADVANTAGES;
