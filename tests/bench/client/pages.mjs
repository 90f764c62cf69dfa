const SCREEN = { width: 1280, height: 720 };
/** A phone's that lies on its side: two thirds fewer pixels to fill, and everything else the same. */
const PHONE = { width: 844, height: 390 };

const guest = ({ browser }, { screen = SCREEN, reducedMotion = 'no-preference' } = {}) =>
  browser.newContext({ viewport: screen, reducedMotion, locale: 'en-GB' });

const valueOf = async (handle) => (await handle).jsonValue();

/** Script that came over the wire so far, in thousands of bytes. */
const scriptKB = (page) =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
  );

/** From nothing until somebody can press the first button. */
export const inTheLobby = async (house) => {
  const context = await guest(house);
  const page = await context.newPage();
  await page.goto(house.url, { waitUntil: 'commit' });
  const lobbyMs = await valueOf(
    page.waitForFunction(() => {
      const key = [...document.querySelectorAll('button')].find(({ textContent }) => /Play now/.test(textContent));
      return key !== undefined && !key.disabled && performance.now();
    }),
  );
  await page.waitForLoadState('networkidle');
  const lobbyKB = await scriptKB(page);
  await context.close();
  return { lobbyMs, lobbyKB };
};

/** From nothing until the board is drawn and what happened can be read. */
export const atTheTable = async (house, { id, seq }) => {
  const context = await guest(house);
  const page = await context.newPage();
  await page.goto(`${house.url}/table/${id}`, { waitUntil: 'commit' });
  const tableMs = await valueOf(page.waitForFunction(isShown, seq));
  await page.waitForLoadState('networkidle');
  const tableKB = await scriptKB(page);
  await context.close();
  return { tableMs, tableKB };
};

/** In the page: since when the board is there, and the bar says that all is held. */
const isShown = (seq) => {
  const bar = document.querySelector('input[type=range]');
  return document.querySelector('canvas') !== null && Number(bar?.max) >= seq && performance.now();
};

/** The scoring on both screens. */
export const replayed = async (house, table) => {
  const large = await replayedOn(house, table, SCREEN);
  const small = await replayedOn(house, table, PHONE);
  return { ...large, phoneFramesPerSecond: small.framesPerSecond, phoneLongestFrameMs: small.longestFrameMs };
};

/** All the scoring at the end of a game, at the usual pace, and how evenly it is drawn. */
const replayedOn = async (house, { id, seq, scoring }, screen) => {
  const context = await guest(house, { screen });
  const page = await context.newPage();
  await page.addInitScript(noteWork);
  await page.goto(`${house.url}/table/${id}#seq=${scoring - 1}`);
  await page.waitForFunction(
    (begun) => document.querySelector('input[type=range]')?.value === String(begun),
    scoring - 1,
  );
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const { frames, works } = await page.evaluate(
    (end) =>
      new Promise((resolve) => {
        const bar = document.querySelector('input[type=range]');
        const [frames, works] = [[], []];
        let last = performance.now();
        const frame = (now) => {
          frames.push(now - last);
          works.push(globalThis.worked);
          globalThis.worked = 0;
          last = now;
          if (bar.value === end) resolve({ frames: frames.slice(1), works: works.slice(1) });
          else requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
    String(seq),
  );
  await context.close();
  return {
    framesPerSecond: (1000 * frames.length) / frames.reduce((sum, ms) => sum + ms, 0),
    longestFrameMs: Math.max(...frames),
    workMs: works.sort((one, other) => one - other)[Math.floor(works.length / 2)],
    longestWorkMs: works.at(-1),
  };
};

/** Notes how long the page itself works on each picture, before the browser draws it: what is left where a graphics card draws. */
const noteWork = () => {
  const ask = globalThis.requestAnimationFrame;
  globalThis.worked = 0;
  globalThis.requestAnimationFrame = (paint) =>
    ask((now) => {
      const began = performance.now();
      paint(now);
      globalThis.worked += performance.now() - began;
    });
};

/** Ten visits to tables, each looked through from one end to the other, and what is left of them in the lobby. */
export const revisited = async (house, tables) => {
  const context = await guest(house, { reducedMotion: 'reduce' });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  const heldMB = async () => {
    await tools.send('HeapProfiler.collectGarbage');
    return (await tools.send('Runtime.getHeapUsage')).usedSize / 1e6;
  };
  const visit = async ({ id, seq }) => {
    await page.evaluate((to) => history.pushState(null, '', to), `/table/${id}`);
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await page.waitForFunction(isShown, seq);
    // The past is read at leisure, and until then one can look back no further than to where one came in.
    await page.waitForFunction(() => document.querySelector('input[type=range]')?.min === '0');
    await page.keyboard.press('Home');
    await page.waitForFunction((end) => Number(document.querySelector('input[type=range]')?.value) < end / 2, seq);
    await page.keyboard.press('End');
    await page.waitForFunction((end) => document.querySelector('input[type=range]')?.value === String(end), seq);
    await page.locator('a[href="/"]').first().click();
    await page.getByRole('button', { name: /Play now/ }).waitFor();
  };
  await page.goto(house.url);
  await visit(tables[0]);
  const before = await heldMB();
  for (let time = 0; time < 10; time += 1) await visit(tables[time % tables.length]);
  const grownMB = (await heldMB()) - before;
  const canvasesLeft = await page.evaluate(() => document.querySelectorAll('canvas').length);
  await context.close();
  return { grownMB, canvasesLeft };
};
