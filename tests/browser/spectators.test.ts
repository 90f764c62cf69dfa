import { describe, expect, it } from '@jest/globals';
import { murano } from '#engine/murano/game.js';
import { DESKTOP, LYING_PHONE } from './house.js';
import { Player } from './player.js';
import { theHouse } from './the-house.js';

const GAME_TIMEOUT_MS = 240_000;
const MOST_MOVES = 5_000;

const house = theHouse();

/** All that is to be read of the table, once this event has come. */
const readAt = async (seq: number, watcher: Player): Promise<readonly [string, readonly string[]]> => {
  await watcher.holds(seq);
  // Who comes in the middle reads what came before at leisure.
  await watcher.page.locator('input[type=range][min="0"]').waitFor({ state: 'attached' });
  return [await watcher.text(), await watcher.log()];
};

/** What the page's socket agreed on about how frames come, once the page is loaded anew. */
const agreedOn = async ({ page }: Player): Promise<string | undefined> => {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const answered = new Promise<string | undefined>((resolve) => {
    network.once('Network.webSocketHandshakeResponseReceived', ({ response: { headers } }) => {
      resolve(headers['Sec-WebSocket-Extensions']);
    });
  });
  await page.reload();
  return answered;
};

describe('A spectator who joins in the middle', () => {
  it(
    'reads the same as one who was there from the start, then and to the end',
    async () => {
      const anna = await Player.in(house(), await house().guest(DESKTOP));
      await anna.openTable(['anyone']);
      const path = new URL(anna.page.url()).pathname;
      const early = await Player.in(house(), await house().guest(DESKTOP), path);
      await early.page.locator('.open-table').waitFor();
      expect(await early.page.locator('.open-table .edition').textContent()).toBe(`Rules: edition ${murano.edition}`);
      await anna.button('Seat: Random bot').click();
      await anna.button('Start the game').click();
      await anna.playOn(25, 1);
      await anna.isAsked();

      const late = await Player.in(house(), await house().guest(LYING_PHONE), path);
      await late.page.locator('.passage').first().waitFor({ state: 'attached' });
      // Who only watches is sent packed frames, and who plays is not.
      expect(await agreedOn(late)).toContain('permessage-deflate');
      expect(await agreedOn(anna)).toBeUndefined();
      await anna.isAsked();
      for (const seed of [2, 3, 4]) {
        const seq = await anna.end();
        expect(await readAt(seq, late)).toEqual(await readAt(seq, early));
        await anna.playOn(12, seed);
        await anna.isAsked();
      }

      await anna.playOn(MOST_MOVES, 5);
      const seq = await anna.isThrough();
      const [text, log] = await readAt(seq, late);
      expect([text, log]).toEqual(await readAt(seq, early));
      expect(log).toHaveLength(seq);
      expect(await late.ending()).toEqual(await anna.ending());
    },
    GAME_TIMEOUT_MS,
  );
});
