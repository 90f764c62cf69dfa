import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { DESKTOP, House, LYING_PHONE, OPENING_TIMEOUT_MS } from './house.js';
import { Player } from './player.js';

/** A whole game of some hundred decisions, each of them stored, told, folded and shown. */
const GAME_TIMEOUT_MS = 180_000;

let house: House;

beforeAll(async () => {
  house = await House.open();
}, OPENING_TIMEOUT_MS);

afterAll(() => house.close(), OPENING_TIMEOUT_MS);

afterEach(async () => {
  await house.sendHome();
  expect(house.complaints.splice(0)).toEqual([]);
});

/** The files of scripts that a page has loaded, by their names without what changes from build to build. */
const scriptsOf = ({ page }: Player): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

describe('Light Masters', () => {
  it(
    'is opened from the shelf against bots and played to its end, while a friend watches from a phone',
    async () => {
      const anna = await Player.in(house, await house.guest(DESKTOP));
      await anna.page.locator('.shelf-game', { hasText: 'Light Masters' }).getByRole('button').click();
      const form = anna.page.locator('form.new-table');
      await form.getByLabel('The other side of the ring').check();
      await form.getByLabel('Seat B').selectOption({ label: 'Random bot' });
      await form.locator('button[type=submit]').click();
      await anna.introduce('Anna');
      await anna.page.waitForURL(/\/table\//);
      await anna.playOn(3, 1);

      const friend = await Player.in(house, await house.guest(LYING_PHONE), new URL(anna.page.url()).pathname);
      await friend.holds(await anna.end());
      expect(await friend.choices.count()).toBe(0);
      expect(await friend.page.locator('.table-text').textContent()).toContain('hidden card');

      await anna.playOn(5_000, 2);
      await anna.page.locator('.sheet').waitFor();
      await friend.holds(await anna.end());
      await friend.page.getByRole('tab').first().click();
      await friend.page.locator('.sheet').waitFor();
      expect(await friend.ending()).toEqual(await anna.ending());
      expect(await friend.page.locator('.sheet .total').allTextContents()).toEqual(
        await anna.page.locator('.sheet .total').allTextContents(),
      );
    },
    GAME_TIMEOUT_MS,
  );
});
