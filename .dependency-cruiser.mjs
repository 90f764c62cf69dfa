const PRODUCT = '^(events|services|client)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle',
      severity: 'error',
      comment: 'Files that need each other are one thing cut in two, or lack a third that both could need.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphan',
      severity: 'error',
      comment: 'A file that imports nothing and that nothing imports is not part of the product.',
      from: { orphan: true, path: PRODUCT, pathNot: ['\\.d\\.ts$', '\\.config\\.[cm]?[jt]s$'] },
      to: {},
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      comment: 'The import names a file or a package that is not there.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-tests-in-product',
      severity: 'error',
      comment: 'The product runs without its tests.',
      from: { path: PRODUCT },
      to: { path: '^tests/' },
    },
    {
      name: 'no-dev-package-in-product',
      severity: 'error',
      comment: 'The product is installed without its tools: what it imports stands among the dependencies.',
      // What builds the page is a tool itself.
      from: { path: PRODUCT, pathNot: '^client/[^/]+\\.mjs$' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], pathNot: '(^|/)node_modules/@types/' },
    },
    {
      name: 'no-peers',
      severity: 'error',
      comment: 'Other frameworks are measured in tests/bench, a package of its own, and used nowhere.',
      from: { pathNot: '^tests/bench/' },
      to: { path: '(^|/)(boardgame\\.io|colyseus|@colyseus)(/|$)' },
    },
  ],
  options: {
    exclude: { path: '^(dist|coverage|\\.laguna|tests/bench)/' },
    doNotFollow: { path: '(^|/)node_modules/' },
    // Types count: two files whose types need each other are as entangled as two whose values do.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'types', 'import', 'node', 'default'],
    },
  },
};
