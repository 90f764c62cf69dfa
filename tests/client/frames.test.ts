import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { openFrames } from '#client/stage/kit/phaser/frames.js';
import type { Frames, Tick } from '#client/stage/kit/phaser/frames.js';

/** A screen that shows sixty pictures a second, turned by hand. */
const A_PICTURE_MS = 1000 / 60;

let asked: FrameRequestCallback | null;
let ticks: Tick[];

beforeEach(() => {
  asked = null;
  ticks = [];
  jest.useFakeTimers();
  Object.assign(globalThis, {
    requestAnimationFrame: (paint: FrameRequestCallback) => {
      asked = paint;
      return 1;
    },
    cancelAnimationFrame: () => {
      asked = null;
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'requestAnimationFrame');
  Reflect.deleteProperty(globalThis, 'cancelAnimationFrame');
});

const on = (drawnBy: 'card' | 'processor'): Frames =>
  openFrames(drawnBy, (tick) => {
    ticks.push(tick);
  });

/** How many pictures are drawn while so many are shown. */
const drawnOf = (shown: number): number => {
  const before = ticks.length;
  for (let picture = 0; picture < shown; picture += 1) {
    jest.advanceTimersByTime(A_PICTURE_MS);
    const paint = asked;
    asked = null;
    paint?.(performance.now());
  }
  return ticks.length - before;
};

describe('The clock of a stage', () => {
  it('rests where nothing moves and nothing has changed', () => {
    const frames = on('card');
    frames.changed();
    expect(drawnOf(60)).toBe(1);
    expect(asked).toBeNull();
  });

  it('draws each picture while something is on its way, and says so', () => {
    const frames = on('processor');
    let left = 30;
    frames.during(() => (left -= 1) > 0);
    expect(drawnOf(60)).toBe(30);
    expect(ticks.map(({ moving }) => moving)).toEqual(ticks.map(() => true));
  });

  it.each([
    ['card', 30],
    ['processor', 10],
  ] as const)('has time for what only moves a little, where a %s draws', (drawnBy, aSecond) => {
    const frames = on(drawnBy);
    frames.restless(true);
    expect(Math.abs(drawnOf(600) / 10 - aSecond)).toBeLessThanOrEqual(1);
    frames.restless(false);
    frames.calmly(() => true);
    expect(Math.abs(drawnOf(600) / 10 - aSecond)).toBeLessThanOrEqual(1);
    expect(ticks.map(({ moving }) => moving)).toEqual(ticks.map(() => false));
  });

  it('shows at once what has changed, however calm all else is', () => {
    const frames = on('processor');
    frames.restless(true);
    drawnOf(7);
    frames.changed();
    expect(drawnOf(1)).toBe(1);
  });

  it('begins what begins at its beginning, however long ago the picture before was drawn', () => {
    const frames = on('processor');
    frames.restless(true);
    while (drawnOf(1) === 0);
    drawnOf(4);
    const passed: number[] = [];
    frames.during((ms) => passed.push(ms) < 3);
    drawnOf(3);
    expect(passed.map(Math.round)).toEqual([17, 17, 17]);
  });

  it('ends when it is closed', () => {
    const frames = on('card');
    frames.restless(true);
    frames.during(() => true);
    frames.close();
    expect(drawnOf(10)).toBe(0);
  });
});
