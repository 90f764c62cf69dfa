import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { DESKTOP, House, LYING_PHONE } from './house.js';
import { Player } from './player.js';

/** A whole game of some hundred decisions, each of them stored, told, folded and shown. */
const GAME_TIMEOUT_MS = 180_000;
const OPENING_TIMEOUT_MS = 120_000;

let house: House;

beforeAll(async () => {
  house = await House.open();
}, OPENING_TIMEOUT_MS);

afterAll(async () => {
  await house.close();
}, OPENING_TIMEOUT_MS);

afterEach(() => {
  expect(house.complaints.splice(0)).toEqual([]);
});

describe('Somebody who opens the page', () => {
  it(
    'gives a name, sits down against bots and plays to the end, while a friend watches from a phone by the link',
    async () => {
      const anna = await Player.in(house, await house.guest(DESKTOP));
      await anna.button('Play now against bots').click();
      await anna.introduce('Anna');
      await anna.page.waitForURL(/\/table\//);
      await anna.playOn(3, 1);

      const friend = await Player.in(house, await house.guest(LYING_PHONE), new URL(anna.page.url()).pathname);
      await friend.page.getByText('You are watching.').waitFor();
      await anna.page.getByText('1 person is watching').waitFor();

      await anna.playOn(2_000, 2);
      await anna.page.locator('.sheet').waitFor();
      await friend.page.getByRole('tab', { name: 'Log' }).click();
      await friend.page
        .getByText(/The game is over: .+ wins?\./)
        .first()
        .waitFor();
      expect(await friend.text()).toBe(await anna.text());
    },
    GAME_TIMEOUT_MS,
  );
});
