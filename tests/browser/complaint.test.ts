import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FiledReports } from '#events/wire/admin.js';
import type { Accesses } from '#events/wire/audit.js';
import { aTableWithABurst } from '#tests/service/a-burst.js';
import { anOfficer } from '#tests/service/staff.js';
import type { Visitor } from '#tests/service/visitor.js';
import { eventually } from '#tests/store/embedded/eventually.js';
import { DESKTOP } from './house.js';
import type { Screen } from './house.js';
import { barriers } from './pages/axe.js';
import { Player } from './player.js';
import { theHouse } from './the-house.js';

/** Several pages, each with a board that is drawn by software. */
const WALK_TIMEOUT_MS = 240_000;
const PHONE: Screen = { width: 390, height: 844, isPhone: true };
const COMPLAINT = 'Somebody saw my cards.';

const house = theHouse();
let olga: Visitor;
let folder: string;

beforeAll(async () => {
  olga = await anOfficer(house().served, 'Olga', 'admin');
  folder = await mkdtemp(join(tmpdir(), 'laguna-complaint-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** The console, in the browser of somebody who is signed in. */
const consoleOf = async (who: Visitor, path = '/admin', screen = DESKTOP): Promise<Player> => {
  const context = await house().guest(screen);
  await context.addCookies([{ name: 'laguna', value: who.token ?? '', url: house().url }]);
  return Player.in(house(), context, path);
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

/** What is downloaded by a link. */
const takenBy = async (page: Page, name: string): Promise<string> => {
  const taken = page.waitForEvent('download');
  await page.getByRole('link', { name, exact: true }).click();
  const file = join(folder, name);
  await (await taken).saveAs(file);
  return readFile(file, 'utf8');
};

const isInSight = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight);

const isWide = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

const tableOf = ({ page }: Player): string => new URL(page.url()).pathname.split('/')[2] ?? '';

/** Anna plays some moves, and says that something is wrong. */
const complains = async (name: string): Promise<Player> => {
  const anna = await Player.in(house(), await house().guest());
  await anna.playBots(name);
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
      await readsAnswer(anna, 'Nobody did: see for yourself when the game is over.', seq);

      await ends(page);
      await page.getByRole('button', { name: 'Verify' }).click();
      await page.locator('.verdict.holds').waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
      const taken = page.waitForEvent('download');
      await page.getByRole('link', { name: 'NDJSON', exact: true }).click();
      const file = join(folder, 'game.ndjson');
      await (await taken).saveAs(file);
      const { code, said } = await verified(file, '--keys', `${house().served.url}/api/keys`);
      expect({ code, said }).toEqual({ code: 0, said });

      // What is over can still be said not to count: everybody is told, and not one byte of what happened is another.
      await voids(page);
      expect(await page.locator('.inspect-head h1').textContent()).toContain('Result does not count');
      await page.locator('.entry.is-act', { hasText: 'voided a result: They played with open cards.' }).waitFor();
      expect(await page.getByRole('button', { name: /Void|End/ }).count()).toBe(0);
      const again = await fetch(`${house().served.url}/api/tables/${table}/export`);
      expect(await again.text()).toBe(await readFile(file, 'utf8'));
      await pictured(page, 'voided');
      await anna.page.reload();
      await anna.page.getByText('An admin has decided that this result does not count.').waitFor();
      await pictured(anna.page, 'voided-at-table');

      // And who had looked with her eyes, she reads at the table.
      await anna.button(/^To the end/).click();
      const looks = anna.page.getByRole('region', { name: 'Who looked into this game' });
      await looks.getByText('Olga saw what you saw').first().waitFor();
      expect(await looks.getByRole('listitem').count()).toBe((await looksAt(table)).length);
      expect(await looks.textContent()).toContain('She says that somebody saw her cards.');
      await looks.scrollIntoViewIfNeeded();
      await pictured(anna.page, 'looked-into');
      await looks
        .getByRole('link', { name: /^moments 1 to/ })
        .first()
        .click();
      await looksBackAt(anna.page, 1);
      expect(admin.context).not.toBe(anna.context);
    },
    WALK_TIMEOUT_MS,
  );

  it(
    'is looked through with keys alone, and what differs between two moments is listed',
    async () => {
      const bea = await complains('Bea');
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
      // Between the events stand connections, at a place that depends on which came first.
      const picked = page.locator('.entry.is-picked .entry-seq');
      while ((await picked.textContent()) !== '8') await page.keyboard.press('j');
      await page.keyboard.press('c');
      await page.locator('.compare button').click();
      await page.locator('.differences tbody tr').first().waitFor();
      expect(await page.locator('.differences').textContent()).toContain('/status');
      await eventually('it is in sight', () => isInSight(page.locator('.differences tbody tr').first()));
      await pictured(page, 'compare');

      await page.getByRole('button', { name: /^Reports/ }).click();
      await page.waitForFunction(() => document.querySelectorAll('.entry').length === 1);
      expect(await page.locator('.entry').textContent()).toContain(COMPLAINT);
      await page.keyboard.press('2');
      await page.getByRole('heading', { name: 'Reports' }).waitFor();

      await olga.ask('POST', `/api/admin/tables/${tableOf(bea)}/end`, { reason: 'She asked for it.' });
      await bea.page.getByText('Nobody looked at anything hidden.').waitFor();
    },
    WALK_TIMEOUT_MS,
  );
});

describe('The console', () => {
  it('shows an auditor everything and offers them nothing to do', async () => {
    const audrey = await anOfficer(house().served, 'Audrey', 'auditor');
    const { page } = await consoleOf(audrey, '/admin/reports');
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.locator('.report').first().waitFor();
    expect(await page.getByRole('button', { name: /…$/ }).count()).toBe(0);
    await page.goto(`${house().url}/admin/players`);
    await page.getByLabel('Name').fill('Anna');
    await page.locator('.console-row').first().waitFor();
    expect(await page.getByRole('button', { name: /…$/ }).count()).toBe(0);
    expect(await page.locator('.console-role').textContent()).toBe('Auditor');
  });

  it(
    'finds tables by how far they are, by day and by what stands out, and gives along what is known of them',
    async () => {
      const odd = await aTableWithABurst(house().served.url, olga);
      const { page } = await consoleOf(olga);
      const shows = (rows: number) =>
        page.waitForFunction((count) => document.querySelectorAll('.table-row').length === count, rows);
      const isFound = (id: string) => page.locator('.table-row', { hasText: id }).waitFor();
      await isFound(odd);
      await page.getByLabel('Status').selectOption('finished');
      await page.locator('.table-row', { hasText: odd }).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Clear' }).click();
      await isFound(odd);
      await page.getByLabel('Opened from').fill('2999-01-01');
      await page.locator('.console-empty').waitFor();
      await page.getByRole('button', { name: 'Clear' }).click();
      await page.getByLabel('Opened until').fill('2001-01-01');
      await page.locator('.console-empty').waitFor();
      await page.getByRole('button', { name: 'Clear' }).click();
      await page.getByLabel('What stands out').selectOption('refusal_burst');
      await shows(1);
      await isFound(odd);
      await pictured(page, 'found');

      await page.locator('.table-row a').click();
      await page.getByRole('button', { name: 'Void the result …' }).waitFor();
      await page.getByRole('button', { name: 'End the game …' }).waitFor();
      await pictured(page, 'still-played');
      const sheet = await takenBy(page, 'CSV');
      expect(sheet).toMatch(/^at,kind,seq,seat,by,what,details\r\n/);
      expect(sheet).toContain(',refusal_burst,');
      const lines = (await takenBy(page, 'NDJSON so far')).trimEnd().split('\n');
      expect(lines.map((line) => (JSON.parse(line) as { seq: number }).seq)).toEqual(lines.map((_, at) => at + 1));
      expect(await looksAt(odd)).toEqual([]);
    },
    WALK_TIMEOUT_MS,
  );

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
      const somebody = await Player.in(house(), await house().guest(), path);
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

/** In the lobby, under her name; and from there she looks at the moment once more. */
const readsAnswer = async ({ page }: Player, answer: string, seq: number): Promise<void> => {
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('link', { name: 'Back to all tables' }).click();
  await page.getByRole('button', { name: 'You are Anna' }).click();
  await page.getByRole('button', { name: 'My reports' }).click();
  const report = page.getByRole('dialog', { name: 'My reports' }).getByRole('listitem');
  await report.getByText(answer).waitFor();
  expect(await report.textContent()).toMatch(new RegExp(`^${COMPLAINT}Answered`));
  await pictured(page, 'my-reports');
  await report.getByRole('link', { name: `Moment ${seq} at its table` }).click();
  await looksBackAt(page, seq);
};

/** The table is shown as it stood then. */
const looksBackAt = async (page: Page, seq: number): Promise<void> => {
  await page.waitForFunction(
    (moment) => document.querySelector<HTMLInputElement>('.seek input')?.value === String(moment),
    seq,
  );
};

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
  await page.getByRole('link', { name: 'NDJSON', exact: true }).waitFor();
};
