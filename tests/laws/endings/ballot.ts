import type { Ending } from './ending.js';

export const ballotEndings: readonly Ending[] = [
  {
    way: 'three ballots were opened',
    reached: (_, { type }) => type === 'TableFinished',
    leadsThere: ({ type }) => type === 'cast',
  },
];
