import alone from './jest.config.js';

/** A broker starts, is stopped for a while, and comes back: each of it takes seconds. */
const TEST_TIMEOUT_MS = 120_000;

/** `npm run test:cluster`: what needs a real Kafka, which Maven fetches once. */
export default {
  ...alone,
  testMatch: ['<rootDir>/tests/cluster/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  maxWorkers: 1,
  testTimeout: TEST_TIMEOUT_MS,
};
