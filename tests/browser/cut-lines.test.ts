import { describe, expect, it } from '@jest/globals';
import { DESKTOP } from './house.js';
import { endsAt } from './pages/play-on.js';
import { cutFor } from './pages/cut-for.js';
import { Player } from './player.js';
import { theHouse } from './the-house.js';

/** A minute of it the line is cut. */
const TEST_TIMEOUT_MS = 300_000;

const house = theHouse();

const annaAtATable = async (): Promise<Player> => {
  const anna = await Player.in(house(), await house().guest(DESKTOP));
  await anna.playBots('Anna');
  await anna.playOn(6, 7);
  await anna.isAsked();
  return anna;
};

/** Anna once more, by a line that is not cut. */
const onAnotherLine = async (anna: Player): Promise<Player> => {
  const path = new URL(anna.page.url()).pathname;
  const there = await Player.in(house(), anna.context, path, house().served.url);
  await there.isAsked();
  return there;
};

/** Every event stands on the screen once, in its place, and as whoever comes now is told it. */
const isTold = async (anna: Player): Promise<void> => {
  const log = await anna.log();
  const newcomer = await Player.in(house(), anna.context, new URL(anna.page.url()).pathname);
  await newcomer.page.waitForFunction(endsAt, log.length);
  // It begins in the middle, and reads what came before at leisure.
  await newcomer.page.locator('input[type=range][min="0"]').waitFor();
  expect(log).toEqual(await newcomer.log());
  expect(log.map((line) => Number.parseInt(line, 10))).toEqual(log.map((_, index) => index + 1));
  expect(await anna.text()).toBe(await newcomer.text());
  await newcomer.page.close();
};

describe('While others move', () => {
  it(
    'a line that is cut for five seconds, and for a minute, loses no event, doubles none and tells all in order',
    async () => {
      const anna = await annaAtATable();
      const there = await onAnotherLine(anna);
      for (const seconds of [5, 60]) {
        const before = await anna.end();
        house().tunnel.cut();
        await there.playOn(8, seconds);
        await there.isAsked();
        await anna.page.waitForFunction(cutFor, seconds, { timeout: TEST_TIMEOUT_MS });
        expect(await anna.end()).toBe(before);

        await there.playOn(2, seconds);
        house().tunnel.heal();
        await there.playOn(2, seconds + 1);
        await there.isAsked();
        await anna.holds(await there.end());
        await anna.isAsked();
        await isTold(anna);
      }
    },
    TEST_TIMEOUT_MS,
  );
});

describe('In the middle of a turn', () => {
  it(
    'a server that is killed and started again loses no event, doubles none and tells all in order',
    async () => {
      const anna = await annaAtATable();
      const sailed = anna.page.locator('.chips', { hasText: 'Anna sailed' });
      for (let seed = 1; (await sailed.count()) === 0; seed += 1) {
        await anna.playOn(1, seed);
        await anna.isAsked();
      }
      const before = await anna.end();
      await house().restart();
      await anna.page.locator('.lamp.is-up').waitFor({ state: 'attached' });
      await sailed.waitFor();
      expect(await anna.end()).toBe(before);
      await anna.playOn(6, 11);
      await anna.isAsked();
      await anna.holds(before + 3);
      await isTold(anna);
    },
    TEST_TIMEOUT_MS,
  );
});
