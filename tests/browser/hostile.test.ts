import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { WebSocketRoute } from 'playwright-core';
import { House, DESKTOP, OPENING_TIMEOUT_MS } from './house.js';
import { Player } from './player.js';

const TEST_TIMEOUT_MS = 90_000;

let house: House;

beforeAll(async () => {
  house = await House.open();
}, OPENING_TIMEOUT_MS);

afterAll(() => house.close(), OPENING_TIMEOUT_MS);

afterEach(async () => {
  await house.sendHome();
  expect(house.complaints.splice(0)).toEqual([]);
});

interface Said {
  readonly event: string;
  readonly data: { readonly table?: string; readonly seq?: number; readonly digest?: string };
}

/** Anna at a table, on a line over which somebody may say to her page whatever they like. */
const annaOnABentLine = async () => {
  const context = await house.guest(DESKTOP);
  const lines: WebSocketRoute[] = [];
  let last: Said['data'] = {};
  await context.routeWebSocket(/\/ws$/, (line) => {
    lines.push(line);
    line.connectToServer().onMessage((text) => {
      const { event, data } = JSON.parse(String(text)) as Said;
      if (event === 'event' || event === 'snapshot') last = data;
      line.send(text);
    });
  });
  const anna = await Player.in(house, context);
  await anna.button('Play now against bots').click();
  await anna.introduce('Anna');
  await anna.choices.first().waitFor();
  const say = (text: string | Buffer): void => lines.at(-1)?.send(text);
  const event = (by: number, happening: unknown, more: object = {}): string => {
    const { table, seq = 0, digest } = last;
    return JSON.stringify({ event: 'event', data: { table, seq: seq + by, at: 1, event: happening, digest, ...more } });
  };
  return { anna, say, event };
};

const MENDED = 'the table was read anew';

describe('A server that says what cannot be', () => {
  it(
    'never leaves an empty page: what does not fit is said, and the table is read anew',
    async () => {
      const { anna, say, event } = await annaOnABentLine();
      for (const bent of [
        event(1, { type: 'Sunk' }),
        event(7, { type: 'TurnEnded', seat: 0, next: 1 }),
        event(1, { type: 'ShipSailed', seat: 99, ship: 99, to: 99, gold: -1 }),
      ]) {
        say(bent);
        await anna.page.getByText(MENDED).waitFor();
        await anna.button('Dismiss').first().click();
        await anna.page.getByText(MENDED).waitFor({ state: 'detached' });
        await anna.choices.first().waitFor();
      }
      await anna.playOn(2, 1);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'is not heard where it makes no sense at all, and play goes on',
    async () => {
      const { anna, say, event } = await annaOnABentLine();
      const before = await anna.text();
      for (const bent of [
        'not JSON',
        '[]',
        'null',
        '{"event":"snapshot"}',
        '{"event":"applause","data":{}}',
        JSON.stringify({ event: 'choices', data: { table: 'T', seq: 'x', choices: 'all' } }),
        Buffer.from([0, 159, 146, 150]),
        `"${'x'.repeat(1_000_000)}"`,
        event(1, { type: 7 }),
        event(-1, { type: 'TableStarted' }),
      ])
        say(bent);
      expect(await anna.text()).toBe(before);
      await anna.playOn(2, 2);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'shows names as they are written, and runs nothing of them',
    async () => {
      const anna = await Player.in(house, await house.guest(DESKTOP));
      const name = '<img src=x onerror=alert(1)>';
      await anna.button('Play now against bots').click();
      await anna.introduce(name);
      await anna.choices.first().waitFor();
      await anna.page.getByText(name).first().waitFor();
      expect(await anna.page.locator('img[src=x]').count()).toBe(0);
    },
    TEST_TIMEOUT_MS,
  );
});
