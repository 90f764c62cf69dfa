import { describe, expect, it } from '@jest/globals';
import { addressOf } from '#client/panel/table/moment-address.js';

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
