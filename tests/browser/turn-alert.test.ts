import { describe, expect, it } from '@jest/globals';
import type { BrowserContext, Locator } from 'playwright-core';
import { annaAtATable, PAGE_TIMEOUT_MS } from './at-a-table.js';
import type { Player } from './player.js';
import { theHouse } from './the-house.js';

const house = theHouse();

/**
 * The system's notices, as a browser of this kind has none: whoever is asked says yes, and what is shown is listed. And it
 * is noted when something sounds.
 */
const allowingNotices = async (): Promise<BrowserContext> => {
  const context = await house().guest();
  await context.addInitScript(() => {
    class Listed {
      static get permission(): string {
        return localStorage.getItem('said') ?? 'default';
      }
      static requestPermission(): Promise<string> {
        localStorage.setItem('said', 'granted');
        return Promise.resolve('granted');
      }
      onclick: (() => void) | null = null;
      constructor(title: string, { body }: { body: string }) {
        document.documentElement.dataset['notice'] = `${title}: ${body}`;
        document.addEventListener('noticeclick', () => this.onclick?.(), { once: true });
      }
      close(): void {
        delete document.documentElement.dataset['notice'];
      }
    }
    class Heard extends OscillatorNode {
      override start(when: number): void {
        super.start(when);
        document.documentElement.dataset['heard'] = this.context.state;
      }
    }
    Object.assign(window, { Notification: Listed, OscillatorNode: Heard });
  });
  return context;
};

const SOUND = 'Play a sound';
const NOTICES = 'Notify me while I look elsewhere';

const ticks = async ({ page }: Player): Promise<readonly Locator[]> => {
  await page.locator('.settings summary').click();
  return [page.getByLabel(SOUND), page.getByLabel(NOTICES)];
};

const areTicked = (boxes: readonly Locator[]): Promise<readonly boolean[]> =>
  Promise.all(boxes.map((box) => box.isChecked()));

describe('Somebody whose turn it is', () => {
  it(
    'reads it in the title of the page, in whatever language, and not when they are gone',
    async () => {
      const anna = await annaAtATable(house(), await house().guest());
      await anna.page.waitForFunction(() => document.title.startsWith('● '));
      await anna.page.locator('.settings summary').click();
      await anna.page.getByLabel('Language').selectOption('it');
      await anna.page.waitForFunction(() => document.title.startsWith('● Tavolo'));
      await anna.page.locator('.table-head a').click();
      await anna.page.waitForFunction(() => !document.title.includes('●'));
    },
    2 * PAGE_TIMEOUT_MS,
  );

  it(
    'is called by nothing else, until they say how; and that is kept',
    async () => {
      const anna = await annaAtATable(house(), await allowingNotices());
      const boxes = await ticks(anna);
      expect(await areTicked(boxes)).toEqual([false, false]);
      for (const box of boxes) await box.check();
      await anna.page.waitForFunction(isHeard);
      await anna.page.reload();
      await anna.choices.first().waitFor();
      expect(await areTicked(await ticks(anna))).toEqual([true, true]);

      // While they look elsewhere their turn ends, and comes again.
      await anna.page.evaluate(() => Object.defineProperty(document, 'hidden', { configurable: true, value: true }));
      await untilNoticed(anna, 3);
      await anna.page.waitForFunction(isHeard);
      expect(await noticeOf(anna)).toBe('Your turn: Murano');
      await anna.page.evaluate(() => document.dispatchEvent(new Event('noticeclick')));
      expect(await noticeOf(anna)).toBeNull();
    },
    2 * PAGE_TIMEOUT_MS,
  );
});

/** Runs in the page: whether a chime was heard in it. */
const isHeard = (): boolean => document.documentElement.dataset['heard'] === 'running';

const noticeOf = ({ page }: Player): Promise<string | null> =>
  page.evaluate(() => document.documentElement.dataset['notice'] ?? null);

/** Plays on until a turn has come again. */
const untilNoticed = async (player: Player, seed: number): Promise<void> => {
  await player.playOn(1, seed);
  await player.choices.first().waitFor();
  if ((await noticeOf(player)) === null) await untilNoticed(player, seed + 1);
};

describe('Whoever has said no to notices', () => {
  it(
    'reads why there are none',
    async () => {
      // As the browser of these tests has.
      const anna = await annaAtATable(house(), await house().guest());
      const [, box] = await ticks(anna);
      await anna.page.getByText('This browser does not allow it').waitFor();
      await box?.click();
      expect(await box?.isChecked()).toBe(false);
    },
    2 * PAGE_TIMEOUT_MS,
  );
});
