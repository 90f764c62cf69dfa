import { openBrowser } from '../browser.js';
import { buildPage } from '../built-page.js';
import { keepReference, openGamesPage, pictureOf, POSITIONS } from './positions.js';

/** `npm run references:write`: how each position is drawn by today's stage. A change in one of them is a decision to review. */
const write = async (): Promise<void> => {
  const [built, browser] = await Promise.all([buildPage('tests/browser/pages/games'), openBrowser()]);
  const page = await openGamesPage(browser, built.url);
  for (const position of POSITIONS) {
    keepReference(position, await pictureOf(page, position));
    process.stdout.write(`${position.name}\n`);
  }
  await browser.close();
  await built.close();
};

void write();
