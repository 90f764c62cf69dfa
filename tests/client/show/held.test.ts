import { describe, expect, it } from '@jest/globals';
import { Timeline } from '#client/timeline/timeline.js';
import { LAST, Opened, START } from './opened.js';

/** The same from a table that was held whole at a seq. */
const begunAt = (timeline: Timeline, seq: number): Timeline => {
  const table = timeline.at(seq);
  if (table === null) throw new Error(`Nothing is held at ${seq}.`);
  return new Timeline(timeline.game, timeline.viewer, { seq, table });
};

describe('A show that is held at a moment', () => {
  it('stays where it was put while the game goes on, and comes back without a summary of what was seen', async () => {
    const opened = new Opened(START);
    opened.show.follow();
    opened.show.goTo(10);
    expect(opened.lies).toEqual(opened.shouldLie(10));
    opened.happens(START + 1);
    await opened.time.pass(10_000);
    expect(opened.show.shown.value).toBe(10);
    expect(opened.show.going.value).toBe('held');

    opened.show.follow();
    await opened.time.pass(10_000);
    expect(opened.show.shown.value).toBe(START + 1);
    expect(opened.jump).toEqual({ from: START, to: START + 1 });
    expect(opened.lies).toEqual(opened.shouldLie(START + 1));
  });

  it('is at a moment before our beginning as soon as what came before us is read, and stays there', () => {
    const opened = new Opened(START);
    const [whole, begun] = [opened.timeline, begunAt(opened.timeline, START)];
    opened.timeline = begun;
    opened.show.goTo(10);
    expect(opened.show.shown.value).toBe(START);
    opened.timeline = whole;
    opened.show.wake();
    expect(opened.lies).toEqual(opened.shouldLie(10));

    // The table came afresh, and has to be read back once more.
    opened.timeline = begun;
    opened.show.wake();
    expect(opened.show.shown.value).toBe(START);
    expect(opened.show.until.value).toBe(10);
    opened.timeline = whole;
    opened.show.wake();
    expect(opened.lies).toEqual(opened.shouldLie(10));
    expect(opened.show.going.value).toBe('held');
  });

  it('goes no further than to where the game stands, whatever moment is asked for', async () => {
    const opened = new Opened(START);
    opened.show.goTo(START + 3);
    opened.happens(START + 5);
    await opened.time.pass(10_000);
    expect(opened.show.shown.value).toBe(START);
  });

  it('is at the first one, where a step back would lead before it', () => {
    const opened = new Opened(START);
    opened.show.goTo(0);
    opened.show.step(-1);
    expect(opened.show.until.value).toBe(0);
    opened.show.step(1);
    expect(opened.show.until.value).toBe(1);
  });

  it('steps on with a motion and back at once', async () => {
    const opened = new Opened(LAST);
    opened.show.goTo(START);
    opened.show.step(1);
    expect(opened.show.playing.value?.seq).toBe(START + 1);
    opened.show.step(1);
    expect(opened.show.playing.value?.seq).toBe(START + 2);
    await opened.time.pass(5_000);
    expect(opened.show.shown.value).toBe(START + 2);
    opened.show.step(-1);
    expect(opened.show.shown.value).toBe(START + 1);
    expect(opened.lies).toEqual(opened.shouldLie(START + 1));
  });
});
