import { describe, expect, it } from '@jest/globals';
import { ProgressBar } from '#start/progress-bar.js';

/** What a terminal was told to show. */
const aScreen = (isTTY: boolean) => {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
};

describe('The bar of a rebuild', () => {
  it('grows on one line, with how much is done and at what pace, and ends that line', () => {
    const screen = aScreen(true);
    const bar = new ProgressBar(screen);
    bar.show(0.5, 1000);
    bar.show(1, 1500);
    bar.end();

    expect(screen.written).toEqual([
      expect.stringMatching(/^\r█{15}░{15} {2}50 % {2}1000 events, \d+ a second $/),
      expect.stringMatching(/^\r█{30} 100 % {2}2500 events, \d+ a second $/),
      '\n',
    ]);
  });

  it('is drawn no more often than anybody reads, and counts what it does not draw', () => {
    const screen = aScreen(true);
    const bar = new ProgressBar(screen);
    for (let page = 0; page < 1000; page += 1) bar.show(page / 1000, 10);
    bar.show(1, 10);

    expect(screen.written.length).toBeLessThan(100);
    expect(screen.written.at(-1)).toContain('100 %  10010 events');
  });

  it('says that nobody knows how much there is', () => {
    const screen = aScreen(true);
    new ProgressBar(screen).show(null, 7);
    expect(screen.written).toEqual([expect.stringMatching(/^\r░{30} {3}\? % {2}7 events/)]);
  });

  it('is not drawn where nobody watches', () => {
    const screen = aScreen(false);
    const bar = new ProgressBar(screen);
    bar.show(1, 1000);
    bar.end();
    expect(screen.written).toEqual([]);
  });
});
