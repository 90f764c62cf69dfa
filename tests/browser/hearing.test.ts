import { describe, expect, it } from '@jest/globals';
import type { Target } from '#client/stage/kit/stage.js';
import { theStage } from './the-stage.js';

/** After how many milliseconds a finger comes down and goes up. */
const TWO_TAPS = [
  [0, 'touchStart'],
  [20, 'touchEnd'],
  [80, 'touchStart'],
  [100, 'touchEnd'],
] as const;

const target = (pick: string, x: number, y: number, side: number): Target => ({
  pick,
  x,
  y,
  width: side,
  height: side,
  tag: '3',
  picked: false,
});

describe('the stage, under mouse and fingers', () => {
  const stage = theStage();

  it('hears a target that is pressed after going near to it, by mouse and by a finger beside it', async () => {
    const { page, lay, heard } = stage();
    await lay();
    await page.evaluate(() => globalThis.page.still(true));
    await page.evaluate((targets) => globalThis.page.offer(targets), [target('small', 150, 170, 16)]);
    await page.evaluate(() => globalThis.page.goTo('yard'));

    const at = await page.evaluate(() => globalThis.page.pointOf(150, 170));
    await page.mouse.click(at.x, at.y);
    expect(await heard()).toContain('pressed small');

    await page.evaluate(() => globalThis.page.goTo(null));
    const whole = await page.evaluate(() => globalThis.page.pointOf(150, 170));
    // Half of 44 pixels, less one, from the middle of something that is 14 pixels wide.
    await page.touchscreen.tap(whole.x + 21, whole.y);
    expect((await heard()).filter((said) => said === 'pressed small')).toHaveLength(2);
  });

  it('says what is pointed at, and that somebody presses where nothing is offered', async () => {
    const { page, lay, heard } = stage();
    await lay();
    const stone = await page.evaluate(() => globalThis.page.pointOf(60, 80));
    await page.waitForFunction(() => globalThis.page.painted());
    await page.mouse.move(stone.x, stone.y);
    await page.mouse.move(stone.x + 300, stone.y + 250);
    await page.mouse.click(stone.x + 300, stone.y + 250);
    expect(await heard()).toEqual(['pointed stone-0', 'pointed nothing', 'impatient']);
  });

  it('goes near by the wheel about what is under the pointer, keeps it when the window changes, and never loses the board', async () => {
    const { page, lay } = stage();
    await lay();
    const before = await page.evaluate(() => globalThis.page.pointOf(200, 200));
    await page.mouse.move(before.x, before.y);
    await page.mouse.wheel(0, -600);
    await page.waitForFunction((x) => globalThis.page.pointOf(800, 600).x > x + 100, before.x + 500);
    const after = await page.evaluate(() => globalThis.page.pointOf(200, 200));
    expect(after.x).toBeCloseTo(before.x, 0);
    expect(after.y).toBeCloseTo(before.y, 0);

    const width = async (): Promise<number> =>
      (await page.evaluate(() => globalThis.page.pointOf(800, 0))).x -
      (await page.evaluate(() => globalThis.page.pointOf(0, 0))).x;
    const wide = await width();
    await page.setViewportSize({ width: 600, height: 500 });
    await page.waitForFunction(() => globalThis.page.width() === 1200);
    expect(await width()).toBeCloseTo(wide, 3);

    await page.mouse.move(100, 100);
    await page.mouse.down();
    await page.mouse.move(3000, 3000, { steps: 4 });
    await page.mouse.up();
    const corner = await page.evaluate(() => globalThis.page.pointOf(0, 0));
    expect(corner).toEqual({ x: 0, y: 0 });
  });

  it('goes near by two fingers about the middle of them, and along with them', async () => {
    const { page, context, lay, heard } = stage();
    await lay();
    await page.evaluate(() => globalThis.page.still(true));
    await page.evaluate(() => globalThis.page.goTo('yard'));
    const middle = await page.evaluate(() => globalThis.page.pointOf(150, 170));
    const far = await page.evaluate(() => globalThis.page.pointOf(200, 170));
    const fingers = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly (readonly [number, number])[]) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([x, y], id) => ({ x: middle.x + x, y: middle.y + y, id })),
      });
    await touch('touchStart', [-40, 0], [40, 0]);
    for (const reach of [45, 50, 55, 60]) await touch('touchMove', [-reach, 0], [reach, 0]);
    await page.waitForFunction(
      ([from, to]) => globalThis.page.pointOf(200, 170).x - globalThis.page.pointOf(150, 170).x > 1.49 * (to - from),
      [middle.x, far.x] as const,
    );
    const under = await page.evaluate(() => globalThis.page.pointOf(150, 170));
    expect(under.x).toBeCloseTo(middle.x, 0);
    expect(under.y).toBeCloseTo(middle.y, 0);

    await touch('touchMove', [-60, 40], [60, 40]);
    await page.waitForFunction((y) => Math.abs(globalThis.page.pointOf(150, 170).y - y - 40) < 1, middle.y);
    await touch('touchEnd');
    expect(await heard()).toEqual([]);
  });

  it('goes near to the part of the board that is tapped twice, and back by two more taps', async () => {
    const { page, context, lay } = stage();
    await lay();
    await page.evaluate(() => globalThis.page.still(true));
    const across = (): Promise<number> =>
      page.evaluate(() => globalThis.page.pointOf(800, 0).x - globalThis.page.pointOf(0, 0).x);
    const [whole, fingers] = [await across(), await context.newCDPSession(page)];
    /** Two taps in a tenth of a second, by a finger's own clock. */
    const tapTwice = async (): Promise<void> => {
      const at = await page.evaluate(() => globalThis.page.pointOf(150, 170));
      const began = Date.now() / 1000;
      for (const [after, type] of TWO_TAPS) {
        const touchPoints = type === 'touchStart' ? [at] : [];
        await fingers.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: began + after / 1000 });
      }
    };
    await tapTwice();
    expect(await across()).toBeGreaterThan(2 * whole);
    expect(await page.evaluate(() => globalThis.page.pointOf(200, 200))).toEqual({ x: 400, y: 250 });
    await tapTwice();
    expect(await across()).toBeCloseTo(whole, 3);
  });
});
