import type { Plan } from './plan.js';

/** The numbers of the games that one of several workers plays. */
export const numbersOf = ({ games }: Plan, worker: number, workers: number): readonly number[] =>
  Array.from({ length: games }, (_, number) => number).filter((number) => number % workers === worker);
