import alone from './jest.config.js';

/** `npm run test:nodes`, on each line of Node: what leans on Node itself, on its npm, or on a package with a binary. */
export default {
  ...alone,
  testMatch: [
    '<rootDir>/tests/{bots,engine,events,gateway,service,store,verify}/**/*.test.ts',
    '<rootDir>/tests/nodes/**/*.test.ts',
    '<rootDir>/tests/tools/install-scripts.test.ts',
  ],
  // These two play for minutes to look for leaks; redaction is pure code, the same on every Node.
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/tests/service/non-interference.test.ts',
    '<rootDir>/tests/service/secrets.test.ts',
  ],
};
