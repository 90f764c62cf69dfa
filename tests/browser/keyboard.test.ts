import { describe, expect, it } from '@jest/globals';
import { DESKTOP } from './house.js';
import { hearing } from './pages/hearing.js';
import { Player } from './player.js';
import { theHouse } from './the-house.js';

const TEST_TIMEOUT_MS = 120_000;

/** From the first thing on the page to the last there are fewer. */
const MOST_TABS = 120;

const house = theHouse();

const KEYS_TO_DECIDE = '.decide .choice, .confirm-bar .is-main';
/** What is to be said more of before it is a command: a ship, and then where it goes. */
const KEYS_OF_SHIPS = '.decide .leads-on:not([aria-expanded])';

/** Whether the key that would be pressed now is one of these. */
const isAt = ({ page }: Player, keys: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, keys);

/** Until one stands at one of these without having gone there. */
const untilAt = ({ page }: Player, keys: string): Promise<unknown> =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted) === true, keys);

/** Goes on from key to key until at one of these, once there is one that can be pressed. */
const tabTo = async (player: Player, keys: string): Promise<void> => {
  await player.page.locator(`:is(${keys}):not(:disabled)`).first().waitFor();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await isAt(player, keys)) return;
    await player.page.keyboard.press('Tab');
  }
  throw new Error(`No way leads to ${keys}.`);
};

const shown = async ({ bar }: Player): Promise<number> => Number(await bar.inputValue());

/** Until something else may be pressed, or nothing: what was pressed is done. */
const untilOtherThan = ({ page }: Player, before: string): Promise<unknown> =>
  page.waitForFunction(
    ([keys, was]) => [...document.querySelectorAll(keys)].map(({ textContent }) => textContent).join() !== was,
    [KEYS_TO_DECIDE, before] as const,
  );
const offered = ({ page }: Player): Promise<string> =>
  page.evaluate(
    (keys) => [...document.querySelectorAll(keys)].map(({ textContent }) => textContent).join(),
    KEYS_TO_DECIDE,
  );

describe('Somebody with a keyboard alone', () => {
  it(
    'comes in, plays a whole turn, always stands where the next key is, and is told what the others do',
    async () => {
      const anna = await Player.in(house(), await house().guest(DESKTOP));
      const { keyboard } = anna.page;
      await anna.button('Play now against bots').waitFor();
      await tabTo(anna, '.hero-button');
      await keyboard.press('Enter');
      await anna.page.locator('dialog[open]').waitFor();
      await tabTo(anna, 'dialog input');
      await keyboard.type('Anna');
      await keyboard.press('Enter');
      await anna.choices.first().waitFor();
      await anna.page.evaluate(hearing);

      // A ship is taken, put back, and taken again.
      if ((await anna.page.locator(KEYS_OF_SHIPS).count()) === 0) {
        await tabTo(anna, '.decide [aria-expanded=false]');
        await keyboard.press('Enter');
      }
      await tabTo(anna, KEYS_OF_SHIPS);
      await keyboard.press('Enter');
      await anna.page.locator('.picked').waitFor();
      await untilAt(anna, KEYS_TO_DECIDE);
      await keyboard.press('Escape');
      await anna.page.locator('.picked').waitFor({ state: 'detached' });
      await untilAt(anna, KEYS_TO_DECIDE);

      const turnOf = async (): Promise<string> =>
        (await anna.page.locator('.seek-where span').first().textContent()) ?? '';
      const mine = await turnOf();
      while ((await turnOf()) === mine) {
        const before = await offered(anna);
        const end = anna.page.locator('.confirm-bar .is-main:enabled');
        await tabTo(anna, (await end.count()) > 0 ? '.confirm-bar .is-main' : KEYS_TO_DECIDE);
        await keyboard.press('Enter');
        await untilOtherThan(anna, before);
        await anna.choices.first().waitFor();
        await untilAt(anna, KEYS_TO_DECIDE);
      }
      // It is said a little after it is shown.
      await anna.page.waitForFunction(() => globalThis.heardSaid.some((said) => /Strong bot [BC] \w/.test(said)));
      const heard = await anna.page.evaluate(() => globalThis.heardSaid);
      expect(heard.join(' ')).not.toMatch(/undefined|ship-\d/);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'looks back and comes back to what happens',
    async () => {
      const anna = await Player.in(house(), await house().guest(DESKTOP));
      await anna.playBots('Anna');
      await anna.playOn(12, 3);
      await anna.choices.first().waitFor();
      const { keyboard } = anna.page;
      const end = await anna.end();
      await tabTo(anna, '[role=tabpanel]');
      const after = async (key: string): Promise<number> => {
        await keyboard.press(key);
        return shown(anna);
      };
      const back = await after('[');
      expect(back).toBeLessThan(end);
      const further = await after('[');
      expect(further).toBeLessThan(back);
      expect(await after(']')).toBe(back);
      expect(await after('Home')).toBe(0);
      expect(await anna.page.locator(KEYS_TO_DECIDE).count()).toBe(0);
      // The space bar plays on from there, and stops.
      await keyboard.press(' ');
      await anna.button('Pause').waitFor();
      await keyboard.press(' ');
      await anna.button('Play').waitFor();
      expect(await after('End')).toBe(end);
      await anna.choices.first().waitFor();
    },
    TEST_TIMEOUT_MS,
  );

  it('leads on from one way to sign in to another', async () => {
    const { page } = await Player.in(house(), await house().guest());
    await page.locator('.person-name').click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('.tabs button').last().focus();
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Password').waitFor();
    await page.waitForFunction(() => document.activeElement !== document.body);
    await page.keyboard.type('Anna');
    expect(await dialog.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('Anna');
  });
});
