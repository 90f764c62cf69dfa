import { describe, expect, test } from '@jest/globals';
import { OneByOne } from '#gateway/play/one-by-one.js';

/** Something that is done when it is told so. */
const later = (said: string[], what: string) => {
  let finish = (): void => undefined;
  const told = new Promise<void>((resolve) => (finish = resolve));
  const thing = async (): Promise<void> => {
    said.push(`${what} begins`);
    await told;
    said.push(`${what} ends`);
  };
  return { thing, finish };
};

const everybody = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('One thing after another', () => {
  test('what need not wait is done before the next word is said', () => {
    const said: string[] = [];
    const heard = new OneByOne(() => undefined);
    heard.next(() => void said.push('done'));
    said.push('next');

    expect(said).toEqual(['done', 'next']);
  });

  test('what comes while something is under way waits for its end, and keeps its place', async () => {
    const said: string[] = [];
    const heard = new OneByOne(() => undefined);
    const slow = later(said, 'slow');
    heard.next(slow.thing);
    heard.next(() => void said.push('second'));
    heard.next(() => void said.push('third'));
    await everybody();
    expect(said).toEqual(['slow begins']);

    slow.finish();
    await everybody();
    expect(said).toEqual(['slow begins', 'slow ends', 'second', 'third']);
  });

  test('what fails, at once or later, is told, and what comes after it is done all the same', async () => {
    const said: string[] = [];
    const faults: unknown[] = [];
    const heard = new OneByOne((fault) => void faults.push(fault));
    heard.next(() => {
      throw new Error('at once');
    });
    heard.next(() => Promise.reject(new Error('later')));
    heard.next(() => void said.push('after both'));
    await everybody();

    expect(faults).toEqual([new Error('at once'), new Error('later')]);
    expect(said).toEqual(['after both']);
  });
});
