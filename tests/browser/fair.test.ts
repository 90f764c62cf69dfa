import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { BrowserContext } from 'playwright-core';
import { origin, seal } from '#events/chain/digest.js';
import type { Digest, TableId } from '#events/envelope.js';
import { seenBy } from '#events/seen-by.js';
import type { Happening, SeenBy } from '#events/seen-by.js';
import { tableSeenBy } from '#events/table/events.js';
import type { ShownEvent } from '#events/wire/play.js';
import type { Game } from '#engine/kit/game.js';
import { murano } from '#engine/murano/game.js';
import { gather } from '#tests/service/company.js';
import { aGuest, nobody } from '#tests/service/visitor.js';
import { DESKTOP } from './house.js';
import { Player } from './player.js';
import { theHouse } from './the-house.js';

const TEST_TIMEOUT_MS = 120_000;
/** A page that comes back is opened and drawn first, and what is gone is waited for. */
const FOUND_OUT_MS = 60_000;
const PHONE = { width: 390, height: 844, isPhone: true };
const game: Game = murano;
const showings: SeenBy<Happening> = { ...tableSeenBy, ...game.seenBy };

const house = theHouse();

/** Pictures for whoever wants to look: where SCREENS names a folder. */
const pictured = async ({ page }: Pick<Player, 'page'>, name: string): Promise<void> => {
  const folder = process.env['SCREENS'];
  if (folder === undefined) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
};

const linesOf = (text: string): readonly ShownEvent[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as ShownEvent);

/** What happened, told otherwise from one event on, by somebody who chains all of it anew. */
const retold = (events: readonly ShownEvent[], from: number): readonly ShownEvent[] => {
  const [first] = events;
  let previous: Digest = origin(first?.table ?? ('' as TableId));
  return events.map(({ table, seq, at, event }) => {
    const told = { table, seq, at: seq === from ? at + 1 : at, edition: game.edition, event: openPart(event) };
    const made = seal(previous, told, showings, new Uint8Array(32));
    previous = made.digest;
    return {
      table,
      seq,
      at: told.at,
      event,
      digest: previous,
      ...(made.commitment && { commitment: made.commitment }),
    };
  });
};

/** What everybody sees of it: whoever asks, the same is made of it. */
const openPart = (event: Happening | null): Happening =>
  (event && seenBy(showings, event, 'public')) ?? { type: 'TableStarted' };

/** Anna has played a little, and comes back later, to a server that may tell whatever it likes. */
const annaWhoComesBack = async () => {
  const context = await house().guest(DESKTOP);
  const anna = await Player.in(house(), context);
  await anna.playBots('Anna');
  await anna.playOn(3, 1);
  const path = new URL(anna.page.url()).pathname;
  const table = path.split('/').at(-1) ?? '';
  await anna.page.waitForFunction((id) => {
    const kept = JSON.parse(localStorage.getItem(`laguna.head.${id}`) ?? '{}') as { seq?: number; signed?: unknown };
    return (kept.seq ?? 0) > 5 && kept.signed !== null;
  }, table);
  await anna.page.close();
  return { context, path, table };
};

/** Anna comes back, and has seen more of the table than there is of it. */
const annaWhoSawMore = async () => {
  const { context, path, table } = await annaWhoComesBack();
  const before = await house().visit(context, '/');
  await before.evaluate((place) => {
    const kept = JSON.parse(localStorage.getItem(place) ?? '{}') as { seq: number };
    localStorage.setItem(place, JSON.stringify({ ...kept, seq: 9_999 }));
  }, `laguna.head.${table}`);
  return { context, path };
};

/** A server that tells another history, to whoever reads it whole. */
const bend = (context: BrowserContext, change: (events: readonly ShownEvent[]) => readonly ShownEvent[]) =>
  context.route(/\/events\?/, async (route) => {
    const answer = await route.fetch();
    const told = change(linesOf(await answer.text()));
    await route.fulfill({ response: answer, body: told.map((each) => `${JSON.stringify(each)}\n`).join('') });
  });

/** And the same to whoever follows it, in the order in which it happens. */
const bendLine = (context: BrowserContext, otherAt: (seq: number) => Promise<ShownEvent | undefined>) =>
  context.routeWebSocket(/\/ws$/, (line) => {
    let told = Promise.resolve();
    const bent = async (text: string): Promise<string> => {
      const { event, data } = JSON.parse(text) as { event: string; data: { seq: number } };
      if (event !== 'snapshot' && event !== 'event') return text;
      const other = await otherAt(data.seq);
      if (other === undefined) return text;
      const { at, digest, commitment } = other;
      const seal = { digest, ...(commitment === undefined ? {} : { commitment }) };
      return JSON.stringify({ event, data: { ...data, ...(event === 'event' ? { at, ...seal } : { digest }) } });
    };
    line.connectToServer().onMessage((text) => {
      told = told.then(async () => {
        line.send(await bent(String(text)));
      });
    });
  });

describe('A server that tells another history than it told before', () => {
  it(
    'is found out, though it chains all of it anew',
    async () => {
      const { context, path, table } = await annaWhoComesBack();
      await bend(context, (all) => retold(all, 4));
      await bendLine(context, async (seq) => {
        const { text } = await nobody(house().url).ask('GET', `/api/tables/${table}/events?after=0`);
        return retold(linesOf(text), 4)[seq - 1];
      });
      const anna = await Player.in(house(), context, path);
      const alert = anna.page.getByText('This is not the table you saw before.');
      await alert.waitFor({ timeout: FOUND_OUT_MS });
      await anna.page.getByText(/At event \d+ the server now tells another history/).waitFor();
      const proof = await anna.page.getByRole('link', { name: 'Save the proof' }).getAttribute('href');
      expect(decodeURIComponent(proof ?? '')).toMatch(/"signature": "[\w-]{86}"/);
      await pictured(anna, 'doubt');
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'is found out where what it tells does not fit together',
    async () => {
      const { context, path } = await annaWhoComesBack();
      await bend(context, (all) => all.map((each) => (each.seq === 4 ? { ...each, at: each.at + 1 } : each)));
      const anna = await Player.in(house(), context, path);
      await anna.page.getByText('From event 4 on, what the server tells does not fit together.').waitFor();
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'is found out where it knows no more of what it showed',
    async () => {
      const { context, path } = await annaWhoSawMore();
      const anna = await Player.in(house(), context, path);
      const found = anna.page.getByText('The server showed this browser event 9999, and tells of it no more.');
      await found.waitFor({ timeout: FOUND_OUT_MS });
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'and is not accused where it only fails when it is asked for it, which is said',
    async () => {
      const { context, path } = await annaWhoSawMore();
      await context.route(/\/events\?after=9998&/, (route) => route.fulfill({ status: 500, body: '' }));
      const anna = await Player.in(house(), context, path);
      const said = anna.page.getByRole('status').getByText('gives no answer when asked for it');
      await said.waitFor({ timeout: FOUND_OUT_MS });
      expect(await anna.page.locator('.doubt').count()).toBe(0);
      await pictured(anna, 'silent');
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'and one that does not is not suspected, however often somebody comes back',
    async () => {
      const { context, path } = await annaWhoComesBack();
      for (let times = 0; times < 3; times += 1) {
        const anna = await Player.in(house(), context, path);
        await anna.choices.first().waitFor();
        await anna.playOn(1, times);
        expect(await anna.page.locator('.doubt').count()).toBe(0);
        await anna.page.close();
      }
    },
    TEST_TIMEOUT_MS,
  );
});

describe('Luck that anybody can check', () => {
  it(
    'is committed to before anyone sits down, and a player adds their own',
    async () => {
      const host = await aGuest(house().url, 'Ben');
      const { body } = await host.ask<{ id: string; commitment: string }>('POST', '/api/tables', {
        game: 'murano',
        seats: 2,
      });
      const anna = await Player.in(house(), await house().guest(DESKTOP), `/table/${body.id}`);
      await anna.page.getByText(body.commitment).waitFor();
      const own = anna.page.getByRole('textbox', { name: 'Your part of the luck' });
      expect(await own.inputValue()).toMatch(/^[0-9a-f]{32}$/);
      await own.fill('my own luck!');
      expect(await own.inputValue()).toBe('myownluck!');
      await pictured(anna, 'open-table');
      await anna.button('Sit down').first().click();
      await anna.introduce('Anna');
      await anna.page.getByText('Your part of the draws is sealed until the start.').waitFor();
      const { text } = await host.ask('GET', `/api/tables/${body.id}/state`);
      expect(text).not.toContain('myownluck!');

      // The page reveals it by itself when the start is asked for.
      await host.ask('PUT', `/api/tables/${body.id}/seats/1`, { bot: 'random' });
      await host.ask('POST', `/api/tables/${body.id}/start`, {});
      await anna.choices.first().waitFor();
      const told = await host.ask('GET', `/api/tables/${body.id}/state`);
      expect(told.body).toMatchObject({ state: { status: 'playing', sources: ['own', 'derived'] } });
      expect(told.text).toContain('myownluck!');
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'is checked at the table when the game is over, and elsewhere without a server',
    async () => {
      const company = await gather({ game, players: [await aGuest(house().url, 'Ben')], bots: 1 });
      await company.over();
      const anna = await Player.in(house(), await house().guest(DESKTOP), `/table/${company.id}`);
      await anna.button('Check this game').click();
      const says = anna.page.getByText('This game is as it was played: everything holds.');
      await says.waitFor();
      // Where one looks, and not somewhere below.
      await anna.page.waitForFunction(
        (said) => {
          const { top, bottom } = said.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        },
        await says.elementHandle(),
      );
      await pictured(anna, 'checked-at-table');

      const { text } = await nobody(house().url).ask('GET', `${company.path}/export`);
      const file = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
      for (const [screen, name] of [
        [DESKTOP, 'desktop'],
        [PHONE, 'phone'],
      ] as const) {
        const page = await Player.in(house(), await house().guest(screen), '/verify.html');
        await page.page.getByText('from the server that this page came from').waitFor();
        await pictured(page, `verify-empty-${name}`);
        await page.page.locator('.place input').setInputFiles(file('game.ndjson', text));
        await page.page.getByText('everything holds').waitFor();
        await pictured(page, `verify-holds-${name}`);
        const noise = Array.from({ length: 2000 }, (_, at) => (at * 37) % 256);
        const binary = { ...file('picture.png', ''), buffer: Buffer.from(noise) };
        await page.page.locator('.place input').setInputFiles(binary);
        await page.page.getByText('is no text: this is not an exported game.').waitFor();
        await pictured(page, `verify-binary-${name}`);
        const forged = text.replace(/"at":(\d+)/, (_, at: string) => `"at":${Number(at) + 1}`);
        await page.page.locator('.place input').setInputFiles(file('forged.ndjson', forged));
        await page.page.getByText('The first event with something wrong is number 1.').waitFor();
        await page.page.getByRole('combobox').selectOption('de');
        await page.page.getByText('So wurde diese Partie hier nicht gespielt.').waitFor();
        await pictured(page, `verify-forged-${name}`);
      }

      // Saved to disk it needs nobody.
      const alone = await house().guest(DESKTOP);
      await alone.setOffline(true);
      const page = await alone.newPage();
      await page.goto(`file://${join(process.cwd(), 'dist/page/verify.html')}`);
      await page.locator('.place input').setInputFiles(file('game.ndjson', text));
      await page.getByText('Not proven: it fits together, but nobody’s key is known here').waitFor();
    },
    2 * TEST_TIMEOUT_MS,
  );
});
