import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * Who may import whom: the whole of it. A folder that is missing here may import nothing and be imported by nobody, so
 * that a new one starts closed.
 */
const LAYERS = {
  events: { folder: 'events', imports: [] },
  engine: { folder: 'services/engine', imports: ['events'] },
  bots: { folder: 'services/bots', imports: ['events', 'engine'] },
  store: { folder: 'services/store', imports: ['events'] },
  feed: { folder: 'services/feed', imports: ['events', 'store'] },
  gateway: { folder: 'services/gateway', imports: ['events', 'engine', 'bots', 'store', 'feed', 'clock'] },
  projector: { folder: 'services/projector', imports: ['events', 'store', 'feed'] },
  relay: { folder: 'services/relay', imports: ['events', 'engine', 'store', 'feed'] },
  clock: { folder: 'services/clock', imports: ['events', 'store'] },
  start: {
    folder: 'services/start',
    imports: ['events', 'engine', 'bots', 'store', 'feed', 'gateway', 'projector', 'relay', 'clock', 'verify'],
  },
  verify: { folder: 'services/verify', imports: ['events', 'engine'] },
  stage: { folder: 'client/stage', imports: ['events', 'engine', 'words'] },
  words: { folder: 'client/words', imports: [] },
  client: { folder: 'client', imports: ['events', 'engine', 'verify', 'stage', 'words'] },
  infra: { folder: 'infra', imports: [] },
  tests: { folder: 'tests', imports: ['*'] },
};

/** What all games share. Every other folder in these two is one game's own, and games know nothing of each other. */
const SHARED = {
  events: ['chain', 'table', 'wire'],
  engine: ['kit'],
  stage: ['kit'],
};

/** Rules and what they speak of run everywhere, so they may lean on what runs everywhere and on nothing else. */
const PURE_LAYERS = ['events', 'engine', 'bots'];
const PURE_PACKAGES = ['zod', '@noble/hashes'];

const NOT_PURE = 'Rules are functions over readonly values: no clock, no luck of their own, no input or output.';

/** What differs from one run, machine or language to the next, even where the types would let it through. */
const pureRules = {
  'no-restricted-globals': [
    'error',
    ...['Date', 'Intl', 'Promise', 'globalThis', 'eval', 'WeakRef', 'FinalizationRegistry', 'console', 'process'].map(
      (name) => ({ name, message: NOT_PURE }),
    ),
  ],
  'no-restricted-properties': [
    'error',
    {
      object: 'Math',
      property: 'random',
      message: 'Luck is handed in as draws, so that it can be committed to and replayed.',
    },
    ...['localeCompare', 'toLocaleString', 'toLocaleLowerCase', 'toLocaleUpperCase'].map((property) => ({
      property,
      message: 'Its answer depends on the machine, so that a replay elsewhere could differ.',
    })),
  ],
};

const DOUBLE_CAST = {
  selector: 'TSAsExpression > TSAsExpression[typeAnnotation.type=/^TS(Unknown|Any)Keyword$/]',
  message: 'A cast by way of unknown says that two things are alike which are not: check, or change one of the types.',
};

const CLASSLESS = [
  { selector: ':matches(ClassDeclaration, ClassExpression)', message: `${NOT_PURE} No classes.` },
  {
    selector: ':matches(AwaitExpression, ForOfStatement[await=true], :function[async=true])',
    message: `${NOT_PURE} Nothing to wait for.`,
  },
];

const UNDECIDED_TEST = {
  selector: 'MemberExpression[object.name=/^(describe|it|test)$/][property.name=/^(only|skip|todo|failing)$/]',
  message: 'A test runs and decides, or it is not there.',
};

const typescriptIn = (layers) => layers.map((layer) => `${LAYERS[layer].folder}/**/*.{ts,tsx}`);

/** Where a file belongs; the first pattern that fits decides. */
const places = Object.entries(LAYERS).flatMap(([layer, { folder }]) =>
  layer in SHARED
    ? [
        { category: `${layer}-registry`, pattern: `${folder}/registry.ts` },
        ...SHARED[layer].map((shared) => ({ category: layer, pattern: `${folder}/${shared}/**` })),
        { category: `${layer}-game`, pattern: `${folder}/*/**`, capture: ['game'] },
        { category: layer, pattern: `${folder}/*` },
      ]
    : [{ category: layer, pattern: `${folder}/**` }],
);

const at = (...categories) => ({ file: { categories } });
/** A layer with all that is in it: `engine*` is the folder, its registry and its games. */
const whole = (layer) => `${layer}*`;
const ofTheSameGame = (layer) => ({
  file: { categories: `${layer}-game`, captured: { game: '{{ from.file.captured.game }}' } },
});

/** Closed by default; of the policies that fit an import, the last one decides. */
const importPolicies = [
  { allow: { to: { module: { origin: ['external', 'core'] } } } },
  ...Object.entries(LAYERS).map(([layer, { imports }]) => ({
    from: at(whole(layer)),
    allow: { to: at(whole(layer), ...imports.map(whole)) },
  })),

  {
    from: at('events', 'events-game', 'engine', 'engine-game', 'stage', 'stage-game', 'client'),
    disallow: { to: at('events-game', 'engine-game', 'stage-game') },
    message:
      'Only the registry imports games: they know nothing of each other, and what they share knows none of them.',
  },
  { from: at('events-game'), allow: { to: ofTheSameGame('events') } },
  { from: at('engine-game'), allow: { to: [ofTheSameGame('events'), ofTheSameGame('engine')] } },
  {
    from: at('stage-game'),
    allow: { to: [ofTheSameGame('events'), ofTheSameGame('engine'), ofTheSameGame('stage')] },
  },

  {
    from: at(...PURE_LAYERS.map(whole)),
    disallow: { to: { module: { origin: ['external', 'core'] } } },
    message: `${NOT_PURE} Only ${PURE_PACKAGES.join(' and ')} may be used here.`,
  },
  { from: at(...PURE_LAYERS.map(whole)), allow: { to: { module: { source: PURE_PACKAGES } } } },
  {
    from: at('!feed'),
    disallow: { to: { module: { source: 'kafkajs' } } },
    message: 'kafkajs stays behind one adapter, in services/feed.',
  },
];

export default defineConfig(
  globalIgnores(['dist/', 'coverage/', '.laguna/', 'tests/bench/']),
  { linterOptions: { noInlineConfig: true } },

  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // Nest's modules are classes that say everything in their decorator.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { requireDefaultForNonUnion: true }],
      '@typescript-eslint/require-array-sort-compare': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // It asks for the `!` that we do without.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // A number in a sentence reads well without `String()` around it, and `() => say(it)` without braces.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Boards and alphabets are drawn as plain letters, one to a field.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],

      eqeqeq: 'error',
      complexity: ['error', { max: 12, variant: 'modified' }],
      'max-lines': ['error', { max: 250 }],
      'no-restricted-syntax': ['error', DOUBLE_CAST],
    },
  },
  {
    files: ['{events,services,client,tests,infra}/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'boundaries/files': places,
      'boundaries/files-single-match': true,
      'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import', 'require'],
      'import/resolver': {
        typescript: { conditionNames: ['source', 'types', 'import', 'node', 'default'] },
      },
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkAllOrigins: true,
          checkUnknownLocals: true,
          checkInternals: true,
          policies: importPolicies,
        },
      ],
    },
  },
  { files: typescriptIn(PURE_LAYERS), rules: pureRules },
  {
    files: typescriptIn(['events', 'engine']),
    rules: { 'no-restricted-syntax': ['error', DOUBLE_CAST, ...CLASSLESS] },
  },
  {
    files: typescriptIn(['tests']),
    rules: {
      'max-lines': ['error', { max: 400 }],
      'no-restricted-syntax': ['error', DOUBLE_CAST, UNDECIDED_TEST],
    },
  },
);
