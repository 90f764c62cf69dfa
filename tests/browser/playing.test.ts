import { describe, expect, it } from '@jest/globals';
import { DESKTOP, LYING_PHONE } from './house.js';
import { Player } from './player.js';
import { theHouse } from './the-house.js';

/** A whole game of some hundred decisions, each of them stored, told, folded and shown. */
const GAME_TIMEOUT_MS = 180_000;

const house = theHouse();

const pathOf = ({ page }: Player): string => new URL(page.url()).pathname;

describe('Somebody who opens the page', () => {
  it(
    'gives a name, sits down against bots and plays to the end, while a friend watches from a phone by the link',
    async () => {
      const anna = await Player.in(house(), await house().guest(DESKTOP));
      await anna.playBots('Anna');
      await anna.playOn(3, 1);

      const friend = await Player.in(house(), await house().guest(LYING_PHONE), pathOf(anna));
      await friend.holds(await anna.end());
      await anna.page.getByText('1 person is watching').waitFor();
      expect(await friend.choices.count()).toBe(0);

      await anna.playOn(5_000, 2);
      await anna.page.locator('.sheet').waitFor();
      await friend.holds(await anna.end());
      // Who only watches reads the same table, at the same moment, once nothing is hidden any more.
      expect(await friend.ending()).toEqual(await anna.ending());

      // Looked back at: any moment, by a link, and with another seat's eyes.
      const later = await Player.in(house(), anna.context, `${pathOf(anna)}#seq=60`);
      await later.page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('input[type=range]')?.value === '60',
      );
      await later.button('One step on').click();
      await later.page.waitForURL(/#seq=61$/);
      await later.page.getByLabel('Seen by').selectOption({ label: 'Everybody' });
      await later.page.locator('.tray-hidden').waitFor();
      await later.button(/To the end|Back to live/).click();
      await later.page.locator('.sheet').waitFor();
    },
    GAME_TIMEOUT_MS,
  );
});
