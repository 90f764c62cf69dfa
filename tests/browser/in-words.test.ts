import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { aGuest } from '#tests/service/visitor.js';
import { annaAtATable, PAGE_TIMEOUT_MS } from './at-a-table.js';
import { DESKTOP, LYING_PHONE } from './house.js';
import { barriers } from './pages/axe.js';
import { Player } from './player.js';
import { theHouse } from './the-house.js';

const house = theHouse();

/** A table of somebody else's that waits for players, with an option that is on. */
const anOpenTable = async (): Promise<string> => {
  const host = await aGuest(house().served.url, 'Host');
  const setting = { game: 'light-masters', seats: 2, options: { ringB: true, firstGame: false } };
  const { body } = await host.ask<{ id: string }>('POST', '/api/tables', setting);
  return body.id;
};

const aNewcomer = async (path = '/'): Promise<Player> => {
  const context = await house().guest();
  context.setDefaultTimeout(PAGE_TIMEOUT_MS);
  return Player.in(house(), context, path);
};

const chooseItalian = async ({ page }: Player): Promise<void> => {
  await page.locator('.settings summary').click();
  await page.getByLabel('Language').selectOption('it');
  await page.getByLabel('Lingua').waitFor();
  await page.locator('.settings summary').click();
};

/** The next command of this player is answered by us, in the server's place. */
const answeredWith = async ({ context }: Player, refusal: object): Promise<void> => {
  await context.routeWebSocket(/\/ws$/, (page) => {
    const server = page.connectToServer();
    page.onMessage((text) => {
      const { event, data } = JSON.parse(String(text)) as { event: string; data: { id?: string } };
      if (event !== 'command') server.send(text);
      else page.send(JSON.stringify({ event: 'answer', data: { id: data.id, ok: false, refusal, seq: 1 } }));
    });
  });
};

/** Whatever can be done with one or two presses. */
const doesAnything = async ({ page }: Player): Promise<void> => {
  const command = page.locator('.decide button.choice:not(.leads-on), .confirm-bar button.is-main:not(:disabled)');
  if ((await command.count()) === 0) await page.locator('.decide button.leads-on').first().click();
  await command.first().click();
};

describe('Whoever comes to a table by its link', () => {
  it(
    'changes the language there, at once and for good, and what was begun stays',
    async () => {
      const anna = await annaAtATable(house(), await house().guest());
      await anna.button('One step back').click();
      await anna.page.locator('.replay:not(.is-live)').waitFor();
      const seen = await anna.bar.inputValue();
      await chooseItalian(anna);
      await anna.page.getByRole('tab', { name: 'Cronaca' }).waitFor();
      expect(await anna.bar.inputValue()).toBe(seen);
      await anna.page.reload();
      await anna.page.getByRole('tab', { name: 'Cronaca' }).waitFor();
      expect(await anna.page.evaluate(() => document.documentElement.lang)).toBe('it');
    },
    2 * PAGE_TIMEOUT_MS,
  );

  it(
    'reads in their language that there is no such table',
    async () => {
      const anna = await aNewcomer();
      await anna.page.getByLabel('Language').selectOption('it');
      await anna.page.getByLabel('Lingua').waitFor();
      await anna.page.goto(`${house().url}/table/nothing-here`);
      await anna.page.getByText('A questo indirizzo non c’è nessun tavolo.').waitFor();
    },
    2 * PAGE_TIMEOUT_MS,
  );

  it(
    'reads what is played otherwise than usual, in the lobby too',
    async () => {
      const table = await anOpenTable();
      const dora = await aNewcomer();
      await dora.page.locator('.terms').getByText('Ring, side B').waitFor();
      await dora.page.goto(`${house().url}/table/${table}`);
      const options = dora.page.getByRole('list', { name: 'Options' });
      await options.getByText('Ring, side B').waitFor();
      expect(await options.getByRole('listitem').count()).toBe(1);
      await chooseItalian(dora);
      await dora.page.getByText('Anello, lato B').waitFor();
    },
    2 * PAGE_TIMEOUT_MS,
  );
});

describe('What the server refuses', () => {
  it(
    'is said in the language of who asked, and the rule of the game after that in its own',
    async () => {
      const anna = await annaAtATable(house(), await house().guest());
      await answeredWith(anna, { code: 'illegal', rule: 'A4', message: 'That ship is too far away.' });
      await anna.page.reload();
      await anna.choices.first().waitFor();
      await chooseItalian(anna);
      await doesAnything(anna);
      const refusal = anna.page.locator('.refusal');
      await refusal.getByText('La regola A4 non lo permette.').waitFor();
      expect(await refusal.locator('[lang=en]').textContent()).toBe('That ship is too far away.');
    },
    2 * PAGE_TIMEOUT_MS,
  );

  it(
    'is said in their language alone where it is the same at every table',
    async () => {
      const anna = await annaAtATable(house(), await house().guest());
      await answeredWith(anna, { code: 'suspended', message: 'You are suspended: you may watch, and no more.' });
      await anna.page.reload();
      await anna.choices.first().waitFor();
      await chooseItalian(anna);
      await doesAnything(anna);
      await anna.page.locator('.refusal').getByText('La tua partecipazione è sospesa').waitFor();
      expect(await anna.page.locator('.refusal [lang=en]').count()).toBe(0);
    },
    2 * PAGE_TIMEOUT_MS,
  );

  it(
    'over HTTP is said so as well',
    async () => {
      const table = await anOpenTable();
      const ben = await aNewcomer(`/table/${table}`);
      await chooseItalian(ben);
      await ben.page.route(`**/api/tables/${table}/seats/0`, (asked) =>
        asked.fulfill({
          status: 422,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            type: 'urn:laguna:refusal:illegal',
            title: 'Against the rules',
            status: 422,
            detail: 'That seat is taken.',
            rule: 'K11',
          }),
        }),
      );
      await ben.button('Siediti').first().click();
      await ben.page.locator('dialog input').first().fill('Ben');
      await ben.page.locator('dialog button[type=submit]').last().click();
      await ben.page.locator('.note').getByText('Quel posto non è più com’era.').waitFor();
    },
    2 * PAGE_TIMEOUT_MS,
  );
});

describe('A game that has begun', () => {
  it.each([
    ['on a desk', DESKTOP],
    ['on a phone', LYING_PHONE],
  ])(
    'can be shown to a friend by its address, %s, also by who reads by ear',
    async (_, screen) => {
      const anna = await annaAtATable(house(), await house().guest(screen));
      // By the browser's own door for tools: the page itself lets no strange script in.
      await anna.page.evaluate(await readFile('node_modules/axe-core/axe.min.js', 'utf8'));
      await anna.page.locator('.settings summary').click();
      expect(await anna.page.evaluate(barriers)).toEqual([]);
      await anna.page.locator('.settings summary').click();
      await anna.button('Invite somebody to watch').first().click();
      const dialog = anna.page.getByRole('dialog', { name: 'Invite somebody to watch' });
      await dialog.getByRole('img', { name: 'The address as a QR code' }).waitFor();
      expect(await anna.page.evaluate(barriers)).toEqual([]);
      const address = await dialog.getByRole('textbox').inputValue();
      expect(address).toBe(`${house().url}${new URL(anna.page.url()).pathname}`);
      await anna.page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    },
    2 * PAGE_TIMEOUT_MS,
  );
});

const MORE_THAN_ONE_WATCHES = 21;

/** Plays on until so much has happened and nobody else is at it any more, and says how much it was. */
const playedTo = async (player: Player, seq: number, seed = 1): Promise<number> => {
  await player.playOn(3, seed);
  await player.isAsked();
  const end = await player.end();
  return end >= seq ? end : playedTo(player, seq, seed + 1);
};

describe('What was passed over', () => {
  it(
    'is told in its last sentences, and shown to who wants to see it; over no board on which one decides',
    async () => {
      const anna = await annaAtATable(house(), await house().guest());
      // In a browser of its own: to one that keeps what she has seen on her page here, it may seem that she was away.
      const another = await house().guest();
      another.setDefaultTimeout(PAGE_TIMEOUT_MS);
      await another.addCookies(await anna.context.cookies());
      const path = new URL(anna.page.url()).pathname;
      const elsewhere = await Player.in(house(), another, path);
      await elsewhere.choices.first().waitFor();
      const friend = await Player.in(house(), await house().guest(), path);
      for (const each of [elsewhere, friend]) await each.button('One step back').click();
      const end = await playedTo(anna, (await anna.end()) + MORE_THAN_ONE_WATCHES);

      const folded = elsewhere.page.locator('.asked details', { hasText: /^Passed over: \d+ events/ });
      const over = friend.page.getByRole('region', { name: /^Passed over: \d+ events$/ });
      for (const [each, note] of [
        [elsewhere, folded],
        [friend, over],
      ] as const) {
        await each.holds(end);
        await each.button(/Back to live/).click();
        await note.waitFor();
        if (note === folded) {
          expect(await elsewhere.page.locator('.notes').innerText()).toBe('');
          await note.locator('summary').click();
        }
        await note.getByRole('listitem').last().waitFor();
        expect(await note.getByRole('listitem').count()).toBe(7);
        await note.getByRole('button', { name: 'Show me' }).click();
        await note.waitFor({ state: 'detached' });
        await each.page.waitForFunction(
          (last) => Number(document.querySelector<HTMLInputElement>('input[type=range]')?.value) < last,
          end,
        );
      }
    },
    2 * PAGE_TIMEOUT_MS,
  );
});
