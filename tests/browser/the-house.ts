import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import { House, OPENING_TIMEOUT_MS } from './house.js';

/** A house of these tests' own. After each of them everybody goes home, and no page may have complained. */
export const theHouse = (): (() => House) => {
  let open: House | null = null;
  const house = (): House => {
    if (open === null) throw new Error('The house opens with the tests.');
    return open;
  };
  beforeAll(async () => {
    open = await House.open();
  }, OPENING_TIMEOUT_MS);
  afterEach(async () => {
    await open?.sendHome();
    expect(open?.complaints.splice(0)).toEqual([]);
  });
  afterAll(() => open?.close(), OPENING_TIMEOUT_MS);
  return house;
};
