import { describe, expect, it } from '@jest/globals';
import { inPlantedTree } from './planted-tree.js';
import { lint } from './run-tool.js';

/** The import column of the design, said a second time on purpose: the lint configuration has to agree with it. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  events: [],
  'services/engine': ['events'],
  'services/bots': ['events', 'services/engine'],
  'services/store': ['events'],
  'services/feed': ['events', 'services/store'],
  'services/gateway': [
    'events',
    'services/engine',
    'services/bots',
    'services/store',
    'services/feed',
    'services/clock',
  ],
  'services/projector': ['events', 'services/store', 'services/feed'],
  'services/relay': ['events', 'services/engine', 'services/store', 'services/feed'],
  'services/clock': ['events', 'services/store'],
  'services/start': [
    'events',
    'services/engine',
    'services/bots',
    'services/store',
    'services/feed',
    'services/gateway',
    'services/projector',
    'services/relay',
    'services/clock',
    'services/verify',
  ],
  'services/verify': ['events', 'services/engine'],
  client: ['events', 'services/engine', 'services/verify', 'client/stage', 'client/words'],
  'client/stage': ['events', 'services/engine', 'client/words'],
  'client/words': [],
  infra: [],
};
const FOLDERS = [...Object.keys(MAY_IMPORT), 'tests'];

const SHORT: Readonly<Record<string, string>> = {
  events: '#events',
  'services/engine': '#engine',
  'services/bots': '#bots',
  tests: '#tests',
};
const importOf = (from: string, to: string): string =>
  `import '${SHORT[to] ?? `${from.replace(/[^/]+/g, '..')}/${to}`}/here.js';`;

const othersThan = (folder: string): readonly string[] => FOLDERS.filter((other) => other !== folder);
const everyImportOf = (folder: string): string =>
  othersThan(folder)
    .map((other) => importOf(folder, other))
    .join('\n');

const here = 'export const here = 1;\nexport type Here = typeof here;';

const linted = inPlantedTree(
  [...FOLDERS, 'services/unheard-of'],
  {
    ...Object.fromEntries(FOLDERS.map((folder) => [`${folder}/here.ts`, here])),
    ...Object.fromEntries(FOLDERS.map((folder) => [`${folder}/asks-for-everything.ts`, everyImportOf(folder)])),
    'services/unheard-of/here.ts': here,

    'services/bots/in-many-ways.ts': `
    import type { Here } from '../store/here.js';
    export { here } from '../store/here.js';
    export * from '../store/here.js';
    export const later = (): Promise<unknown> => import('../store/here.js');
    export type There = import('../store/here.js').Here;
    export const known: Here = 1;`,

    'events/registry.ts': `import './murano/here.js';`,
    'events/all-games.ts': `import './murano/here.js';`,
    'events/table/here.ts': here,
    'events/table/all-games.ts': `import '../murano/here.js';`,
    'events/burano/here.ts': here,
    'events/murano/here.ts': here,
    'events/murano/own.ts': `
    import '#events/here.js';
    import '#events/table/here.js';
    import './here.js';
    import '../burano/here.js';
    import '#engine/murano/here.js';`,

    'services/engine/registry.ts': `
    import './murano/here.js';
    import './light-masters/here.js';
    import '#events/murano/here.js';`,
    'services/engine/all-games.ts': `import './murano/here.js';`,
    'services/engine/kit/here.ts': here,
    'services/engine/kit/favourite.ts': `
    import '../here.js';
    import '../murano/here.js';
    import '#events/table/here.js';
    import '#events/murano/here.js';`,
    'services/engine/light-masters/here.ts': here,
    'services/engine/murano/here.ts': here,
    'services/engine/murano/data/here.ts': here,
    'services/engine/murano/own.ts': `
    import '../here.js';
    import '../kit/here.js';
    import './data/here.js';
    import '../light-masters/here.js';
    import '#events/here.js';
    import '#events/table/here.js';
    import '#events/murano/here.js';
    import '#events/burano/here.js';`,

    'services/engine/packages.ts': `
    import 'zod';
    import '@noble/hashes/sha2.js';
    import 'node:fs';
    import 'fast-check';`,
    'services/gateway/packages.ts': `
    import 'node:fs';
    import 'zod';
    import 'kafkajs';`,
    'services/feed/packages.ts': `import 'kafkajs';`,
  },
  lint,
);

const linesOf = (file: string) => linted.get(file) ?? [];
const refusedIn = (file: string): readonly string[] =>
  linesOf(file)
    .filter(({ rules }) => rules.includes('boundaries/dependencies'))
    .map(({ code }) => code);

describe('between folders', () => {
  it.each(FOLDERS)('%s imports what the design lets it import, and nothing else', (folder) => {
    const forbidden = othersThan(folder).filter((other) => !(MAY_IMPORT[folder] ?? FOLDERS).includes(other));

    expect(linesOf(`${folder}/asks-for-everything.ts`)).toHaveLength(FOLDERS.length - 1);
    expect(refusedIn(`${folder}/asks-for-everything.ts`)).toEqual(forbidden.map((other) => importOf(folder, other)));
  });

  it('a folder that the design does not know is refused', () => {
    expect(linesOf('services/unheard-of/here.ts')[0]?.rules).toEqual(['boundaries/no-unknown-files']);
  });

  it('an import is refused however it is written', () => {
    expect(refusedIn('services/bots/in-many-ways.ts')).toHaveLength(4);
    expect(linesOf('services/bots/in-many-ways.ts')[4]).toEqual({
      code: `export type There = import('../store/here.js').Here;`,
      rules: ['@typescript-eslint/consistent-type-imports'],
    });
  });
});

describe('between games', () => {
  it('the events of a game know themselves and what all games share', () => {
    expect(refusedIn('events/murano/own.ts')).toEqual([
      `import '../burano/here.js';`,
      `import '#engine/murano/here.js';`,
    ]);
  });

  it('the rules of a game know themselves, their own events and what all games share', () => {
    expect(refusedIn('services/engine/murano/own.ts')).toEqual([
      `import '../light-masters/here.js';`,
      `import '#events/burano/here.js';`,
    ]);
  });

  it('what all games share knows no game', () => {
    expect(refusedIn('events/table/all-games.ts')).toEqual([`import '../murano/here.js';`]);
    expect(refusedIn('services/engine/kit/favourite.ts')).toEqual([
      `import '../murano/here.js';`,
      `import '#events/murano/here.js';`,
    ]);
  });

  it('the registry knows all games, and no file beside it does', () => {
    expect(refusedIn('events/registry.ts')).toEqual([]);
    expect(refusedIn('events/all-games.ts')).toEqual([`import './murano/here.js';`]);
    expect(refusedIn('services/engine/registry.ts')).toEqual([]);
    expect(refusedIn('services/engine/all-games.ts')).toEqual([`import './murano/here.js';`]);
  });
});

describe('packages', () => {
  it('rules run everywhere, so they import only packages that do', () => {
    expect(refusedIn('services/engine/packages.ts')).toEqual([`import 'node:fs';`, `import 'fast-check';`]);
  });

  it('kafkajs stays in services/feed', () => {
    expect(refusedIn('services/gateway/packages.ts')).toEqual([`import 'kafkajs';`]);
    expect(refusedIn('services/feed/packages.ts')).toEqual([]);
  });
});
