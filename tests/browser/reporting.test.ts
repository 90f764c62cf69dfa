import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MyReports } from '#events/wire/audit.js';
import { aGuest } from '#tests/service/visitor.js';
import { House, OPENING_TIMEOUT_MS } from './house.js';
import { Player } from './player.js';

/** A board is drawn by software before it can be asked for anything. */
const PAGE_TIMEOUT_MS = 120_000;

let house: House;

beforeAll(async () => {
  house = await House.open();
}, OPENING_TIMEOUT_MS);

afterAll(() => house.close(), OPENING_TIMEOUT_MS);

/** A game that bots play, for anybody to watch. */
const aGame = async (): Promise<string> => {
  const host = await aGuest(house.served.url, 'Host');
  const { body } = await host.ask<{ id: string }>('POST', '/api/tables', { game: 'murano', seats: 2 });
  for (const seat of [0, 1]) await host.ask('PUT', `/api/tables/${body.id}/seats/${seat}`, { bot: 'random' });
  await host.ask('POST', `/api/tables/${body.id}/start`, {});
  return body.id;
};

/** What the server has of it, asked as the page would. */
const mineOn = ({ page }: Player): Promise<MyReports> =>
  page.evaluate(async () => (await fetch('/api/reports/mine')).json() as Promise<MyReports>);

describe('Whoever watches', () => {
  it(
    'flags the moment that is shown with a sentence',
    async () => {
      const table = await aGame();
      const dora = await Player.in(house, await house.guest(), `/table/${table}`);
      await dora.button('Report this moment').click({ timeout: PAGE_TIMEOUT_MS });
      await dora.page.getByRole('textbox', { name: 'What is wrong?' }).fill('The bag was never shaken.');
      await dora.button('Send the report').click();
      await dora.page.getByRole('textbox', { name: 'Name' }).fill('Dora');
      await dora.button('Come in').click();
      await dora.page.getByText('It was reported. Thank you.').waitFor();
      const { reports } = await mineOn(dora);
      expect(reports).toMatchObject([{ table, sentence: 'The bag was never shaken.', status: 'open' }]);
      expect(house.complaints).toEqual([]);
    },
    2 * PAGE_TIMEOUT_MS,
  );
});

describe('Whoever has a name', () => {
  it('asks to be forgotten, and is nobody', async () => {
    const emil = await Player.in(house, await house.guest());
    await emil.button('Choose a name').click();
    await emil.introduce('Emil');
    await emil.button('You are Emil').click();
    await emil.button('Delete my account …').click();
    await emil.page.getByRole('dialog', { name: 'Delete your account' }).waitFor();
    await emil.button('Delete it for ever').click();
    await emil.button('Choose a name').waitFor();
    expect(await emil.page.evaluate(async () => (await fetch('/api/reports/mine')).status)).toBe(401);
    expect(house.complaints).toEqual([]);
  });
});
