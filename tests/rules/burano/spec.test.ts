import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const GAME = join('services', 'engine', 'burano');
const TESTS = join('tests', 'rules', 'burano');

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
  const heads = found(textIn(TESTS), /\btest(?:\.each\([^)]*\))?\(\s*['"`]([^:'"`]*):/g);
  const tested = found([...heads].join('\n'), /\b([A-Z]\d+)\b/g);
  expect([...RULES].filter((rule) => !tested.has(rule))).toEqual([]);
});

test('every rule that a refusal cites is in the SPEC', () => {
  const cited = found(textIn(GAME), /\b(?:refuse)\('([A-Z]\d+)'/g);
  expect([...cited].filter((rule) => !RULES.has(rule))).toEqual([]);
});

test('the SPEC numbers its rules without gaps', () => {
  const groups = { S: 7, T: 6, G: 6, B: 3, V: 3, L: 2, R: 5, E: 4, F: 7, C: 11, H: 4 };
  const numbered = Object.entries(groups).flatMap(([group, last]) =>
    Array.from({ length: last }, (_, index) => `${group}${index + 1}`),
  );
  expect([...RULES].sort(byName)).toEqual(numbered.sort(byName));
});

const byName = (one: string, other: string): number => (one < other ? -1 : 1);
