import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { DESKTOP, LYING_PHONE } from './house.js';
import type { Screen } from './house.js';
import { goTo, layTable } from './laid-table.js';
import { barriers } from './pages/axe.js';
import { Player } from './player.js';
import { theHouse } from './the-house.js';

const TEST_TIMEOUT_MS = 120_000;

const house = theHouse();

/** What stands in the way of who reads by ear or plays by keyboard, and where: nothing, as a rule. */
const barriersFor = async ({ page }: Player, where: string): Promise<readonly string[]> => {
  // By the browser's own door for tools: the page itself lets no strange script in.
  await page.evaluate(await readFile('node_modules/axe-core/axe.min.js', 'utf8'));
  return (await page.evaluate(barriers)).map((barrier) => `${where}: ${barrier}`);
};

/** Somebody in the lobby with a name. */
const annaIn = async (screen: Screen): Promise<Player> => {
  const anna = await Player.in(house(), await house().guest(screen));
  await anna.button('Choose a name').click();
  await anna.introduce('Anna');
  await anna.button('You are Anna').waitFor();
  return anna;
};

describe.each([
  ['on a desk', DESKTOP],
  ['on a phone', LYING_PHONE],
])('%s nothing stands in the way of who reads by ear or plays by keyboard', (_, screen) => {
  it(
    'in the lobby, and in what opens over it',
    async () => {
      const anna = await Player.in(house(), await house().guest(screen));
      const found: string[] = [];
      const look = async (where: string): Promise<void> => void found.push(...(await barriersFor(anna, where)));
      await anna.button('Play now against bots').waitFor();
      await look('lobby');

      await anna.button('Choose a name').click();
      await anna.page.locator('dialog[open]').waitFor();
      await look('asked for a name');
      await anna.introduce('Anna');
      await anna.button('You are Anna').click();
      await look('what Anna can do');
      for (const name of ['Keep your name: make an account', 'Sign in', 'Delete my account …']) {
        if (!(await anna.button(name).isVisible())) await anna.button('You are Anna').click();
        await anna.button(name).click();
        await anna.page.locator('dialog[open]').waitFor();
        await look(name);
        await anna.page.keyboard.press('Escape');
        await anna.page.locator('dialog[open]').waitFor({ state: 'detached' });
      }
      for (const game of ['Murano', 'Burano', 'Light Masters']) {
        await anna.page.locator('.shelf-game', { hasText: game }).first().getByRole('button').first().click();
        await anna.page.locator('form.new-table').waitFor();
        await look(`a new table of ${game}`);
        await anna.button('Not now').click();
      }
      await goTo(anna, '/standings');
      await anna.page.getByRole('heading', { level: 1 }).waitFor();
      await look('standings');
      expect(found).toEqual([]);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'at a table that waits for people, with its address as a code',
    async () => {
      const anna = await annaIn(screen);
      await goTo(anna, await layTable(anna, 'murano', ['me', 'strong', 'free']));
      await anna.page.locator('.qr').waitFor();
      expect(await barriersFor(anna, 'open table')).toEqual([]);
    },
    TEST_TIMEOUT_MS,
  );

  it.each(['murano', 'burano', 'light-masters'])(
    'at a table of %s: to decide, to read, to look back, to report, and in German',
    async (game) => {
      const anna = await annaIn(screen);
      const found: string[] = [];
      const look = async (where: string): Promise<void> => void found.push(...(await barriersFor(anna, where)));
      await goTo(anna, await layTable(anna, game, ['me', 'strong', 'strong']));
      await anna.playOn(3, 5);
      await anna.choices.first().waitFor();
      await look('to decide');
      expect(found).toEqual([]);
      // Where the screen is small there is one part of the table at a time, and the rest is the same.
      if (screen === LYING_PHONE) return;
      await anna.button('Read the table').click();
      await look('in words');
      await anna.button('Hide the words').click();
      await anna.page.locator('.settings summary').click();
      await look('settings');
      await anna.page.locator('.settings summary').click();
      for (const tab of await anna.page.getByRole('tab').all()) {
        await tab.click();
        await look((await tab.getAttribute('title')) ?? '');
      }
      await anna.bar.press('ArrowLeft');
      await anna.button('Back to live').waitFor();
      await look('looking back');
      await anna.button('Report this moment').click();
      await anna.page.locator('dialog[open]').waitFor();
      await look('to report');
      await anna.page.keyboard.press('Escape');
      await anna.button('Back to live').click();
      await anna.choices.first().waitFor();

      await anna.page.evaluate(() => localStorage.setItem('laguna.language', 'de'));
      await anna.page.reload();
      await anna.choices.first().waitFor();
      await look('in German');
      expect(found).toEqual([]);
    },
    TEST_TIMEOUT_MS,
  );

  it.each(['murano', 'burano', 'light-masters'])(
    'where a game of %s is over, and its points are counted',
    async (game) => {
      const anna = await annaIn(screen);
      await goTo(anna, await layTable(anna, game, ['random', 'random']));
      await anna.page.locator('.sheet').waitFor({ state: 'attached', timeout: TEST_TIMEOUT_MS });
      expect(await barriersFor(anna, 'the end')).toEqual([]);
    },
    TEST_TIMEOUT_MS,
  );
});
