import { describe, expect, it } from '@jest/globals';
import { addressOf, isThere } from '#client/panel/table/moment-address.js';

describe('The address of what is looked at', () => {
  it('names the moment where one stays at one', () => {
    expect(addressOf('t1', 'held', 143)).toBe('/table/t1#seq=143');
    expect(addressOf('t1', 'held', 0)).toBe('/table/t1#seq=0');
  });

  it('names none where one follows what happens', () => {
    expect(addressOf('t1', 'live', 143)).toBe('/table/t1');
  });

  it('is left alone while a replay goes on', () => {
    expect(addressOf('t1', 'replay', 143)).toBeNull();
  });
});

describe('A moment that an address names', () => {
  it('can be shown where it lies behind the one at which we came', () => {
    expect(isThere(41, { isWhole: false, start: 40 })).toBe(true);
  });

  it('waits for what came before us to be read, too', () => {
    expect(isThere(40, { isWhole: false, start: 40 })).toBe(false);
    expect(isThere(3, { isWhole: false, start: 40 })).toBe(false);
    expect(isThere(3, { isWhole: true, start: 0 })).toBe(true);
  });
});
