import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';

const TOP = readdirSync('.', { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && !['.git', 'dist', 'coverage', 'node_modules', '.laguna'].includes(entry.name),
  )
  .map(({ name }) => name);

const PAGES = [
  ...readdirSync('.'),
  ...TOP.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  ),
].filter((file) => file.endsWith('.md') && !file.includes('node_modules'));

it.each(PAGES)('%s links to nothing that is not there', (page) => {
  expect(linksIn(page).filter((link) => !leadsSomewhere(page, link))).toEqual([]);
});

it.each(PAGES)('%s names no file that is not there', (page) => {
  expect(placesIn(page).filter((place) => !existsSync(place))).toEqual([]);
});

it('pages are found, and links in them', () => {
  expect(PAGES).toEqual(expect.arrayContaining(['README.md', join('infra', 'README.md')]));
  expect(PAGES.flatMap(linksIn).length).toBeGreaterThan(100);
  expect(PAGES.flatMap(placesIn).length).toBeGreaterThan(40);
});

/** What a page links to within the project: everything but addresses. */
const linksIn = (page: string): readonly string[] =>
  [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link).filter((link) => !/^[a-z]+:/.test(link));

/** `tests/laws/play.ts`: what a page names from the root on. A place with a gap in it, such as `tests/rules/<game>/`, is any. */
const placesIn = (page: string): readonly string[] =>
  [...proseOf(page).matchAll(/`([\w.-]+)(\/[\w./-]*)`/g)].flatMap(([, top = '', rest = '']) =>
    TOP.includes(top) && !rest.includes('...') ? [`${top}${rest}`] : [],
  );

const leadsSomewhere = (page: string, link: string): boolean => {
  const [path = '', heading = null] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  return existsSync(target) && (heading === null || headingsIn(target).includes(heading));
};

/** As GitHub names them. */
const headingsIn = (page: string): readonly string[] =>
  [...proseOf(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );

/** What is shown as code links to nothing. */
const proseOf = (page: string): string => readFileSync(page, 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');
