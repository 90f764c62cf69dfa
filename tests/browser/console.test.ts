import { beforeAll, describe, expect, it } from '@jest/globals';
import { aTableWithABurst } from '#tests/service/a-burst.js';
import { anOfficer, PASSWORD } from '#tests/service/staff.js';
import type { Visitor } from '#tests/service/visitor.js';
import { Player } from './player.js';
import { theHouse } from './the-house.js';

const house = theHouse();
let olga: Visitor;

beforeAll(async () => {
  olga = await anOfficer(house().served, 'Olga', 'admin');
});

/** The console, in Olga's browser. */
const olgasConsole = async (path = '/admin'): Promise<Player> => {
  const context = await house().guest();
  await context.addCookies([{ name: 'laguna', value: olga.token ?? '', url: house().url }]);
  return Player.in(house(), context, path);
};

describe('The console', () => {
  it('compares anew where one looks with other eyes: they see other differences', async () => {
    const { page } = await olgasConsole(`/admin/table/${await aTableWithABurst(house().served.url, olga)}`);
    const [from, to] = [page.locator('.compare input').first(), page.locator('.compare input').last()];
    await from.fill('1');
    await to.fill('5');
    await page.locator('.compare button').click();
    await page.locator('.differences tbody tr').first().waitFor();
    await page.getByLabel('Seen by').selectOption('auditor');
    await page.getByLabel('Reason').fill('To see what they held.');
    await page.getByRole('button', { name: 'Look', exact: true }).click();
    await page.waitForFunction(
      () => document.querySelector<HTMLSelectElement>('.eyes-choice select')?.value === 'auditor',
    );
    expect(await page.locator('.differences').count()).toBe(0);
    expect([await from.inputValue(), await to.inputValue()]).toEqual(['1', '5']);
  });

  it('is made anew for another of the staff who signs in at the same page', async () => {
    await anOfficer(house().served, 'Ines', 'auditor');
    const { page } = await olgasConsole();
    await page.getByLabel('Status').selectOption('finished');
    await page.getByRole('button', { name: 'Clear' }).waitFor();
    await page.getByRole('button', { name: 'You are Olga' }).click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ines');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
    await page.locator('.console-role', { hasText: 'Auditor' }).waitFor();
    expect(await page.getByLabel('Status').inputValue()).toBe('');
    expect(await page.getByRole('button', { name: 'Clear' }).count()).toBe(0);
  });
});
