import alone from './jest.config.js';

/** A page is opened, drawn by software, and played on: on a busy machine each takes its time. */
const TEST_TIMEOUT_MS = 120_000;

/** `npm run test:browser`: what needs a real browser, which comes with npm. */
export default {
  ...alone,
  testMatch: ['<rootDir>/tests/browser/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  // Two browsers that draw by software on two cores are in each other's way.
  maxWorkers: 1,
  testTimeout: TEST_TIMEOUT_MS,
};
