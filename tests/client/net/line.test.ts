import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Line } from '#client/net/line.js';
import { OtherEnd } from './other-end.js';
import { until } from './until.js';

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

const isUp = (): Promise<unknown> => until(line.state, ({ kind }) => kind === 'up');
const isDown = () => until(line.state, ({ kind }) => kind === 'down');

const ANNA = { id: 'anna', name: 'Anna' };

describe('A line', () => {
  it('says hello first, and is up when it is greeted: then it is known who we are', async () => {
    end.player = ANNA;
    expect(line.player.value).toBeUndefined();
    line.open();
    expect(await end.hears('hello')).toEqual({ protocol: 1 });
    await isUp();
    expect(line.player.value).toEqual(ANNA);
  });

  it('that is cut says since when, comes back by itself, and has whoever listens say again what they want', async () => {
    let times = 0;
    line.listen({ up: () => (times += 1), heard: () => undefined });
    line.open();
    await isUp();
    const before = Date.now();
    end.cut();
    const down = await isDown();
    expect(down).toMatchObject({ kind: 'down' });
    if (down.kind === 'down') {
      expect(down.since).toBeGreaterThanOrEqual(before);
      expect(down.next).toBeGreaterThan(down.since);
    }
    await isUp();
    expect(times).toBe(2);
    expect(end.lines).toBe(1);
  });

  it('that is told to come back in a thousand years is tried again within the day', async () => {
    line.open();
    await isUp();
    const before = Date.now();
    end.say({ event: 'problem', data: { code: 'going_away', message: 'In a while.', comeBackMs: 2 ** 45 } });
    end.cut();
    const down = await isDown();
    expect(down.kind === 'down' && down.next - before).toBeLessThan(86_500_000);
    expect(down.kind === 'down' && down.next - before).toBeGreaterThan(80_000_000);
  });

  it('is tried at once where one does not want to wait', async () => {
    line.open();
    await isUp();
    end.say({ event: 'problem', data: { code: 'going_away', message: 'In an hour.', comeBackMs: 3_600_000 } });
    end.shout('not even JSON');
    end.say({ event: 'welcome', data: { protocol: 1, node: 'other-end' } });
    end.cut();
    const down = await isDown();
    expect(down.kind === 'down' && down.next - Date.now()).toBeGreaterThan(3_000_000);
    line.hurry();
    await isUp();
  });

  it('opened anew after signing in is that of somebody else, and the old one is closed', async () => {
    line.open();
    await isUp();
    end.player = ANNA;
    line.open();
    await until(line.player, (player) => player?.name === 'Anna');
    while (end.lines > 1) await new Promise((resolve) => setImmediate(resolve));
    expect(line.state.value.kind).toBe('up');
  });

  it('to a server that speaks otherwise is over', async () => {
    line.open();
    await isUp();
    end.say({ event: 'problem', data: { code: 'wrong_protocol', message: 'This server speaks protocol 2.' } });
    const state = await until(line.state, ({ kind }) => kind === 'over');
    expect(state).toEqual({ kind: 'over', why: 'This server speaks protocol 2.' });
    line.hurry();
    expect(line.state.value.kind).toBe('over');
  });
});
