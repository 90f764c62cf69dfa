import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { FiledReports } from '#events/wire/admin.js';
import type { Accesses, MyReports } from '#events/wire/audit.js';
import { anOfficer } from '#tests/service/staff.js';
import type { Visitor } from '#tests/service/visitor.js';
import { DESKTOP, House, OPENING_TIMEOUT_MS } from './house.js';
import type { Screen } from './house.js';
import { barriers } from './pages/axe.js';
import { Player } from './player.js';

/** Several pages, each with a board that is drawn by software. */
const WALK_TIMEOUT_MS = 240_000;
const PHONE: Screen = { width: 390, height: 844, isPhone: true };
const COMPLAINT = 'Somebody saw my cards.';

let house: House;
let olga: Visitor;
let folder: string;

beforeAll(async () => {
  house = await House.open();
  olga = await anOfficer(house.served, 'Olga', 'admin');
  folder = await mkdtemp(join(tmpdir(), 'laguna-complaint-'));
}, 2 * OPENING_TIMEOUT_MS);

afterAll(async () => {
  await house.close();
  await rm(folder, { recursive: true, force: true });
}, OPENING_TIMEOUT_MS);

afterEach(async () => {
  await house.sendHome();
  expect(house.complaints.splice(0)).toEqual([]);
});

/** The console, in the browser of somebody who is signed in. */
const consoleOf = async (who: Visitor, path = '/admin', screen = DESKTOP): Promise<Player> => {
  const context = await house.guest(screen);
  await context.addCookies([{ name: 'laguna', value: who.token ?? '', url: house.url }]);
  return Player.in(house, context, path);
};

const barriersIn = async (page: Page): Promise<readonly string[]> => {
  // By the browser's own door for tools: the page itself lets no strange script in.
  await page.evaluate(await readFile('node_modules/axe-core/axe.min.js', 'utf8'));
  return page.evaluate(barriers);
};

/** `npm run verify`, built: what it said, and the code that it ended with. */
const verified = async (...args: readonly string[]) => {
  const child = spawn(process.execPath, ['dist/services/start/verify.js', ...args]);
  let said = '';
  for (const voice of [child.stdout, child.stderr]) voice.on('data', (text: Buffer) => (said += text.toString()));
  return { code: await new Promise<number | null>((resolve) => child.once('close', resolve)), said };
};

/** Pictures for whoever wants to look: where SCREENS names a folder. */
const pictured = async (page: Page, name: string): Promise<void> => {
  const pictures = process.env['SCREENS'];
  if (pictures !== undefined) await page.screenshot({ path: join(pictures, `${name}.png`) });
};

const isInSight = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight);

const isWide = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

const tableOf = ({ page }: Player): string => new URL(page.url()).pathname.split('/')[2] ?? '';

/** Anna plays some moves, and says that something is wrong. */
const complains = async (name: string): Promise<Player> => {
  const anna = await Player.in(house, await house.guest());
  await anna.button('Play now against bots').click();
  await anna.introduce(name);
  await anna.page.waitForURL(/\/table\//);
  await anna.playOn(4, 1);
  await anna.button('Report this moment').click();
  await anna.page.getByRole('textbox', { name: 'What is wrong?' }).fill(COMPLAINT);
  await anna.button('Send the report').click();
  await anna.page.getByText('It was reported. Thank you.').waitFor();
  return anna;
};

describe('A complaint', () => {
  it(
    'goes from a flag at the table to an answer, by way of the board as the seat saw it, and to a file that holds',
    async () => {
      const anna = await complains('Anna');
      const table = tableOf(anna);
      const { body } = await olga.ask<FiledReports>('GET', `/api/admin/reports?table=${table}`);
      const seq = body.reports[0]?.seq ?? 0;

      const { page, ...admin } = await consoleOf(olga, '/admin/reports');
      await page.getByRole('link', { name: COMPLAINT }).waitFor();
      await pictured(page, 'reports');
      await page.getByRole('link', { name: COMPLAINT }).click();
      await page.getByText(new RegExp(`^Moment ${seq} of`)).waitFor();
      expect(page.url()).toContain(`/admin/table/${table}#seq=${seq}`);
      await page.locator('.still-board canvas').waitFor({ timeout: WALK_TIMEOUT_MS });

      // With her eyes: first why, then the record, then the board.
      await page.getByLabel('Seen by').selectOption({ label: 'Anna' });
      await page.getByRole('dialog', { name: 'Look at what is hidden' }).waitFor();
      expect(await looksAt(table)).toEqual([]);
      await page.getByLabel('Reason').fill('She says that somebody saw her cards.');
      await page.getByRole('button', { name: 'Look', exact: true }).click();
      await page.waitForFunction(
        () => document.querySelector<HTMLSelectElement>('.eyes-choice select')?.value !== 'public',
      );
      expect(await looksAt(table)).toMatchObject([{ reason: 'She says that somebody saw her cards.' }]);
      expect(await looksAt(table)).toMatchObject([{ eyes: await page.getByLabel('Seen by').inputValue() }]);
      expect(await inWords(page)).toContain('Anna');
      await pictured(page, 'history');
      expect(await barriersIn(page)).toEqual([]);

      await page.getByRole('button', { name: 'Answer …' }).click();
      await page.getByLabel('Reason').fill('Nobody did: see for yourself when the game is over.');
      await page.getByRole('button', { name: 'Answer this report' }).click();
      await page.getByRole('button', { name: 'Answer …' }).waitFor({ state: 'detached' });
      const mine = await anna.page.evaluate(
        async () => (await fetch('/api/reports/mine')).json() as Promise<MyReports>,
      );
      expect(mine.reports).toMatchObject([
        { status: 'resolved', answer: { reason: 'Nobody did: see for yourself when the game is over.' } },
      ]);

      await ends(page);
      await page.getByRole('button', { name: 'Verify' }).click();
      await page.locator('.verdict.holds').waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
      const taken = page.waitForEvent('download');
      await page.getByRole('link', { name: 'NDJSON' }).click();
      const file = join(folder, 'game.ndjson');
      await (await taken).saveAs(file);
      const { code, said } = await verified(file, '--keys', `${house.served.url}/api/keys`);
      expect({ code, said }).toEqual({ code: 0, said });

      // What is over can still be said not to count: everybody is told, and not one byte of what happened is another.
      await voids(page);
      expect(await page.locator('.inspect-head h1').textContent()).toContain('Result does not count');
      await page.locator('.entry.is-act', { hasText: 'voided a result: They played with open cards.' }).waitFor();
      expect(await page.getByRole('button', { name: /Void|End/ }).count()).toBe(0);
      const again = await fetch(`${house.served.url}/api/tables/${table}/export`);
      expect(await again.text()).toBe(await readFile(file, 'utf8'));
      await pictured(page, 'voided');
      await anna.page.reload();
      await anna.page.getByText('An admin has decided that this result does not count.').waitFor();
      await pictured(anna.page, 'voided-at-table');
      expect(admin.context).not.toBe(anna.context);
    },
    WALK_TIMEOUT_MS,
  );

  it(
    'is looked through with keys alone, and what differs between two moments is listed',
    async () => {
      await complains('Bea');
      const { page } = await consoleOf(olga);
      await page.locator('.table-row').first().waitFor();
      await pictured(page, 'tables');
      expect(await barriersIn(page)).toEqual([]);
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keys' }).waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('/');
      await page.keyboard.type('Be');
      await page.getByRole('button', { name: 'Bea Guest' }).click();
      await page.waitForFunction(() => document.querySelectorAll('.table-row').length === 1);
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      await page.locator('.entry').first().waitFor();

      await page.keyboard.press('j');
      await page.keyboard.press('c');
      for (let step = 0; step < 5; step += 1) await page.keyboard.press('j');
      await page.keyboard.press('c');
      expect(await page.locator('.entry.is-picked .entry-seq').textContent()).toBe('6');
      await page.locator('.compare button').click();
      await page.locator('.differences tbody tr').first().waitFor();
      expect(await page.locator('.differences').textContent()).toContain('/status');
      expect(await isInSight(page.locator('.differences tbody tr').first())).toBe(true);
      await pictured(page, 'compare');

      await page.getByRole('button', { name: /^Reports/ }).click();
      await page.waitForFunction(() => document.querySelectorAll('.entry').length === 1);
      expect(await page.locator('.entry').textContent()).toContain(COMPLAINT);
      await page.keyboard.press('2');
      await page.getByRole('heading', { name: 'Reports' }).waitFor();
    },
    WALK_TIMEOUT_MS,
  );
});

describe('The console', () => {
  it('shows an auditor everything and offers them nothing to do', async () => {
    const audrey = await anOfficer(house.served, 'Audrey', 'auditor');
    const { page } = await consoleOf(audrey, '/admin/reports');
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.locator('.report').first().waitFor();
    expect(await page.getByRole('button', { name: /…$/ }).count()).toBe(0);
    await page.goto(`${house.url}/admin/players`);
    await page.getByLabel('Name').fill('Anna');
    await page.locator('.console-row').first().waitFor();
    expect(await page.getByRole('button', { name: /…$/ }).count()).toBe(0);
    expect(await page.locator('.console-role').textContent()).toBe('Auditor');
  });

  it('suspends a player for a reason, and takes it back', async () => {
    const { page } = await consoleOf(olga, '/admin/players');
    await page.getByLabel('Name').fill('Bea');
    await page.getByRole('button', { name: 'Suspend …' }).click();
    await page.getByLabel('Reason').fill('Reported without end.');
    await page.getByRole('button', { name: 'Suspend this player' }).click();
    expect(await page.getByLabel('I am sure').evaluate((box: HTMLInputElement) => box.validity.valid)).toBe(false);
    await page.getByLabel('I am sure').check();
    await page.getByRole('button', { name: 'Suspend this player' }).click();
    await page.getByRole('button', { name: 'Take the suspension back …' }).waitFor();
    await pictured(page, 'players');
    await page.getByRole('button', { name: 'Take the suspension back …' }).click();
    await page.getByLabel('Reason').fill('It was somebody else.');
    await page.getByRole('button', { name: 'Take the suspension back', exact: true }).click();
    await page.getByRole('button', { name: 'Suspend …' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Acts' }).click();
    await page.getByText('It was somebody else.').waitFor();
    await page.getByText('Reported without end.').waitFor();
    await pictured(page, 'acts');
    expect(await barriersIn(page)).toEqual([]);
  });

  it('is nothing at all for who has no role, as any address that we do not know', async () => {
    const texts: (string | null)[] = [];
    for (const path of ['/admin', '/admin/reports', '/nothing-here']) {
      const somebody = await Player.in(house, await house.guest(), path);
      await somebody.page.locator('main.alone h1').waitFor();
      texts.push(await somebody.page.locator('body').textContent());
      expect(await somebody.page.title()).not.toContain('Console');
    }
    expect(new Set(texts).size).toBe(1);
  });

  it('says that it cannot read, and reads when it can', async () => {
    const { page } = await consoleOf(olga);
    await page.locator('.table-row').first().waitFor();
    await page.route('**/api/admin/reports*', (route) => route.abort());
    await page.getByRole('link', { name: 'Reports' }).click();
    await page.getByText('The server cannot be reached just now.').waitFor();
    await page.unroute('**/api/admin/reports*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Nothing is open.').or(page.locator('.report').first()).first().waitFor();
  });

  it('fits on a phone, in every language', async () => {
    const { page } = await consoleOf(olga, '/admin', PHONE);
    for (const language of ['de', 'es', 'it', 'en']) {
      await page.getByRole('combobox').first().selectOption(language);
      await page.waitForFunction((tag) => document.documentElement.lang === tag, language);
      await page.locator('.table-row').first().waitFor();
      expect(await isWide(page)).toBe(false);
    }
    await pictured(page, 'phone-tables');
    for (const part of ['Reports', 'Players', 'Acts', 'Looks']) {
      await page.getByRole('link', { name: part }).click();
      await page.getByRole('heading', { name: part }).waitFor();
      await page.getByText('Reading …').waitFor({ state: 'detached' });
      expect(await isWide(page)).toBe(false);
      await pictured(page, `phone-${part.toLowerCase()}`);
    }
    await page.getByRole('link', { name: 'Tables' }).click();
    await page.locator('.table-row a').first().click();
    await page.locator('.entry').nth(12).click();
    await page.locator('.entry-details').waitFor();
    expect(await isWide(page)).toBe(false);
    await pictured(page, 'phone-history');
    expect(await barriersIn(page)).toEqual([]);
  });
});

/** What the console says of the table at the moment that is picked. */
const inWords = async (page: Page): Promise<string> =>
  (await page.locator('.entry-details-more').first().textContent()) ?? '';

const looksAt = async (table: string): Promise<Accesses['accesses']> =>
  (await olga.ask<Accesses>('GET', `/api/admin/accesses?table=${table}`)).body.accesses;

/** Its result is taken away, for a reason and after a second thought. */
const voids = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Void the result …' }).click();
  await page.getByLabel('Reason').fill('They played with open cards.');
  await page.getByLabel('I am sure').check();
  await page.getByRole('button', { name: 'Void this result' }).click();
  await page.locator('.inspect-head .mark', { hasText: 'Result does not count' }).waitFor();
};

/** The game is ended, for a reason and after a second thought. */
const ends = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'End the game …' }).click();
  await page.getByLabel('Reason').fill('Both asked for it.');
  await page.getByLabel('I am sure').check();
  await page.getByRole('button', { name: 'End this game' }).click();
  await page.getByRole('link', { name: 'NDJSON' }).waitFor();
};
