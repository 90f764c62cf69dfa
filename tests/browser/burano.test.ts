import { describe, expect, it } from '@jest/globals';
import { DESKTOP, LYING_PHONE } from './house.js';
import { Player } from './player.js';
import { theHouse } from './the-house.js';

/** A whole game of some hundred decisions, each of them stored, told, folded and shown. */
const GAME_TIMEOUT_MS = 240_000;

/** A table over the web may weigh so much, with all that it needs to be played. */
const LIGHT = 500_000;

const house = theHouse();

/** Sets a table of Burano in the lobby: oneself, and bots at the other seats. */
const setTable = async (player: Player, seats: number): Promise<void> => {
  const { page } = player;
  await page.locator('.shelf-game', { hasText: 'Walking in Burano' }).getByRole('button').first().click();
  const form = page.locator('form.new-table');
  await form.locator('.new-table-pair select').nth(1).selectOption(String(seats));
  for (let seat = 1; seat < seats; seat += 1)
    await form.locator('.new-table-seat select').nth(seat).selectOption('strong');
  await form.locator('button[type=submit]').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Anna');
  await player.button('Come in').click();
  await page.waitForURL(/\/table\//);
};

/** Every script that the page loads, by name, with its size as it travels. */
const scriptsOf = (player: Player): ReadonlyMap<string, number> => {
  const scripts = new Map<string, number>();
  player.page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.set(pathname, Number(response.headers()['content-length'] ?? 0));
  });
  return scripts;
};

describe('Walking in Burano', () => {
  it(
    'is played to its end against a bot, while a friend watches from a phone, who loads this game and no other',
    async () => {
      const anna = await Player.in(house(), await house().guest(DESKTOP));
      await setTable(anna, 2);
      await anna.playOn(4, 1);

      const friend = await Player.in(house(), await house().guest(LYING_PHONE));
      const scripts = scriptsOf(friend);
      await friend.page.goto(`${house().url}${new URL(anna.page.url()).pathname}`);
      await friend.holds(await anna.end());
      expect(await friend.choices.count()).toBe(0);
      expect([...scripts.keys()].filter((name) => name.includes('/face-'))).toHaveLength(1);
      const weight = [...scripts.values()].reduce((sum, size) => sum + size, 0);
      expect(weight).toBeGreaterThan(LIGHT / 5);
      expect(weight).toBeLessThan(LIGHT);

      await anna.playOn(5_000, 2);
      await anna.page.locator('.sheet .tally').first().waitFor();
      await friend.holds(await anna.end());
      expect(await friend.ending()).toEqual(await anna.ending());
      await friend.page.locator('.sheet .tally').nth(1).waitFor({ state: 'attached' });
    },
    GAME_TIMEOUT_MS,
  );

  it(
    'is played alone, and says in the end how good it was',
    async () => {
      const anna = await Player.in(house(), await house().guest(DESKTOP));
      await setTable(anna, 1);
      await anna.playOn(5_000, 3);
      await anna.page.locator('.sheet .rating').waitFor();
      expect(await anna.page.locator('.sheet .tally').count()).toBe(1);
    },
    GAME_TIMEOUT_MS,
  );
});
