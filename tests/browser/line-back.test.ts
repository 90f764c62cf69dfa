import { beforeAll, describe, expect, it } from '@jest/globals';
import { aGuest } from './pictures/company.js';
import type { Guest } from './pictures/company.js';
import { Player } from './player.js';
import { theHouse } from './the-house.js';

const house = theHouse();
let anna: Guest;

beforeAll(async () => {
  anna = await aGuest(house(), 'Anna');
});

const NOT_REACHED = 'The server cannot be reached just now.';

/** Anna's page, with all that it loads beforehand. */
const annaAt = async (path: string): Promise<Player> => {
  const context = await house().guest();
  await context.addCookies([{ name: 'laguna', value: anna.token, url: house().url }]);
  const player = await Player.in(house(), context, path);
  await player.page.waitForLoadState('networkidle');
  return player;
};

/** Presses something while the line is cut, which is back as soon as the page says that the server cannot be reached. */
const pressesWhileCut = async ({ page }: Player, role: 'button' | 'link', name: string): Promise<void> => {
  const key = page.getByRole(role, { name }).first();
  await key.waitFor();
  house().tunnel.cut();
  await key.click();
  await page.getByText(NOT_REACHED).first().waitFor();
  house().tunnel.heal();
};

describe('When the line is back', () => {
  it('what could not be read is read, without being asked for', async () => {
    const player = await annaAt('/standings');
    await pressesWhileCut(player, 'link', 'Walking in Burano');
    await player.page.locator('.records-empty').waitFor();
    expect(await player.page.getByText(NOT_REACHED).count()).toBe(0);
  });

  it.each([
    ['in the lobby', 'Play now against bots'],
    ['at a table', 'Sit down'],
  ])('nobody reads any more that the server cannot be reached, %s', async (where, name) => {
    const wish = { game: 'murano', seats: 2 };
    const { id } = await anna.ask<{ readonly id: string }>('POST', '/tables', wish);
    const player = await annaAt(where === 'in the lobby' ? '/' : `/table/${id}`);
    await pressesWhileCut(player, 'button', name);
    await player.page.getByText(NOT_REACHED).first().waitFor({ state: 'detached' });
    await player.page.getByRole('button', { name }).first().waitFor();
  });
});
