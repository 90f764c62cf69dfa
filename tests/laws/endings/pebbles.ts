import type { Ending } from './ending.js';

/** Rule P4. */
export const pebblesEndings: readonly Ending[] = [
  {
    way: 'three rounds were played',
    reached: (_, { type }) => type === 'TableFinished',
    leadsThere: ({ type }) => type === 'guess',
  },
];
