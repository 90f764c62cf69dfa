import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Line } from '#client/net/line.js';
import { timeLeft } from '#client/panel/table/time-left.js';
import { clockTime } from '#client/words/table/words.js';
import { OtherEnd } from '../net/other-end.js';
import { until } from '../net/until.js';

const TEN_MINUTES_MS = 600_000;
const A_MOVE_S = 60;

let end: OtherEnd;
let line: Line;

beforeEach(async () => {
  end = await OtherEnd.open();
  line = new Line(end.url);
});

afterEach(async () => {
  line.close();
  await end.close();
});

/** Half a minute and a half second ago somebody was asked, by a clock that is so far before this browser's. */
const leftWhere = async (aheadMs: number): Promise<string> => {
  end.now = () => Date.now() + aheadMs;
  line.open();
  await until(line.state, ({ kind }) => kind === 'up');
  const now = Date.now();
  return clockTime(timeLeft(A_MOVE_S, now + aheadMs - 30_500, line.atServer(now)));
};

describe('The time that is left of a move', () => {
  it.each([
    ['right', 0],
    ['ten minutes slow', TEN_MINUTES_MS],
    ['ten minutes fast', -TEN_MINUTES_MS],
  ])('is told right by a browser whose clock is %s', async (_, aheadMs) => {
    expect(await leftWhere(aheadMs)).toBe('0:30');
  });

  it('is told as well where the next server does not say what time it is', async () => {
    const left = await leftWhere(TEN_MINUTES_MS);
    end.now = null;
    line.open();
    await until(line.state, ({ kind }) => kind === 'up');
    const now = Date.now();
    expect(clockTime(timeLeft(A_MOVE_S, now + TEN_MINUTES_MS - 30_500, line.atServer(now)))).toBe(left);
  });
});
