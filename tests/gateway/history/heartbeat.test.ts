import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { keepsBeating } from '#gateway/history/heartbeat.js';
import { HandTime } from '#tests/clock/hand-time.js';

const BEAT_MS = 20_000;

/** A stream whose reader takes what was written when they are let. */
const aStream = () => {
  const heard: string[] = [];
  let take: (() => void) | null = null;
  const stream = new Writable({
    write: (chunk: Buffer, _, taken) => {
      heard.push(chunk.toString());
      take = taken;
    },
  });
  const time = new HandTime();
  keepsBeating(stream, time);
  return { stream, time, heard, takes: () => take?.() };
};

describe('A stream on which nothing happens', () => {
  it('says that it is there as long as its reader takes that', async () => {
    const { stream, time, heard, takes } = aStream();
    for (let beats = 1; beats <= 10; beats += 1) {
      await time.pass(BEAT_MS);
      expect(heard).toHaveLength(beats);
      takes();
    }
    expect(stream.destroyed).toBe(false);
  });

  it('is not cut where its reader is only slow', async () => {
    const { stream, time, takes } = aStream();
    for (let rounds = 0; rounds < 5; rounds += 1) {
      await time.pass(2 * BEAT_MS);
      for (let untaken = 0; untaken < 2; untaken += 1) {
        takes();
        await time.pass(0);
      }
    }
    expect(stream.destroyed).toBe(false);
  });

  it('is cut where its reader takes nothing of it', async () => {
    const { stream, time } = aStream();
    await time.pass(3 * BEAT_MS);
    expect(stream.destroyed).toBe(false);
    await time.pass(BEAT_MS);
    expect(stream.destroyed).toBe(true);
  });

  it('is cut where it was ended, and its reader does not take what came before', async () => {
    const { stream, time } = aStream();
    stream.write('the last of it');
    stream.end();
    await time.pass(4 * BEAT_MS);
    expect(stream.destroyed).toBe(true);
  });

  it('says nothing more when it is closed', async () => {
    const { stream, time, heard } = aStream();
    stream.destroy();
    await time.pass(10 * BEAT_MS);
    expect(heard).toEqual([]);
  });
});
