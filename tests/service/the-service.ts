import { afterAll, beforeAll, expect } from '@jest/globals';
import { aFolder, forget, serve } from './served.js';
import type { Environment, Served } from './served.js';

/** The service of all tests of a file: it starts with them, and ends with them as it is to end. */
export const theService = (environment?: Environment): (() => Served) => {
  let running: Served | null = null;
  const served = (): Served => {
    if (running === null) throw new Error('The service starts with the tests.');
    return running;
  };
  beforeAll(async () => {
    running = await serve(await aFolder(), environment);
  });
  afterAll(async () => {
    expect(await served().stop()).toBe(0);
    // Each line of Node warns of what a later one will remove.
    expect(served().said()).not.toMatch(/^\(node:\d+\)/m);
    await forget(served().folder);
  });
  return served;
};
