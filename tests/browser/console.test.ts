import { beforeAll, describe, expect, it } from '@jest/globals';
import { aTableWithABurst } from '#tests/service/a-burst.js';
import { anOfficer, PASSWORD } from '#tests/service/staff.js';
import type { Visitor } from '#tests/service/visitor.js';
import type { Screen } from './house.js';
import { aGuest, Company } from './pictures/company.js';
import { Player } from './player.js';
import { theHouse } from './the-house.js';

/** No language has room for the names of all parts beside each other there. */
const SMALL_PHONE: Screen = { width: 320, height: 640, isPhone: true };

const house = theHouse();
let olga: Visitor;

beforeAll(async () => {
  olga = await anOfficer(house().served, 'Olga', 'admin');
});

/** The console, in Olga's browser. */
const olgasConsole = async (path = '/admin', screen?: Screen): Promise<Player> => {
  const context = await house().guest(screen);
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

  it('shows on a small screen too which of its parts one is in', async () => {
    const { page } = await olgasConsole('/admin/looks', SMALL_PHONE);
    await page.getByRole('heading', { name: 'Looks' }).waitFor();
    const part = await page.locator('.console-parts [aria-current]').boundingBox();
    expect(part?.x).toBeGreaterThanOrEqual(0);
    expect((part?.x ?? 0) + (part?.width ?? 0)).toBeLessThanOrEqual(SMALL_PHONE.width);
  });

  it('keeps the way out of a verdict in sight, however long that is', async () => {
    const table = await Company.at('light-masters', [await aGuest(house(), 'Anna'), await aGuest(house(), 'Ben')]);
    await table.playUntil(() => false);
    const { page } = await olgasConsole(`/admin${table.path}`, SMALL_PHONE);
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.locator('.verdict').waitFor();
    const cross = await page.locator('dialog .dialog-close').boundingBox();
    expect(cross?.y).toBeGreaterThanOrEqual(0);
  });
});
