import { describe, expect, it } from '@jest/globals';
import { annaAtATable, PAGE_TIMEOUT_MS } from './at-a-table.js';
import { Player } from './player.js';
import { theHouse } from './the-house.js';

const house = theHouse();

const SCRIPTS = '**/*.js';

/** What stands in the script of Murano's board alone. */
const GAME = /surroundings:.water/;

/** Scripts that a table needs, each by something that stands in it alone. */
const PARTS = [
  { part: 'the screen', mark: /is-alone/ },
  { part: 'the words around the game', mark: /Passed over: / },
  { part: "the game's own words", mark: /ended the turn; / },
  { part: "the game's board", mark: GAME },
] as const;

describe('The page of which the first words do not come', () => {
  it('is not left blank', async () => {
    const context = await house().guest();
    await context.route(SCRIPTS, async (route) => {
      const script = await route.fetch();
      const isOfWords = (await script.text()).includes('Play now against bots');
      return isOfWords ? route.abort() : route.fulfill({ response: script });
    });
    const { page } = await Player.in(house(), context);
    await page.getByText('Laguna could not be loaded.').waitFor();
    await context.unrouteAll({ behavior: 'wait' });
    expect(house().complaints.splice(0)).toEqual([expect.stringContaining('Failed to fetch')]);
  });
});

describe('A table of which the game is still on its way', () => {
  it(
    'says that it comes, and then which game it is',
    async () => {
      const context = await house().guest();
      const anna = await annaAtATable(house(), context);
      const path = new URL(anna.page.url()).pathname;
      await anna.page.close();

      let handOn = (): void => undefined;
      const known = new Promise<void>((resolve) => (handOn = resolve));
      await context.route(SCRIPTS, async (route) => {
        const script = await route.fetch();
        if (GAME.test(await script.text())) await known;
        await route.fulfill({ response: script });
      });
      const { page } = await Player.in(house(), context, path);
      const name = page.getByRole('heading', { level: 1 });
      await name.waitFor();
      expect(await name.innerText()).toBe('Coming to the table …');
      handOn();
      await name.getByText('Murano').waitFor();
      await context.unrouteAll({ behavior: 'wait' });
    },
    PAGE_TIMEOUT_MS,
  );
});

describe('A table of which a script does not come over the line', () => {
  it.each(PARTS)(
    'says so where it is $part, and is there once it comes',
    async ({ mark }) => {
      const context = await house().guest();
      const anna = await annaAtATable(house(), context);
      const path = new URL(anna.page.url()).pathname;
      await anna.page.close();

      let lost = 0;
      await context.route(SCRIPTS, async (route) => {
        const script = await route.fetch();
        if (!mark.test(await script.text())) return route.fulfill({ response: script });
        lost += 1;
        return route.abort();
      });
      const elsewhere = await Player.in(house(), context, path);
      await elsewhere.page.getByText(/^The table could not be loaded/).waitFor();
      expect(lost).toBeGreaterThan(0);
      await context.unrouteAll({ behavior: 'wait' });
      await elsewhere.button('Try again').click();
      await elsewhere.isAsked();
      await elsewhere.page.locator('canvas').waitFor();
    },
    2 * PAGE_TIMEOUT_MS,
  );
});
