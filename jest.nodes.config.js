import alone from './jest.config.js';

/** `npm run test:nodes`, on each line of Node: what leans on Node itself, on its npm, or on a package with a binary. */
export default {
  ...alone,
  testMatch: [
    '<rootDir>/tests/{bots,engine,events,gateway,service,store,verify}/**/*.test.ts',
    '<rootDir>/tests/nodes/**/*.test.ts',
    '<rootDir>/tests/tools/install-scripts.test.ts',
  ],
  // Minutes of play that look for leaks: what is hidden is decided by functions that lean on nothing.
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/tests/service/non-interference.test.ts',
    '<rootDir>/tests/service/secrets.test.ts',
  ],
};
