import { describe, expect, it } from '@jest/globals';
import { DESKTOP } from './house.js';
import { looksAt } from './pages/play-on.js';
import { Player } from './player.js';
import { theHouse } from './the-house.js';

/** A whole game of some hundred decisions, each of them seen on two pages. */
const GAME_TIMEOUT_MS = 240_000;
const MOST_MOVES = 5_000;

const house = theHouse();

/** Both at the table: Anna invited, and Ben came by the link. */
const annaAndBen = async (): Promise<readonly [Player, Player]> => {
  const anna = await Player.in(house(), await house().guest(DESKTOP));
  await anna.openTable(['anyone']);
  const link = await anna.page.getByRole('textbox', { name: 'Invite somebody' }).inputValue();
  const ben = await Player.in(house(), await house().guest(DESKTOP), new URL(link).pathname);
  await ben.button('Sit down').click();
  await ben.introduce('Ben');
  await anna.button('Start the game').click();
  await Promise.all([anna, ben].map(({ page }) => page.locator('.board').waitFor()));
  return [anna, ben];
};

/** A moment in the middle as everybody could see it, and all that was told to everybody. */
const seenByEverybody = async ({ context, page }: Player): Promise<readonly [string, readonly string[]]> => {
  const again = await Player.in(house(), context, `${new URL(page.url()).pathname}#seq=60`);
  await again.page.waitForFunction(looksAt, 60);
  await again.page.getByLabel('Seen by').selectOption({ label: 'Everybody' });
  await again.page.locator('.tray-hidden').waitFor();
  return [await again.text(), await again.log()];
};

describe('Two players, each at a screen of their own', () => {
  it(
    'play a game to its end by an invitation, and read the same of it',
    async () => {
      const [anna, ben] = await annaAndBen();
      await Promise.all([anna.playOn(MOST_MOVES, 1), ben.playOn(MOST_MOVES, 2)]);
      const [end, same] = await Promise.all([anna.isThrough(), ben.isThrough()]);
      expect([await anna.end(), await ben.end(), same]).toEqual([end, end, end]);
      expect(await ben.ending()).toEqual(await anna.ending());

      const [told, heard] = [await anna.log(), await ben.log()];
      expect(told.map(seqOf)).toEqual(Array.from({ length: end }, (_, index) => index + 1));
      expect(heard.map(seqOf)).toEqual(told.map(seqOf));
      expect(await seenByEverybody(ben)).toEqual(await seenByEverybody(anna));
    },
    GAME_TIMEOUT_MS,
  );
});

const seqOf = (line: string): number => Number.parseInt(line, 10);
