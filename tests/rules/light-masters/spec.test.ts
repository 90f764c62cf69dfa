import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const GAME = join('services', 'engine', 'light-masters');
const TESTS = join('tests', 'rules', 'light-masters');

/** The text of all TypeScript below a folder. */
const textIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

const found = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''));

const RULES = found(readFileSync(join(GAME, 'SPEC.md'), 'utf8'), /\*\*([A-Z]\d+)\*\*/g);

test('every rule of the SPEC has a test whose title begins with its number', () => {
  const tested = found(textIn(TESTS), /\btest\(\s*['"`]([A-Z]\d+):/g);
  expect([...RULES].filter((rule) => !tested.has(rule))).toEqual([]);
});

test('every rule that a refusal cites is in the SPEC', () => {
  const cited = found(textIn(join(GAME, 'rules')), /'([A-Z]\d+)'/g);
  expect(cited.size).toBeGreaterThan(0);
  expect([...cited].filter((rule) => !RULES.has(rule))).toEqual([]);
});

test('the SPEC numbers its rules without gaps', () => {
  const groups = { S: 9, T: 4, B: 1, C: 2, N: 6, P: 5, F: 5, A: 16, H: 4, E: 4 };
  const numbered = Object.entries(groups).flatMap(([group, last]) =>
    Array.from({ length: last }, (_, index) => `${group}${index + 1}`),
  );
  expect([...RULES].sort(byName)).toEqual(numbered.sort(byName));
});

const byName = (one: string, other: string): number => (one < other ? -1 : 1);
