import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { foundData } from '#store/embedded/found-data.js';
import { openPostgres } from '#store/postgres/postgres-store.js';
import type { Kept } from '#store/postgres/postgres-store.js';
import { plays, strong } from '#tests/projector/evening.js';
import { aGuest, nobody } from '#tests/service/visitor.js';
import type { Visitor } from '#tests/service/visitor.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { House, OPENING_TIMEOUT_MS } from './house.js';
import { barriers } from './pages/axe.js';
import { Player } from './player.js';

let house: House;
let kept: Kept;
let people: readonly Visitor[];

/** The house's own database, as somebody who looks after it would open it. */
const openKept = async (): Promise<Kept> => {
  const found = await foundData(house.folder);
  if (typeof found === 'string') throw new Error('The service runs on its data.');
  return openPostgres(found);
};

beforeAll(async () => {
  house = await House.open();
  kept = await openKept();
  people = await Promise.all(['Anna', 'Ben', 'Carla'].map((name) => aGuest(house.served.url, name)));
}, OPENING_TIMEOUT_MS);

afterAll(async () => {
  await kept.store.close();
  await house.close();
  expect(house.complaints).toEqual([]);
}, OPENING_TIMEOUT_MS);

const barriersIn = async (page: Page): Promise<readonly string[]> => {
  // By the browser's own door for tools: the page itself lets no strange script in.
  await page.evaluate(await readFile('node_modules/axe-core/axe.min.js', 'utf8'));
  return page.evaluate(barriers);
};

/** Anna beats Ben, then a bot beats Carla and Anna; then two more of Anna and Ben. */
const evenings = async (): Promise<void> => {
  const [a, b, c] = people.map(({ id }) => ({ player: id ?? '' }));
  if (a === undefined || b === undefined || c === undefined) throw new Error('There are three.');
  await plays(kept, { sitters: [a, b], points: [40, 31], at: 1_761_955_301_000 });
  await plays(kept, { sitters: [c, a, strong], points: [30, 20, 50], at: 1_761_955_302_000 });
  await plays(kept, { sitters: [a, b], points: [55, 31], at: 1_761_955_303_000 });
  await plays(kept, { sitters: [b, a], points: null });
  // They are told in the order in which they were played, and the last of them changes the standings no more.
  const history = async () =>
    (await kept.standings.history({ player: a.player, asker: a.player, cursor: null, limit: 10 })).tables;
  await eventually('all of them were told', async () => (await history()).length === 4);
};

describe('Standings', () => {
  it('are empty before anybody has played, and say where to begin', async () => {
    const anna = await Player.in(house, await house.guest());
    await anna.page.getByRole('link', { name: 'Standings', exact: true }).click();
    await anna.page.getByText('Nobody has finished a game with others yet').waitFor();
    expect(new URL(anna.page.url()).pathname).toBe('/standings');
    expect(await anna.page.title()).toBe('Standings · Laguna');
    await anna.page.getByRole('link', { name: 'To the tables' }).click();
    await anna.button('Play now against bots').waitFor();
  });

  it('rank who played, and lead to each player, and from there to their games', async () => {
    await evenings();
    const somebody = await Player.in(house, await house.guest(), '/standings/murano');
    const { page } = somebody;
    const names = page.locator('tbody .is-name');
    await names.first().waitFor();
    const { standings } = await kept.standings.of('murano', null, 10);
    expect(await names.allTextContents()).toHaveLength(standings.length);
    expect(await names.allTextContents()).toEqual(expect.arrayContaining(['Anna', 'Ben', 'Carla', 'Strong bot']));
    expect(await barriersIn(page)).toEqual([]);

    await page.getByRole('link', { name: 'Anna' }).click();
    await page.getByRole('heading', { level: 1, name: 'Anna' }).waitFor();
    expect(await page.locator('.record-figures dd').first().textContent()).toContain('3');
    await page.locator('.table-card').first().waitFor();
    expect(await page.locator('.table-card').count()).toBe(4);
    expect(await page.getByRole('link', { name: /^Look back/ }).count()).toBe(3);
    expect(await barriersIn(page)).toEqual([]);
    await page.goBack();
    await names.first().waitFor();
  });

  it('are said in the language that is chosen', async () => {
    const somebody = await Player.in(house, await house.guest(), '/standings');
    await somebody.page.locator('tbody tr').first().waitFor();
    for (const [language, title] of [
      ['de', 'Rangliste'],
      ['it', 'Classifica'],
      ['es', 'Clasificación'],
    ] as const) {
      await somebody.page.getByRole('combobox').selectOption(language);
      await somebody.page.getByRole('heading', { level: 1, name: title }).waitFor();
    }
  });

  it('mark oneself, and lead there from one’s own name', async () => {
    const context = await house.guest();
    const [anna] = people;
    await context.addCookies([{ name: 'laguna', value: anna?.token ?? '', url: house.url }]);
    const somebody = await Player.in(house, context, '/standings');
    await somebody.page.locator('tr.is-me').waitFor();
    expect(await somebody.page.locator('tr.is-me .is-name').textContent()).toContain('Anna');
    await somebody.button('You are Anna').click();
    await somebody.page.getByRole('link', { name: 'Your record' }).click();
    await somebody.page.getByRole('heading', { level: 1, name: 'Anna' }).waitFor();
  });

  it('say that they cannot be read, and are read when they can be', async () => {
    const somebody = await Player.in(house, await house.guest());
    await somebody.page.route('**/api/standings*', (route) => route.abort());
    await somebody.page.getByRole('link', { name: 'Standings', exact: true }).click();
    await somebody.page.getByText('The server cannot be reached just now.').waitFor();
    await somebody.page.unroute('**/api/standings*');
    await somebody.button('Try again').click();
    await somebody.page.locator('tbody tr').first().waitFor();
  });

  it('fit on a phone', async () => {
    const { page } = await Player.in(
      house,
      await house.guest({ width: 390, height: 844, isPhone: true }),
      '/standings',
    );
    await page.locator('tbody tr').first().waitFor();
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(await isWide()).toBe(false);
    await page.getByRole('link', { name: 'Anna' }).click();
    await page.locator('.table-card').first().waitFor();
    expect(await isWide()).toBe(false);
  });
});

describe('A player who is not there', () => {
  it('is said to be nobody, with a way back', async () => {
    expect((await nobody(house.served.url).ask('GET', '/api/players/nobody')).status).toBe(404);
    const { page } = await Player.in(house, await house.guest(), '/player/nobody');
    await page.getByRole('heading', { name: 'Nobody of that name sits here' }).waitFor();
    await page.getByRole('link', { name: 'To the standings' }).click();
    await page.locator('tbody tr').first().waitFor();
  });
});
