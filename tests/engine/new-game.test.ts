import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { GAMES } from '#engine/registry.js';

/** `services/engine/README.md` says what a new game touches; here that is held against what is there. */
describe('What a new game touches', () => {
  it.each(GAMES)('is there of $title, as far as every game has it', ({ id }) => {
    expect(OWN.map((place) => place.replace('<game>', id)).filter((place) => !isThere(place))).toEqual([]);
  });

  it('in the product: its own folders, and the lists that the page names', () => {
    const naming = PRODUCT.flatMap(filesIn).filter(
      (file) => !isListed(file) && GAMES.some(({ id }) => names(file, id)),
    );

    expect(new Set(naming)).toEqual(new Set(LISTS.filter((file) => !file.startsWith('tests/'))));
  });

  it('in the tests: its own, and what the page names', () => {
    const naming = filesIn('tests').filter((file) => !isOwn(file) && GAMES.every(({ id }) => names(file, id)));

    expect(naming).toContain('tests/laws/endings.ts');
    expect(naming.filter((file) => !NAMED.has(file))).toEqual([PLANTED]);
  });

  it('is a line in each list, and its import', () => {
    const lines = LISTS.flatMap((file) =>
      GAMES.map(({ id }) => ({ file, id, lines: linesNaming(file, id) })).filter((one) => one.lines > MOST_LINES),
    );

    expect(lines).toEqual([]);
  });
});

const PRODUCT = ['.', '.ci', 'events', 'services', 'client', 'infra'];
/** It plants imports among games, to see them refused. */
const PLANTED = 'tests/tools/layers.test.ts';
/** Prettier may need two for one. */
const MOST_LINES = 3;

const PAGE = readFileSync(join('services', 'engine', 'README.md'), 'utf8').split('## What a new game touches')[1] ?? '';
const rowsOf = (text: string): readonly string[] => text.split('\n').filter((line) => line.startsWith('|'));
const quoted = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, inner = '']) => inner);

/** Whatever the page names. */
const NAMED = new Set(quoted(PAGE));
/** The files of the second table. */
const LISTS = rowsOf(PAGE.split('Changed, ')[1] ?? '').flatMap((row) => quoted(row).slice(0, 1));
/** The first table: a game's own places, and those of them that every game has. */
const ROWS = rowsOf(PAGE.split('Changed, ')[0] ?? '');
const placesIn = (rows: readonly string[]): readonly string[] =>
  rows.flatMap(quoted).filter((place) => place.includes('<game>'));
const PLACES = placesIn(ROWS);
const OWN = placesIn(ROWS.filter((row) => !row.startsWith('| if wanted')));

const isThere = (place: string): boolean => {
  const [start = place] = place.split('...');
  if (start === place) return existsSync(place);
  return readdirSync(join(start, '..')).some((file) => join(start, '..', file).startsWith(start));
};

const isListed = (file: string): boolean =>
  PLACES.some((place) => GAMES.some(({ id }) => file.startsWith(place.replace('<game>', id))));

/** Tests may be of one game wherever they are, if their path says so. */
const isOwn = (file: string): boolean => GAMES.some(({ id }) => new RegExp(`\\b${id}\\b`).test(file));

/** Whoever knows a game imports it by its id, or says its id. */
const names = (file: string, id: string): boolean => linesNaming(file, id) > 0;
const linesNaming = (file: string, id: string): number =>
  linesOf(file).filter((line) => new RegExp(`\\b${id}\\b`).test(line)).length;

const READ = new Map<string, readonly string[]>();
const linesOf = (file: string): readonly string[] => {
  const lines = READ.get(file) ?? readFileSync(file, 'utf8').split('\n');
  READ.set(file, lines);
  return lines;
};

/** What runs or is configured below a folder; of the root itself, what lies in it. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: folder !== '.', withFileTypes: true })
    .filter((entry) => entry.isFile() && (RUNS.test(entry.name) || folder === '.ci'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('node_modules') && file !== 'package-lock.json');

const RUNS = /\.(?:[cm]?[jt]sx?|json|css|html|ya?ml|sql|sh)$/;
