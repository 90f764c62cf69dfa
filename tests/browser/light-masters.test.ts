import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { DESKTOP, LYING_PHONE } from './house.js';
import { Player } from './player.js';
import { theHouse } from './the-house.js';

/** A whole game of some hundred decisions, each of them stored, told, folded and shown. */
const GAME_TIMEOUT_MS = 180_000;

const house = theHouse();

/** All the scripts that a page has loaded, as text. */
const scriptsOf = ({ page }: Player): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const addresses = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js'));
    return Promise.all([...new Set(addresses)].map(async (address) => (await fetch(address)).text()));
  });

/** So much script may come with a table, packed. */
const MOST_PACKED = 500_000;

describe('Light Masters', () => {
  it(
    'is opened from the shelf against a bot and played to its end, while a friend watches with no other game’s stage',
    async () => {
      const anna = await Player.in(house(), await house().guest(DESKTOP));
      await anna.page.locator('.shelf-game', { hasText: 'Light Masters' }).getByRole('button').click();
      const form = anna.page.locator('form.new-table');
      await form.getByLabel('The other side of the ring').check();
      await form.getByLabel('Seat B').selectOption({ label: 'Random bot' });
      await form.locator('button[type=submit]').click();
      await anna.introduce('Anna');
      await anna.page.waitForURL(/\/table\//);
      await anna.playOn(3, 1);

      const friend = await Player.in(house(), await house().guest(LYING_PHONE), new URL(anna.page.url()).pathname);
      await friend.holds(await anna.end());
      expect(await friend.choices.count()).toBe(0);
      expect(await friend.page.locator('.table-text').textContent()).toContain('hidden card');

      const scripts = await scriptsOf(friend);
      expect(scripts.filter((script) => script.includes('creation-back'))).toHaveLength(1);
      // The names of Murano's islands, as its board shows them.
      expect(scripts.some((script) => script.includes('Sacca Mattia'))).toBe(false);
      const packed = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);
      expect(packed).toBeLessThan(MOST_PACKED);

      await anna.playOn(5_000, 2);
      await anna.page.locator('.sheet').waitFor();
      await friend.holds(await anna.end());
      // On a phone that lies it is there as well, behind the board until it is pulled up.
      await friend.page.locator('.sheet').waitFor({ state: 'attached' });
      expect(await friend.ending()).toEqual(await anna.ending());
      expect(await friend.page.locator('.sheet .total').allTextContents()).toEqual(
        await anna.page.locator('.sheet .total').allTextContents(),
      );
    },
    GAME_TIMEOUT_MS,
  );
});
