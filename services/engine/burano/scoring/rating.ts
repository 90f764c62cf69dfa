import type { Rating } from '#events/burano/components.js';

/** What a total is called that was reached alone (rule F7). */
export const ratingOf = (total: number): Rating => BEST_OF.find(([most]) => total <= most)?.[1] ?? 'masterpiece';

/** The most points that are still called so. */
const BEST_OF: readonly (readonly [number, Rating])[] = [
  [60, 'so-so'],
  [70, 'not-bad'],
  [80, 'good-job'],
  [85, 'awesome'],
];
