import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { openKept } from '../games-page.js';
import { coloursOf } from '../pages/colours-of.js';

/** A moment of a kept game, whose picture is known. */
export interface Position {
  readonly name: string;
  readonly game: string;
  readonly seq: number;
}

/** One in the midst of a game and one at its end, of each game. */
export const POSITIONS: readonly Position[] = [
  { name: 'murano-under-way', game: 'murano-3-8', seq: 200 },
  { name: 'murano-at-its-end', game: 'murano-4-6', seq: 510 },
  { name: 'burano-under-way', game: 'burano-2-2', seq: 110 },
  { name: 'burano-at-its-end', game: 'burano-4-1', seq: 526 },
  { name: 'light-masters-under-way', game: 'light-masters-2-1', seq: 200 },
  { name: 'light-masters-at-its-end', game: 'light-masters-4-3', seq: 410 },
];

/** So many cells, each of twenty pixels a side: a letter is lost in one, a ship or a card is not. */
const GRID = { columns: 48, rows: 30 };
const SCREEN = { width: GRID.columns * 20, height: GRID.rows * 20 };

/** A position as it is drawn: the picture, and the mean colours of its cells, row by row. */
export interface Picture {
  readonly png: Buffer;
  readonly colours: readonly string[];
}

export const openGamesPage = async (browser: Browser, url: string): Promise<Page> => {
  const page = await browser.newPage({ viewport: SCREEN, deviceScaleFactor: 1 });
  await page.goto(url);
  await page.waitForFunction(() => 'games' in globalThis);
  return page;
};

/** Everybody's view of it. */
export const pictureOf = async (page: Page, { game, seq }: Position): Promise<Picture> => {
  await openKept(page, game, 'public');
  await page.evaluate((at) => globalThis.games.goTo(at), seq);
  await page.evaluate(() => globalThis.games.drawn());
  const png = await page.screenshot();
  const colours = await page.evaluate(coloursOf, { png: png.toString('base64'), ...GRID });
  await page.evaluate(() => globalThis.games.close());
  return { png, colours };
};

const fileOf = ({ name }: Position, kind: string): string => `tests/browser/references/${name}.${kind}`;

const referenceOf = (position: Position): readonly string[] =>
  JSON.parse(readFileSync(fileOf(position, 'json'), 'utf8')) as readonly string[];

export const keepReference = (position: Position, { colours }: Picture): void =>
  writeFileSync(fileOf(position, 'json'), `${JSON.stringify(colours, null, 2)}\n`);

/** Where a picture differs from its reference, in a line each; it is written beside the reference then. */
export const differencesFrom = (position: Position, { png, colours }: Picture): readonly string[] => {
  const known = referenceOf(position).map((row) => row.split(' '));
  const found = colours.flatMap((row, y) =>
    row.split(' ').flatMap((is, x) => {
      const was = known[y]?.[x] ?? '';
      return apart(is, was) > TOLERANCE ? [`column ${x}, row ${y}: ${is} instead of ${was}`] : [];
    }),
  );
  if (found.length > 0) writeFileSync(fileOf(position, 'differs.png'), png);
  return found;
};

/** Of 255: soft edges and the shapes of letters differ from one machine to another, and in a cell's mean it is less than this. */
const TOLERANCE = 14;

const apart = (one: string, other: string): number =>
  Math.max(...[0, 2, 4].map((at) => Math.abs(channel(one, at) - channel(other, at))));

const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16) || 0;
