import { describe, expect, it } from '@jest/globals';
import type { Motion } from '#client/stage/kit/motion.js';
import type { Piece } from '#client/stage/kit/piece.js';
import { STONES, theStage } from './the-stage.js';

/** One of each kind, with every way to move: past spots, hopping, turning over, and pieces that lie nowhere. */
const ALL: readonly Motion[] = [
  {
    kind: 'move',
    piece: 'stone-0',
    start: 0,
    ms: 400,
    past: [
      { x: 300, y: 200 },
      { x: 500, y: 80 },
    ],
    hop: 40,
  },
  { kind: 'move', piece: 'stone-2', start: 100, ms: 300 },
  { kind: 'move', piece: 'card', start: 50, ms: 400, hop: 30 },
  { kind: 'move', piece: 'nothing of the kind', start: 0, ms: 200 },
  { kind: 'enter', piece: 'stone-new', from: { x: 780, y: 20 }, face: 'back', start: 0, ms: 400, hop: 60 },
  { kind: 'leave', piece: 'stone-35', to: { x: 20, y: 20 }, start: 0, ms: 300 },
  { kind: 'fly', art: 'stone-1', count: 5, from: { x: 120, y: 500 }, to: { x: 600, y: 300 }, start: 0, ms: 400 },
  { kind: 'count', piece: 'purse', start: 0, ms: 400 },
  { kind: 'say', text: '+15', tone: 'gain', at: { x: 120, y: 480 }, start: 100, ms: 300 },
  { kind: 'glow', at: { x: 400, y: 300 }, size: 90, start: 0, ms: 300 },
  { kind: 'look', at: { x: 600, y: 420 }, width: 300, start: 0, ms: 300 },
];

/** What of the screen shows the board only, and what the water only. */
const BOARD = { x: 90, y: 20, width: 620, height: 460 };
const WATER = { x: 0, y: 0, width: 70, height: 500 };

describe('the stage', () => {
  const stage = theStage();

  const seen = async (): Promise<readonly Piece[]> =>
    inOrder(await stage().page.evaluate(() => globalThis.page.seen()));
  const due = async (): Promise<readonly Piece[]> =>
    inOrder(await stage().page.evaluate((stones) => globalThis.page.due(stones), STONES));

  describe('A1: after its motions everything lies where the layout puts it', () => {
    it('when they are seen to the end', async () => {
      const { page, lay } = stage();
      await lay();
      await page.evaluate(([all, stones]) => globalThis.page.play(all, stones, 1), [ALL, STONES] as const);
      expect(await seen()).toEqual(await due());
    });

    it('when they are cut short on the way', async () => {
      const { page, lay } = stage();
      await lay();
      await page.evaluate(
        async ([all, stones]) => {
          const moved = globalThis.page.moved();
          const over = globalThis.page.play(all, stones, 0.5);
          await moved;
          globalThis.page.cut();
          await over;
        },
        [ALL, STONES] as const,
      );
      expect(await seen()).toEqual(await due());
    });

    it('when they are cut before they begin, or there are none', async () => {
      const { page, lay } = stage();
      await lay();
      await page.evaluate(
        async ([all, stones]) => {
          const over = globalThis.page.play(all, stones, 1);
          globalThis.page.cut();
          await over;
        },
        [ALL, STONES] as const,
      );
      expect(await seen()).toEqual(await due());

      await lay();
      await page.evaluate((stones) => globalThis.page.play([], stones, 1), STONES);
      expect(await seen()).toEqual(await due());
    });

    it('when others are played meanwhile, which ends the first', async () => {
      const { page, lay } = stage();
      await lay();
      await page.evaluate(
        async ([all, stones]) => {
          const first = globalThis.page.play(all, stones, 0.01);
          const second = globalThis.page.play(all, stones, 8);
          await Promise.all([first, second]);
        },
        [ALL, STONES] as const,
      );
      expect(await seen()).toEqual(await due());
    });
  });

  it('leads the eye to two places in a row, and back to the whole board', async () => {
    const { page, lay } = stage();
    await lay();
    const corner = await page.evaluate(() => globalThis.page.pointOf(0, 0));
    const looks: readonly Motion[] = [
      { kind: 'look', at: { x: 600, y: 420 }, width: 300, start: 0, ms: 300 },
      { kind: 'look', at: { x: 200, y: 200 }, width: 300, start: 0, ms: 300 },
    ];
    for (const look of looks)
      await page.evaluate(([one, stones]) => globalThis.page.play([one], stones, 1), [look, STONES] as const);
    expect(await page.evaluate(() => globalThis.page.pointOf(0, 0))).not.toEqual(corner);
    await page.waitForFunction(
      ({ x, y }) => {
        const now = globalThis.page.pointOf(0, 0);
        return Math.hypot(now.x - x, now.y - y) < 0.01;
      },
      corner,
      { timeout: 5_000 },
    );
  });

  it('shows what the eye is led to as sharp as it can be seen, while it stays there', async () => {
    const { page, lay } = stage();
    await lay();
    await page.waitForFunction(() => globalThis.page.painted() && globalThis.page.laidTogether());
    const before = await page.evaluate(() => globalThis.page.drawnSingly());
    const isStone = (texture: string): boolean => texture.startsWith('stone');
    // The eye stays until all is over.
    const motions: readonly Motion[] = [
      { kind: 'look', at: { x: 200, y: 200 }, width: 200, start: 0, ms: 600 },
      { kind: 'glow', at: { x: 200, y: 200 }, size: 90, start: 0, ms: 100_000 },
    ];
    await page.evaluate(([all, stones]) => void globalThis.page.play(all, stones, 1), [motions, STONES] as const);
    await page.waitForFunction((stones) => {
      const near = globalThis.page.drawnSingly().filter((texture) => texture.startsWith('stone'));
      return near.length > 0 && near.every((texture) => !stones.includes(texture));
    }, before.filter(isStone));
    await page.waitForFunction(() => globalThis.page.painted() && globalThis.page.laidTogether());
    expect(before.filter(isStone)).toHaveLength(STONES);
  });

  it('lays together what lies under the pieces, goes along with the view, and looks the same', async () => {
    const { page, lay } = stage();
    await lay();
    await page.evaluate(() => globalThis.page.still(true));
    const below = async (): Promise<readonly string[]> =>
      (await page.evaluate(() => globalThis.page.drawnSingly())).filter((texture) => /^yard|^water/.test(texture));
    const isPainted = async (): Promise<void> => {
      await page.waitForFunction(() => globalThis.page.painted() && globalThis.page.laidTogether());
      await page.evaluate(() => globalThis.page.frame());
    };
    await isPainted();
    expect(await below()).toEqual([]);

    await page.evaluate(() => globalThis.page.goTo('yard'));
    expect(await below()).toEqual([]);
    await isPainted();
    expect(await below()).toEqual([]);
    const near = await page.screenshot({ clip: BOARD });

    // Where it is near there is more around it than was laid together.
    await page.mouse.move(400, 250);
    await page.mouse.down();
    await page.mouse.move(440, 250);
    await page.mouse.move(460, 250);
    expect((await below()).length).toBeGreaterThan(1);
    await page.mouse.move(400, 250);
    await page.mouse.up();
    await page.evaluate(() => globalThis.page.goTo('yard'));
    await isPainted();
    expect((await page.screenshot({ clip: BOARD })).equals(near)).toBe(true);
  });

  it('draws those pieces only that are on the screen, with what is written on them', async () => {
    const { page, lay } = stage();
    await lay();
    await page.evaluate(() => globalThis.page.still(true));
    const drawn = async (what: RegExp): Promise<number> => {
      await page.waitForFunction(() => globalThis.page.painted());
      await page.evaluate(() => globalThis.page.frame());
      return (await page.evaluate(() => globalThis.page.drawnSingly())).filter((texture) => what.test(texture)).length;
    };
    expect(await drawn(/^stone/)).toBe(STONES);
    expect(await drawn(/^(back|purse|letters number)/)).toBe(3);

    await page.evaluate(() => globalThis.page.goTo('yard'));
    expect(await drawn(/^stone/)).toBeGreaterThan(4);
    expect(await drawn(/^stone/)).toBeLessThan(STONES);
    expect(await drawn(/^(back|purse|letters number)/)).toBe(0);

    await page.evaluate(() => globalThis.page.goTo(null));
    expect(await drawn(/^stone/)).toBe(STONES);
    expect(await drawn(/^(back|purse|letters number)/)).toBe(3);
  });

  it('draws pictures by a shader that does nothing but what pictures need', async () => {
    const { page, lay } = stage();
    await lay();
    const sources = await page.evaluate(() => {
      const drawn = document.querySelector('canvas')?.getContext('webgl');
      const program = drawn?.getParameter(drawn.CURRENT_PROGRAM) as WebGLProgram | null | undefined;
      if (!drawn || !program) return [];
      return (drawn.getAttachedShaders(program) ?? []).map((shader) => drawn.getShaderSource(shader) ?? '');
    });
    expect(sources.filter((source) => source.includes('gl_FragColor'))).toEqual([
      expect.stringContaining('fragColor *= vec4(outTint.bgr'),
    ]);
    expect(sources.filter((source) => source.includes('tintMode'))).toEqual([]);
  });

  it('is painted again as it was when the graphics are taken away and given back', async () => {
    const { page, lay } = stage();
    await lay();
    await page.evaluate(() => globalThis.page.still(true));
    await page.waitForFunction(() => globalThis.page.painted() && globalThis.page.laidTogether());
    await page.evaluate(() => globalThis.page.frame());
    const [board, water] = [await page.screenshot({ clip: BOARD }), await page.screenshot({ clip: WATER })];

    await page.evaluate(() => globalThis.page.loseGraphics());
    expect((await page.screenshot({ clip: BOARD })).equals(board)).toBe(false);
    const blank = await page.screenshot({ clip: WATER });
    expect(blank.equals(water)).toBe(false);
    await page.evaluate(() => globalThis.page.regainGraphics());
    while (!(await page.screenshot({ clip: BOARD })).equals(board)) await page.evaluate(() => globalThis.page.frame());
    // It flows on while nobody sees it, so that it comes back a little further.
    expect((await page.screenshot({ clip: WATER })).equals(blank)).toBe(false);
  });

  it('leaves nothing behind when it closes: ten openings, and the page is as it was', async () => {
    const { page } = stage();
    await page.evaluate(() => globalThis.page.close());
    // What drives the browser listens too; its share stays as it is.
    const before = await page.evaluate(() => globalThis.page.counted());
    for (let opening = 0; opening < 10; opening += 1) {
      const isGivenBack = await page.evaluate(([all, stones]) => globalThis.page.visit(all, stones), [
        ALL,
        STONES,
      ] as const);
      expect(isGivenBack).toBe(true);
      expect(await page.evaluate(() => globalThis.page.width())).toBeNull();
    }
    // Pictures that were being read when it closed are given back once they are read.
    await page.waitForFunction(() => globalThis.page.counted().urls === 0);
    expect(await page.evaluate(() => globalThis.page.counted())).toEqual({ ...before, timers: 0, frames: 0, urls: 0 });
  });
});

/** To a thousandth of a unit, since the screen counts in its own numbers; in an order that does not matter. */
const inOrder = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces
    .map(({ x, y, angle, scale, alpha, ...rest }) => ({
      ...rest,
      x: rounded(x),
      y: rounded(y),
      angle: rounded(((angle % 360) + 360) % 360),
      scale: rounded(scale),
      alpha: rounded(alpha),
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
