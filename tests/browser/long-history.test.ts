import { describe, expect, it } from '@jest/globals';
import type { TableId } from '#events/envelope.js';
import { foundData } from '#store/embedded/found-data.js';
import { openPostgres } from '#store/postgres/postgres-store.js';
import { happens } from '#tests/projector/story.js';
import { anOfficer, played } from '#tests/service/staff.js';
import { readsHistory } from './pages/reads-history.js';
import { Player } from './player.js';
import { theHouse } from './the-house.js';

const TEST_TIMEOUT_MS = 240_000;
const EVENTS = 2_000;
/** What is asked of it. A machine that does other things besides is given twice that before it counts as slow. */
const USABLE_MS = 500;

const house = theHouse();

/** A game that has gone on for a very long time; what makes it so long is the clock, which changes nothing at the table. */
const aLongGame = async (): Promise<string> => {
  const { id } = await played(house().served.url, 30);
  const found = await foundData(house().folder);
  if (typeof found === 'string') throw new Error('The service runs on its data.');
  const { store } = await openPostgres(found);
  const table = id as TableId;
  const head = await store.head(table);
  const warned = Array.from({ length: EVENTS - (head?.seq ?? 0) }, () => ({ type: 'SeatWarned', seat: 0 }));
  await happens(store, table, ...warned);
  await store.close();
  return id;
};

describe(`The history of ${EVENTS} events`, () => {
  it(
    'is there, sifted and gone through at once',
    async () => {
      const id = await aLongGame();
      const olga = await anOfficer(house().served, 'Olga', 'admin');
      const context = await house().guest();
      await context.addCookies([{ name: 'laguna', value: olga.token ?? '', url: house().url }]);
      const { page } = await Player.in(house(), context);
      // The console itself is loaded with the first look at it.
      await page.goto(`${house().url}/admin`);
      await page.locator('.table-row').first().waitFor();

      const took = await page.evaluate(readsHistory, { path: `/admin/table/${id}`, entries: EVENTS, text: 'sat down' });
      process.stdout.write(`A time line of ${EVENTS} events: ${JSON.stringify(took)} (milliseconds)\n`);
      expect(took.there).toBeLessThan(2 * USABLE_MS);
      expect(took.sifted).toBeLessThan(USABLE_MS);
      expect(took.scrolled).toBeLessThan(USABLE_MS);
      expect(await page.locator('.entry').count()).toBeLessThan(100);
      expect(house().complaints).toEqual([]);
    },
    TEST_TIMEOUT_MS,
  );
});
