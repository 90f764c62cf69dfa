import { describe, expect, it } from '@jest/globals';
import { DESKTOP } from './house.js';
import { Player } from './player.js';
import { theHouse } from './the-house.js';

const TEST_TIMEOUT_MS = 120_000;

const house = theHouse();

/** Anna at a table with two bots, some moves into the game. */
const annaAtATable = async (): Promise<Player> => {
  const anna = await Player.in(house(), await house().guest(DESKTOP));
  await anna.playBots('Anna');
  await anna.playOn(4, 7);
  await anna.isAsked();
  return anna;
};

const CUT = /The line has been cut for/;

describe('A line that is cut', () => {
  it(
    'is said to be cut; a move given meanwhile is kept, has one effect when the line is back, and play goes on',
    async () => {
      const anna = await annaAtATable();
      const before = await anna.end();
      house().tunnel.cut();
      await anna.page.getByText(CUT).waitFor();
      await anna.playOn(1, 3);
      await anna.page.getByText('Your move is kept').waitFor();
      expect(await anna.end()).toBe(before);

      house().tunnel.heal();
      await anna.holds(before + 1);
      await anna.page.getByText(CUT).waitFor({ state: 'detached' });
      await anna.playOn(3, 4);
      await agreesWithANewcomer(anna);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'by a server that was killed and started again loses nothing either',
    async () => {
      const anna = await annaAtATable();
      const before = await anna.end();
      await house().restart();
      await anna.page.getByText(CUT).waitFor({ state: 'detached' });
      await anna.playOn(3, 5);
      await anna.holds(before + 3);
      await agreesWithANewcomer(anna);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'without a word, as in a tunnel, is noticed all the same',
    async () => {
      const anna = await annaAtATable();
      house().tunnel.silence();
      await anna.page.getByText(CUT).waitFor({ timeout: TEST_TIMEOUT_MS });
      house().tunnel.cut();
      house().tunnel.heal();
      await anna.page.getByText(CUT).waitFor({ state: 'detached' });
      await anna.playOn(1, 6);
    },
    TEST_TIMEOUT_MS,
  );
});

describe('A player', () => {
  it(
    'whose page was closed with a move unanswered finds it given, once, when it is open again',
    async () => {
      const anna = await annaAtATable();
      let isSwallowing = true;
      await anna.context.routeWebSocket(/\/ws$/, (page) => {
        const server = page.connectToServer();
        page.onMessage((message) => {
          if (!isSwallowing || !String(message).includes('"command"')) server.send(message);
        });
      });
      await anna.page.reload();
      await anna.isAsked();
      const before = await anna.end();
      await anna.playOn(1, 8);
      await anna.page.getByText('Your move is under way').first().waitFor();

      isSwallowing = false;
      await anna.page.reload();
      await anna.holds(before + 1);
      await agreesWithANewcomer(anna);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'may sit before two pages at once: what is done on one is seen on the other',
    async () => {
      const here = await annaAtATable();
      const there = await Player.in(house(), here.context, new URL(here.page.url()).pathname);
      await there.holds(await here.end());
      const before = await here.end();
      await here.playOn(1, 9);
      await there.holds(before + 1);
      await there.playOn(1, 10);
      await here.holds(before + 2);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'who is signed in no more when the line is back watches on as everybody may, on the same board',
    async () => {
      const anna = await annaAtATable();
      await anna.page.locator('.board canvas').waitFor();
      await anna.context.clearCookies();
      house().tunnel.cut();
      await anna.page.getByText(CUT).waitFor();
      house().tunnel.heal();
      await anna.page.getByText('1 person is watching').waitFor();
      await anna.page.locator('.board canvas').waitFor();
      expect(await anna.choices.count()).toBe(0);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'who was away is told what happened meanwhile',
    async () => {
      const anna = await annaWhoWasAway();
      await anna.button('Show me').click();
      await anna.page.getByRole('heading', { name: AWAY }).waitFor({ state: 'detached' });
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'who goes on playing is not told any longer, so that nothing lies over the board',
    async () => {
      const anna = await annaWhoWasAway();
      await anna.isAsked();
      await anna.playOn(1, 12);
      await anna.page.getByRole('heading', { name: AWAY }).waitFor({ state: 'detached' });
    },
    TEST_TIMEOUT_MS,
  );
});

const AWAY = 'While you were away';

/** Anna, back at a table at which she played on with another browser. */
const annaWhoWasAway = async (): Promise<Player> => {
  const anna = await annaAtATable();
  const path = new URL(anna.page.url()).pathname;
  const elsewhere = await Player.in(house(), anna.context, path);
  await elsewhere.isAsked();
  await anna.page.goto(`${house().url}/`);
  const phone = await house().guest(DESKTOP);
  await phone.addCookies(await anna.context.cookies());
  const onPhone = await Player.in(house(), phone, path);
  await elsewhere.page.close();
  await onPhone.isAsked();
  await onPhone.playOn(6, 11);
  await onPhone.isAsked();

  // Only what comes in the first moments was missed: by her clock they last for as long as this machine takes.
  await anna.page.clock.setFixedTime(new Date());
  await anna.page.goto(`${house().url}${path}`);
  await anna.page.getByRole('heading', { name: AWAY }).waitFor();
  return anna;
};

/** Whoever comes now reads the same table, in all that everybody may read. */
const agreesWithANewcomer = async (player: Player): Promise<void> => {
  const again = await Player.in(house(), player.context, new URL(player.page.url()).pathname);
  await again.isAsked();
  await player.isAsked();
  await again.holds(await player.end());
  await player.holds(await again.end());
  expect(await again.text()).toBe(await player.text());
  await again.page.close();
};
