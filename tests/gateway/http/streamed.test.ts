import { once } from 'node:events';
import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { streamed } from '#gateway/http/streamed.js';

const PORTION = 'x'.repeat(1000);

/** Somebody who takes what is written a little later each time, and what had been taken whenever more was made. */
const aSlowReader = () => {
  const waiting: number[] = [];
  let isOver = false;
  const reader = new Writable({
    highWaterMark: PORTION.length,
    write: (_, __, taken) => void setImmediate(taken),
  });
  async function* portions(): AsyncGenerator<string> {
    try {
      for (let made = 0; made < 50; made += 1) {
        waiting.push(reader.writableLength);
        yield await Promise.resolve(PORTION);
      }
    } finally {
      isOver = true;
    }
  }
  return { reader, portions: portions(), waiting, isOver: () => isOver };
};

describe('What is written by portions', () => {
  it('waits for whoever takes it slowly', async () => {
    const { reader, portions, waiting } = aSlowReader();
    const finished = once(reader, 'finish');
    await streamed(reader, portions);
    await finished;
    expect(waiting).toEqual(Array.from({ length: 50 }, () => 0));
  });

  it('is made no more when they are gone', async () => {
    const { reader, portions, waiting, isOver } = aSlowReader();
    reader.once('drain', () => reader.destroy());
    await streamed(reader, portions);
    expect(isOver()).toBe(true);
    expect(waiting.length).toBeLessThan(3);
  });

  it('is not waited for where they went while it was made', async () => {
    const { reader } = aSlowReader();
    let isOver = false;
    async function* portions(): AsyncGenerator<string> {
      try {
        reader.destroy();
        await once(reader, 'close');
        yield PORTION;
      } finally {
        isOver = true;
      }
    }
    await streamed(reader, portions());
    expect(isOver).toBe(true);
  });
});
