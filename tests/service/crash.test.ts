import { describe, it } from '@jest/globals';
import { crashed } from './crash.js';

/** A few each time; `npm run test:crash` has many. */
const CRASHES = Number(process.env['CRASHES'] ?? 5);
/** A start takes seconds on a busy machine, and so do the games that are played to their ends. */
const FOR_EACH_MS = 20_000;

describe('A service that is killed at any instant', () => {
  it(
    'has lost nothing that it acknowledged or showed, and does nothing twice, when it is there again',
    async () => {
      await crashed(CRASHES, process.env['CRASH_SEED'] ?? 'power cuts');
    },
    60_000 + CRASHES * FOR_EACH_MS,
  );
});
