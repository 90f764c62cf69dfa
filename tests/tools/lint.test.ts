import { describe, expect, it } from '@jest/globals';
import { inPlantedTree } from './planted-tree.js';
import { lint } from './run-tool.js';

const FOLDERS = ['events', 'services/engine', 'services/bots', 'services/store', 'tests'];

const impure = `
  export const now = Date.now();
  export const today = new Date();
  export const luck = Math.random();
  export const { random } = Math;
  export const loud = (): unknown => console;
  export const clock = globalThis;
  export const sorted = (names: readonly string[]): unknown => names.toSorted((a, b) => a.localeCompare(b));`;

const withClasses = `
  export class Table {
    readonly seats = 2;
  }
  export const table = class {
    readonly seats = 2;
  };
  export const wait = async (): Promise<void> => {
    await Promise.resolve();
  };`;

const linted = inPlantedTree(
  FOLDERS,
  {
    'events/impure.ts': impure,
    'events/classes.ts': withClasses,
    'services/engine/impure.ts': impure,
    'services/engine/classes.ts': withClasses,
    'services/engine/pure.ts': `
    export interface Purse {
      readonly gold: number;
    }
    export const richer = ({ gold }: Purse): Purse => ({ gold: Math.max(gold + 1, 2) });
    export const inOrder = (purses: readonly Purse[]): readonly Purse[] => purses.toSorted((a, b) => a.gold - b.gold);`,
    'services/bots/impure.ts': impure,
    'services/store/classes.ts': withClasses,
    'services/store/clock.ts': `
    export const now = Date.now();
    export const luck = Math.random();`,

    'services/store/suppressed.ts': `
    // eslint-disable-next-line
    export const anything = (it: any): unknown => it;
    export const sure = (it: string | null): string => it!;
    export const twice = 1 as unknown as string;
    // @ts-ignore
    // @ts-expect-error because it was meant to
    export const plain = (it: 'a' | 'b'): number => {
      switch (it) {
        case 'a':
          return 1;
      }
      return 2;
    };`,
    'services/store/long.ts': 'export const line = 1;\n'.replace('1', '`' + '\n'.repeat(250) + '`'),
    'services/store/longest.ts': 'export const line = 1;\n'.replace('1', '`' + '\n'.repeat(249) + '`'),
    'tests/undecided.ts': `
    import { it } from '@jest/globals';
    it.only('counts', () => 1);
    it.skip('counts', () => 1);
    it('counts', () => 1);`,
  },
  lint,
);

const rulesAt = (file: string, start: string): readonly string[] =>
  linted.get(file)?.find(({ code }) => code.startsWith(start))?.rules ?? [];
const rulesIn = (file: string): readonly string[] => linted.get(file)?.flatMap(({ rules }) => rules) ?? ['not linted'];

describe.each(['events', 'services/engine', 'services/bots'])('in %s', (folder) => {
  it.each([
    ['export const now', 'no-restricted-globals'],
    ['export const today', 'no-restricted-globals'],
    ['export const luck', 'no-restricted-properties'],
    ['export const { random }', 'no-restricted-properties'],
    ['export const loud', 'no-restricted-globals'],
    ['export const clock', 'no-restricted-globals'],
    ['export const sorted', 'no-restricted-properties'],
  ])('%s ... is refused', (code, rule) => {
    expect(rulesAt(`${folder}/impure.ts`, code)).toContain(rule);
  });
});

describe.each(['events', 'services/engine'])('in %s', (folder) => {
  it.each(['export class', 'export const table', 'export const wait', 'await'])('%s ... is refused', (code) => {
    expect(rulesAt(`${folder}/classes.ts`, code)).toContain('no-restricted-syntax');
  });
});

describe('elsewhere', () => {
  it('functions over readonly values are welcome in the engine', () => {
    expect(rulesIn('services/engine/pure.ts')).toEqual([]);
  });

  it('services may have classes, a clock and luck', () => {
    expect(rulesIn('services/store/classes.ts')).toEqual([]);
    expect(rulesIn('services/store/clock.ts')).toEqual([]);
  });
});

describe('no suppressions', () => {
  it.each([
    ['export const anything', '@typescript-eslint/no-explicit-any'],
    ['export const sure', '@typescript-eslint/no-non-null-assertion'],
    ['export const twice', 'no-restricted-syntax'],
    ['// @ts-ignore', '@typescript-eslint/ban-ts-comment'],
    ['// @ts-expect-error', '@typescript-eslint/ban-ts-comment'],
    ['switch', '@typescript-eslint/switch-exhaustiveness-check'],
  ])('%s ... is refused', (code, rule) => {
    expect(rulesAt('services/store/suppressed.ts', code)).toContain(rule);
  });

  it('a comment that turns the linter off does nothing but get reported', () => {
    expect(rulesAt('services/store/suppressed.ts', '// eslint-disable')).toHaveLength(1);
  });
});

it('a file has 250 lines at most', () => {
  expect(rulesIn('services/store/long.ts')).toEqual(['max-lines']);
  expect(rulesIn('services/store/longest.ts')).toEqual([]);
});

it('a test is neither left out nor the only one', () => {
  expect(rulesIn('tests/undecided.ts')).toEqual(['no-restricted-syntax', 'no-restricted-syntax']);
});
