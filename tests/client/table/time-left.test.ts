import { beforeEach, describe, expect, it } from '@jest/globals';
import { serverClock } from '#client/net/server-clock.js';
import { timeLeft } from '#client/panel/table/time-left.js';
import { clockTime } from '#client/words/table/words.js';

const TEN_MINUTES_MS = 600_000;
const A_MOVE_S = 60;
const NOW = 1_700_000_000_250;

/** An answer of a server whose clock is so far before this browser's. */
const hear = (aheadMs: number, how = 'no-store'): void => {
  const date = new Date(NOW + aheadMs).toUTCString();
  serverClock.hears(new Headers({ date, 'cache-control': how }), NOW);
};

/** Half a minute and a half second ago somebody was asked, by such a clock. */
const leftBy = (aheadMs: number): string => clockTime(timeLeft(A_MOVE_S, NOW + aheadMs - 29_500, serverClock.at(NOW)));

beforeEach(() => {
  hear(0);
});

describe('The time that is left of a move', () => {
  it.each([
    ['right', 0],
    ['ten minutes slow', TEN_MINUTES_MS],
    ['ten minutes fast', -TEN_MINUTES_MS],
  ])('is told right by a browser whose clock is %s', (_, aheadMs) => {
    hear(aheadMs);
    expect(['0:30', '0:31']).toContain(leftBy(aheadMs));
  });

  it('stays as it is where an answer does not say when it was given, or was kept on its way', () => {
    hear(TEN_MINUTES_MS);
    serverClock.hears(new Headers({ 'cache-control': 'no-store' }), NOW);
    hear(-TEN_MINUTES_MS, 'public, max-age=31536000, immutable');
    expect(['0:30', '0:31']).toContain(leftBy(TEN_MINUTES_MS));
  });
});
