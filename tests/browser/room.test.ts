import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DESKTOP } from './house.js';
import type { Screen } from './house.js';
import { aGuest } from './pictures/company.js';
import { theHouse } from './the-house.js';

const house = theHouse();

/** Anna, who speaks Spanish, at a table of four that has begun: her names for bots are long, and they differ at their end. */
const annaIn = async (screen: Screen): Promise<Page> => {
  const anna = await aGuest(house(), 'Anna');
  const { id } = await anna.ask<{ readonly id: string }>('POST', '/tables', { game: 'burano', seats: 4 });
  await anna.ask('PUT', `/tables/${id}/seats/0`, {});
  for (const seat of [1, 2, 3]) await anna.ask('PUT', `/tables/${id}/seats/${seat}`, { bot: 'random' });
  await anna.ask('POST', `/tables/${id}/start`, {});
  const context = await house().guest(screen);
  await context.addCookies([{ name: 'laguna', value: anna.token, url: house().url }]);
  const page = await house().visit(context);
  await page.locator('.language-choice select').first().selectOption('es');
  await page.getByRole('button', { name: 'Jugar' }).first().waitFor();
  await page.goto(`${house().url}/table/${id}`);
  await page.locator('.decide .choice').first().waitFor();
  return page;
};

const isWhole = (element: Element): boolean =>
  element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight;

/** How many lines have their place in it. */
const linesOf = (element: Element): number => {
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element);
  return (element.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)) / parseFloat(lineHeight);
};

describe('Beside the board', () => {
  it.each([
    ['low', DESKTOP],
    ['high', { width: 1280, height: 1000 }],
    ['narrow', { width: 1024, height: 768 }],
  ])('there is room for all that a choice leads to, where the window is %s', async (_, screen) => {
    const page = await annaIn(screen);
    expect(await page.locator('.effect').evaluate(linesOf)).toBeGreaterThan(4.99);
  });

  it('players are told apart by their whole names', async () => {
    const page = await annaIn(DESKTOP);
    const names = page.locator('.player-name');
    expect(await names.allTextContents()).toEqual([
      'Anna (tú)',
      'Bot aleatorio B',
      'Bot aleatorio C',
      'Bot aleatorio D',
    ]);
    for (const name of await names.all()) expect(await name.evaluate(isWhole)).toBe(true);
  });
});

describe('On a phone that stands', () => {
  it('all keys for looking back are in one line below the way', async () => {
    const page = await annaIn({ width: 390, height: 844, isPhone: true });
    await page.locator('input[type=range]').press('ArrowLeft');
    const keys = page.locator('.replay button:visible, .replay select:visible');
    await page.getByRole('button', { name: 'Volver al directo' }).waitFor();
    const middles = await keys.evaluateAll((all) =>
      all.map((key) => key.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2)),
    );
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(10);
  });
});

describe('Where there is next to no room', () => {
  it.each(['en', 'it', 'es', 'de'])('the standings do not reach beyond the edge, in %s', async (language) => {
    const context = await house().guest({ width: 320, height: 640 });
    const page = await house().visit(context, '/standings');
    await page.locator('.language-choice select').selectOption(language);
    await page.locator(`html[lang=${language}] .records-about`).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
