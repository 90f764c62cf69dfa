import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { fromBase64url, toBase64url } from '#events/base64url.js';

describe('base64url', () => {
  it('is what Node calls base64url', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) =>
        expect(toBase64url(bytes)).toBe(Buffer.from(bytes).toString('base64url')),
      ),
    );
  });

  it('reads back as the bytes that were written', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) =>
        expect(fromBase64url(toBase64url(bytes))).toEqual(Uint8Array.from(bytes)),
      ),
    );
  });

  it.each([
    ['padding', 'AA=='],
    ['the other alphabet', '+/+/'],
    ['white space', 'AAA A'],
    ['a line end', 'AAAA\n'],
    ['a letter of another script', 'AAA\u0410'],
    ['one letter alone', 'AAAAA'],
    ['bits that stray after one byte', 'AB'],
    ['bits that stray after two bytes', 'AAB'],
  ])('refuses %s', (_, text) => {
    expect(fromBase64url(text)).toBeNull();
  });

  it('has one text only for the same bytes', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'A Q g w B C x y z 0 9 - _ = + /'.split(' '), ' '), maxLength: 9 }),
        (text) => {
          const bytes = fromBase64url(text);
          expect(bytes === null || toBase64url(bytes) === text).toBe(true);
        },
      ),
    );
  });
});
