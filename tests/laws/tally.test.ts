import { describe, expect, it } from '@jest/globals';
import { isTelling } from './tally.js';

describe('R1 says too little', () => {
  it('if most worlds could not be compared', () => {
    expect(isTelling({ compared: 20, impossible: 70, alike: 10 })).toBe(false);
  });

  it('if most worlds did not differ', () => {
    expect(isTelling({ compared: 20, impossible: 10, alike: 70 })).toBe(false);
  });

  it('and enough if most were compared, or if there was hardly anything to compare', () => {
    expect(isTelling({ compared: 80, impossible: 10, alike: 10 })).toBe(true);
    expect(isTelling({ compared: 0, impossible: 0, alike: 0 })).toBe(true);
  });
});
