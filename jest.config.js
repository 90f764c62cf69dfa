/** What a test may take before something must be stuck; the slowest honest ones start a tool of their own. */
const TEST_TIMEOUT_MS = 30_000;

const swc = (jsc) => [
  '@swc/jest',
  { jsc: { target: 'es2023', ...jsc }, module: { type: 'commonjs' }, sourceMaps: 'inline' },
];

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  // `source` is what package.json calls the TypeScript behind a path import; the other two are jest's own.
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  roots: ['<rootDir>/tests'],
  // Some tests start the service as a user does, and bots think in child processes: both run what is built.
  globalSetup: '<rootDir>/tests/built.mjs',
  testMatch: ['<rootDir>/tests/**/*.test.ts'],
  // A package of its own, with tests of its own; what needs a browser, a Kafka or the npm registry (jest.*.config.js).
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/tests/bench/',
    '<rootDir>/tests/browser/',
    '<rootDir>/tests/cluster/',
    '<rootDir>/tests/nodes/',
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/tests/bench/'],
  // A relative import names the file that node will load; here the TypeScript beside it is meant.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '\\.m?[jt]s$': swc({
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true },
    }),
    '\\.tsx$': swc({
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', importSource: 'preact' } },
    }),
    '\\.css$': '<rootDir>/tests/unstyled.mjs',
  },
  // These ship as ES modules only, which jest loads after turning them into CommonJS like our own.
  transformIgnorePatterns: ['/node_modules/(?!(@noble/hashes|preact)/)'],
  injectGlobals: false,
  maxWorkers: 2,
  testTimeout: TEST_TIMEOUT_MS,
};
