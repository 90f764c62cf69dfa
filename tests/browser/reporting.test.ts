import { describe, expect, it } from '@jest/globals';
import { aGuest } from '#tests/service/visitor.js';
import { Player } from './player.js';
import { theHouse } from './the-house.js';

/** A board is drawn by software before it can be asked for anything. */
const PAGE_TIMEOUT_MS = 120_000;

const house = theHouse();

/** A game that bots play, for anybody to watch. */
const aGame = async (): Promise<string> => {
  const host = await aGuest(house().served.url, 'Host');
  const { body } = await host.ask<{ id: string }>('POST', '/api/tables', { game: 'murano', seats: 2 });
  for (const seat of [0, 1]) await host.ask('PUT', `/api/tables/${body.id}/seats/${seat}`, { bot: 'random' });
  await host.ask('POST', `/api/tables/${body.id}/start`, {});
  return body.id;
};

const WAITING = [
  ['de', 'Meine Meldungen', 'Wartet auf Antwort'],
  ['es', 'Mis avisos', 'Espera respuesta'],
  ['it', 'Le mie segnalazioni', 'In attesa di risposta'],
  ['en', 'My reports', 'Waits for an answer'],
] as const;

describe('Whoever watches', () => {
  it(
    'flags the moment that is shown with a sentence, and reads in every language that it waits for its answer',
    async () => {
      const table = await aGame();
      const dora = await Player.in(house(), await house().guest(), `/table/${table}`);
      await dora.button('Report this moment').click({ timeout: PAGE_TIMEOUT_MS });
      await dora.page.getByRole('textbox', { name: 'What is wrong?' }).fill('The bag was never shaken.');
      await dora.button('Send the report').click();
      await dora.page.getByRole('textbox', { name: 'Name' }).fill('Dora');
      await dora.button('Come in').click();
      await dora.page.getByText('It was reported. Thank you.').waitFor();
      await dora.page.goto(house().url);
      for (const [language, reports, waits] of WAITING) {
        await dora.page.getByRole('combobox').first().selectOption(language);
        await dora.page.waitForFunction((tag) => document.documentElement.lang === tag, language);
        await dora.button(/Dora$/).click();
        await dora.button(reports).click();
        const report = dora.page.getByRole('dialog', { name: reports }).getByRole('listitem');
        await report.getByText(waits).waitFor();
        expect(await report.textContent()).toContain('The bag was never shaken.');
        expect(await report.getByRole('link').getAttribute('href')).toContain(`/table/${table}#seq=`);
        await dora.page.keyboard.press('Escape');
      }
      expect(house().complaints).toEqual([]);
    },
    2 * PAGE_TIMEOUT_MS,
  );
});

describe('Whoever has a name', () => {
  it('asks to be forgotten, and is nobody', async () => {
    const emil = await Player.in(house(), await house().guest());
    await emil.button('Choose a name').click();
    await emil.introduce('Emil');
    await emil.button('You are Emil').click();
    await emil.button('Delete my account …').click();
    await emil.page.getByRole('dialog', { name: 'Delete your account' }).waitFor();
    await emil.button('Delete it for ever').click();
    await emil.button('Choose a name').waitFor();
    expect(await emil.page.evaluate(async () => (await fetch('/api/reports/mine')).status)).toBe(401);
    expect(house().complaints).toEqual([]);
  });
});
