import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { House, DESKTOP, LYING_PHONE, OPENING_TIMEOUT_MS } from './house.js';
import { barriers } from './pages/axe.js';
import { Player } from './player.js';

const TEST_TIMEOUT_MS = 60_000;

let house: House;

beforeAll(async () => {
  house = await House.open();
}, OPENING_TIMEOUT_MS);

afterAll(() => house.close(), OPENING_TIMEOUT_MS);

const barriersFor = async ({ page }: Player): Promise<readonly string[]> => {
  // By the browser's own door for tools: the page itself lets no strange script in.
  await page.evaluate(await readFile('node_modules/axe-core/axe.min.js', 'utf8'));
  return page.evaluate(barriers);
};

describe.each([
  ['on a desk', DESKTOP],
  ['on a phone', LYING_PHONE],
])('%s', (_, screen) => {
  it(
    'nothing stands in the way of who reads by ear or plays by keyboard',
    async () => {
      const anna = await Player.in(house, await house.guest(screen));
      await anna.button('Play now against bots').waitFor();
      expect(await barriersFor(anna)).toEqual([]);

      await anna.button('Play now against bots').click();
      await anna.introduce('Anna');
      await anna.choices.first().waitFor();
      expect(await barriersFor(anna)).toEqual([]);
    },
    TEST_TIMEOUT_MS,
  );
});
