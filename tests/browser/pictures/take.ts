import type { Page } from 'playwright-core';
import { DESKTOP, House, LYING_PHONE } from '../house.js';
import type { Screen } from '../house.js';
import { aGuest, Company } from './company.js';
import type { Asked, Guest } from './company.js';

/** `npm run pictures`: plays a game of each kind, or of those that are named, and takes the pictures that client/README.md shows. */
const STANDING_PHONE: Screen = { width: 390, height: 844, isPhone: true };

const house = await House.open();
/** Takes a picture of a page that has come to rest. */
const take = async (page: Page, name: string): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(PAINTED_MS);
  await page.screenshot({ path: `client/pictures/${name}.jpg`, type: 'jpeg', quality: 80 });
  process.stdout.write(`${name}\n`);
};

/** By then all is painted as sharp as it can be seen, on a busy machine too. */
const PAINTED_MS = 4_000;

/** A page as a guest sees it, on a screen of this size. */
const pageOf = async (guest: Guest, path: string, screen: Screen): Promise<Page> => {
  const { width, height, isPhone = false } = screen;
  const context = await house.browser.newContext({
    viewport: { width, height },
    hasTouch: isPhone,
    isMobile: isPhone,
    deviceScaleFactor: isPhone ? 1.5 : 1,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  await context.addCookies([{ name: 'laguna', value: guest.token, url: house.served.url }]);
  const page = await context.newPage();
  await page.goto(`${house.served.url}${path}`);
  return page;
};

type Guests = readonly [Guest, Guest, Guest, Guest];

const isSailing = ({ state, seat, choices }: Asked): boolean =>
  seat === 0 &&
  choices.filter(({ type }) => type === 'sail').length > 5 &&
  JSON.stringify(state).includes('"moved":[]');

/** Picks a ship and points to a way for it whose action can be used. */
const lookAtUse = async (page: Page): Promise<void> => {
  const choices = page.locator('.decide .choice');
  for (let ship = 0; ship < (await choices.count()); ship += 1) {
    const key = choices.nth(ship);
    if ((await key.getAttribute('class'))?.includes('leads-on') === true) await key.click();
    for (const way of await page.locator('.decide .choice:not(.leads-on)').all()) {
      await way.hover();
      const effect = (await page.locator('.effect').textContent()) ?? '';
      if (/You could use|Build|Take|Buy|Collect|Place/.test(effect) && !effect.includes('could not')) return;
    }
    await page.keyboard.press('Escape');
  }
};

/** Early, a choice that is looked at, on two phones, looking back while the others go on, the lobby, and the end. */
const takeMurano = async ([anna, ben, carla]: Guests): Promise<void> => {
  const murano = await Company.at('murano', [anna, ben, carla]);
  await murano.playUntil((asked) => isSailing(asked) && asked.seq > 24);
  const table = await pageOf(anna, murano.path, DESKTOP);
  await table.locator('.decide .choice').first().waitFor();
  await take(table, 'early');

  await murano.playUntil((asked) => isSailing(asked) && asked.seq > 150);
  await table.locator('.decide .choice').first().waitFor();
  await lookAtUse(table);
  await take(table, 'preview');
  await table.keyboard.press('Escape');

  for (const [name, screen] of [
    ['phone-lying', LYING_PHONE],
    ['phone-standing', STANDING_PHONE],
  ] as const) {
    const phone = await pageOf(anna, murano.path, screen);
    await phone.locator('.decide .choice').first().waitFor();
    // What a finger presses is shown first, and given when it is confirmed.
    await phone.locator('.decide .choice').first().tap();
    if (!(await phone.locator('.choice.is-chosen').isVisible()))
      await phone.locator('.decide .choice:not(.leads-on)').first().tap();
    await take(phone, name);
    await phone.context().close();
  }

  await table.keyboard.press('[');
  for (let turn = 0; turn < 6; turn += 1) await table.keyboard.press('[');
  await murano.playUntil(({ seat, seq }) => seat === 2 && seq > 165);
  await take(table, 'replay');
  await table.keyboard.press('End');

  const lobby = await pageOf(anna, '/', DESKTOP);
  await lobby.getByRole('button', { name: 'Play now against bots' }).waitFor();
  await take(lobby, 'lobby');

  await murano.playUntil(() => false);
  // Anew, since what has just been proclaimed lies over the board for a while.
  const over = await pageOf(anna, murano.path, DESKTOP);
  await over.locator('.sheet').waitFor();
  await take(over, 'scoring');
};

/** Four in the midst of a game, and two at the end of one. */
const takeBurano = async ([anna, ben, carla, dario]: Guests): Promise<void> => {
  const burano = await Company.at('burano', [anna, ben, carla, dario]);
  await burano.playUntil(
    ({ seat, seq, choices }) => seat === 0 && seq > 70 && choices.some(({ type }) => type === 'placeFloor'),
  );
  const streets = await pageOf(anna, burano.path, DESKTOP);
  await streets.locator('.decide .choice').first().waitFor();
  await lookAtUse(streets);
  await take(streets, 'burano');
  const small = await pageOf(anna, burano.path, LYING_PHONE);
  await small.locator('.decide .choice').first().waitFor();
  await take(small, 'burano-phone');
  const duel = await Company.at('burano', [anna, ben]);
  await duel.playUntil(() => false);
  const ended = await pageOf(anna, duel.path, DESKTOP);
  await ended.locator('.sheet').waitFor();
  await take(ended, 'burano-scoring');
};

/** Two at the round table, on a desk and on a phone. */
const takeLightMasters = async ([anna, ben]: Guests): Promise<void> => {
  const masters = await Company.at('light-masters', [anna, ben]);
  await masters.playUntil(({ seat, seq, choices }) => seat === 0 && seq > 40 && choices.length > 4);
  const round = await pageOf(anna, masters.path, { width: 1440, height: 810 });
  await round.locator('.decide .choice, .confirm-bar .is-main').first().waitFor();
  await take(round, 'light-masters');
  const small = await pageOf(anna, masters.path, LYING_PHONE);
  await small.locator('.decide .choice, .confirm-bar .is-main').first().waitFor();
  await take(small, 'light-masters-phone');
};

try {
  const guests: Guests = [
    await aGuest(house, 'Anna'),
    await aGuest(house, 'Ben'),
    await aGuest(house, 'Carla'),
    await aGuest(house, 'Dario'),
  ];
  const wanted = process.argv.slice(2);
  for (const [game, takes] of Object.entries({
    murano: takeMurano,
    burano: takeBurano,
    'light-masters': takeLightMasters,
  }))
    if (wanted.length === 0 || wanted.includes(game)) await takes(guests);
} finally {
  await house.close();
}
