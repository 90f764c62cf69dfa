import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { annaAtATable, PAGE_TIMEOUT_MS } from './at-a-table.js';
import { Player } from './player.js';
import { theHouse } from './the-house.js';

const house = theHouse();

/** Before the game was come to. */
const MOMENT = 3;

const isAt = (page: Page, seq: number): Promise<unknown> =>
  page.waitForFunction(
    (moment) => document.querySelector<HTMLInputElement>('.seek input')?.value === String(moment),
    seq,
  );

describe('A link to a moment', () => {
  it(
    'leads there though what came before cannot be read at once, says so meanwhile, and leads there again',
    async () => {
      const context = await house().guest();
      const anna = await annaAtATable(house(), context);
      await anna.playOn(4, 1);
      const { pathname: path } = new URL(anna.page.url());
      await anna.page.close();

      let isAway = true;
      await context.route(/\/events\?after=/, (route) => (isAway ? route.fulfill({ status: 503 }) : route.fallback()));
      const { page } = await Player.in(house(), context, `${path}#seq=${MOMENT}`);
      await page.getByText(`Reading back to moment ${MOMENT} …`).waitFor();
      // Whoever loads the page anew meanwhile still comes there.
      expect(new URL(page.url()).hash).toBe(`#seq=${MOMENT}`);
      isAway = false;
      await isAt(page, MOMENT);
      expect(await page.locator('.seek-where').textContent()).not.toContain('Reading back');
      await page.getByRole('button', { name: 'Back to live' }).click();
      await page.waitForURL((url) => url.hash === '');

      await page.evaluate((seq) => {
        location.hash = `#seq=${seq}`;
      }, MOMENT);
      await isAt(page, MOMENT);
    },
    2 * PAGE_TIMEOUT_MS,
  );
});
