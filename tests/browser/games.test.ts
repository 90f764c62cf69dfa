import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { GAMES } from '#engine/registry.js';
import type { Viewer } from '#events/viewer.js';
import { corpusNameOf } from '#tests/corpus/plans.js';
import { BROWSER_TIMEOUT_MS, openBrowser } from './browser.js';
import { buildPage } from './built-page.js';
import type { BuiltPage } from './built-page.js';
import { openKept } from './games-page.js';
import { keptGame } from './kept-game.js';
import { differencesFrom, openGamesPage, pictureOf, POSITIONS } from './references/positions.js';

/** Small, since where things lie is the same on any screen, and a small one is drawn in no time. */
const SMALL = { width: 240, height: 160 };

describe('A game on the stage', () => {
  let browser: Browser;
  let built: BuiltPage;
  let page: Page;

  beforeAll(async () => {
    built = await buildPage('tests/browser/pages/games');
    browser = await openBrowser();
  }, BROWSER_TIMEOUT_MS);
  afterAll(async () => {
    await browser.close();
    await built.close();
  });

  beforeEach(async () => {
    page = await openGamesPage(browser, built.url);
  });
  afterEach(() => page.close());

  it.each<readonly [string, Viewer]>([
    ['murano-2-1', 'public'],
    ['murano-2-1', 0],
    ['burano-3-4', 'public'],
    ['burano-1-3', 0],
    ['light-masters-3-2', 'public'],
    ['light-masters-3-2', 2],
  ])(
    'is drawn alike at every seq, sought forward or back, as when it is played: %s as %s sees it',
    async (name, viewer) => {
      await page.setViewportSize(SMALL);
      const end = await openKept(page, name, viewer);
      await page.evaluate(() => globalThis.games.playThrough());

      const seqs = Array.from({ length: end + 1 }, (_, seq) => seq);
      // The very next one would be played: forward goes over every other, twice.
      const forward = [...seqs.filter((seq) => seq % 2 === 0), ...seqs.filter((seq) => seq % 2 === 1)];
      expect(await page.evaluate((all) => globalThis.games.differing(all), forward)).toEqual([]);
      expect(await page.evaluate((all) => globalThis.games.differing(all), seqs.toReversed())).toEqual([]);
    },
  );

  it.each(GAMES)('is seen to happen, whatever the event is: $id, edition $edition', async (game) => {
    await page.setViewportSize(SMALL);
    const { games, rare } = MOVING[corpusNameOf(game)] ?? { games: [], rare: [] };
    expect(games).not.toEqual([]);
    const seen = new Map<string, boolean>();
    for (const name of games) {
      const first = firstOfEach(name, (type) => seen.get(type) !== true);
      if (first.length === 0) continue;
      await openKept(page, name, 0);
      for (const [type, seq] of first) {
        seen.set(type, await isSeenToHappen(page, seq));
      }
      await page.evaluate(() => globalThis.games.close());
    }
    expect([...seen].filter(([, isSeen]) => !isSeen)).toEqual([]);
    expect(Object.keys(game.seenBy).filter((type) => !seen.has(type))).toEqual(rare);
  });

  it.each(POSITIONS)('is drawn as it is known: $name', async (position) => {
    expect(differencesFrom(position, await pictureOf(page, position))).toEqual([]);
  });
});

/** As fast as somebody would watch it who has seen it before; more slowly where pictures come too seldom to show any of it. */
const isSeenToHappen = async (page: Page, seq: number): Promise<boolean> => {
  for (const pace of [3, 1, 0.2]) {
    const { between } = await page.evaluate(([at, fast]) => globalThis.games.watch(at, fast), [seq, pace] as const);
    if (between > 0) return true;
  }
  return false;
};

/** The kept games of an edition of a game that show most of its events, and those that none of them shows. */
const MOVING: Readonly<Record<string, { readonly games: readonly string[]; readonly rare: readonly string[] }>> = {
  murano: { games: ['murano-2-4', 'murano-2-7', 'murano-3-8', 'murano-4-6'], rare: [] },
  burano: { games: ['burano-2-2', 'burano-1-3'], rare: ['NobodyCame', 'StreetCompleted'] },
  'light-masters': {
    games: ['light-masters-3-2', 'light-masters-2-1'],
    rare: ['NoneTaken', 'FragmentsPicked', 'NextPut', 'FragmentSwapped', 'SwappingStopped'],
  },
  'murano-edition-2': { games: ['murano-edition-2-3-5', 'murano-edition-2-3-2'], rare: ['BeadReturned'] },
  'burano-edition-2': {
    games: ['burano-edition-2-1-3', 'burano-edition-2-2-2', 'burano-edition-2-4-1'],
    rare: ['NobodyCame'],
  },
  'light-masters-edition-2': {
    games: ['light-masters-edition-2-4-3', 'light-masters-edition-2-2-1'],
    rare: ['FragmentsPicked', 'FragmentSwapped', 'SwappingStopped'],
  },
};

/** The first event of each type in a kept game, of those types that are wanted. */
const firstOfEach = (name: string, isWanted: (type: string) => boolean): readonly (readonly [string, number])[] => {
  const first = new Map<string, number>();
  for (const { seq, event } of keptGame(name))
    if (!first.has(event.type) && isWanted(event.type) && !OF_ANY_TABLE.test(event.type)) first.set(event.type, seq);
  return [...first];
};

/** What happens to the table rather than on it: people sit down and are asked to hurry. */
const OF_ANY_TABLE = /^(?:Table|Seat|StandIn|Seed)/;
