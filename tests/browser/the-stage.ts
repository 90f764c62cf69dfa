import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { BROWSER_TIMEOUT_MS, openBrowser } from './browser.js';
import { buildPage } from './built-page.js';
import type { BuiltPage } from './built-page.js';
import type { StagePage } from './pages/stage/main.js';

/** So many stones lie on the board before anything moves. */
export const STONES = 36;

/** A stage by itself, in a browser: each test is given one that is open and empty. */
export interface TheStage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Lays the board as it is before anything moves. */
  readonly lay: () => Promise<void>;
  /** What the stage said so far, in order. */
  readonly heard: () => Promise<StagePage['heard']>;
}

export const theStage = (): (() => TheStage) => {
  let browser: Browser;
  let built: BuiltPage;
  let open: TheStage | null = null;

  beforeAll(async () => {
    built = await buildPage('tests/browser/pages/stage');
    browser = await openBrowser();
  }, BROWSER_TIMEOUT_MS);
  afterAll(async () => {
    await browser.close();
    await built.close();
  });

  beforeEach(async () => {
    const context = await browser.newContext({
      viewport: { width: 800, height: 500 },
      deviceScaleFactor: 2,
      hasTouch: true,
    });
    const page = await context.newPage();
    await page.goto(built.url);
    await page.waitForFunction(() => 'page' in globalThis);
    await page.evaluate(() => globalThis.page.open());
    open = {
      page,
      context,
      lay: () => page.evaluate((stones) => globalThis.page.before(stones), STONES),
      heard: () => page.evaluate(() => globalThis.page.heard),
    };
  });
  afterEach(() => open?.context.close());

  return () => {
    if (open === null) throw new Error('The stage opens with each test.');
    return open;
  };
};
