import type { BrowserContext } from 'playwright-core';
import type { House } from './house.js';
import { Player } from './player.js';

/** A board is drawn by software before it can be asked for anything. */
export const PAGE_TIMEOUT_MS = 100_000;

/** Anna at a table that has begun, with a bot that plays as luck has it: nobody waits for it to think. */
export const annaAtATable = async (house: House, context: BrowserContext): Promise<Player> => {
  context.setDefaultTimeout(PAGE_TIMEOUT_MS);
  const anna = await Player.in(house, context);
  const table = await anna.page.evaluate(begin);
  await anna.page.goto(`${house.url}/table/${table}`);
  await anna.choices.first().waitFor();
  return anna;
};

/** Runs in the page: gives a name, and opens a table that begins at once. */
const begin = async (): Promise<string> => {
  const ask = async (method: string, path: string, body: object): Promise<{ id: string }> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`/api/${path}`, { method, headers, body: JSON.stringify(body) });
    return (await answer.json()) as { id: string };
  };
  await ask('POST', 'guests', { name: 'Anna' });
  const { id } = await ask('POST', 'tables', { game: 'murano', seats: 2 });
  await ask('PUT', `tables/${id}/seats/0`, {});
  await ask('PUT', `tables/${id}/seats/1`, { bot: 'random' });
  await ask('POST', `tables/${id}/start`, {});
  return id;
};
