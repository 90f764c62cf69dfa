import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { toBase64url } from '#events/base64url.js';
import { commitToSeed, saltAt, SEED_BYTES, tableKey } from '#events/chain/commitment.js';
import { tableId } from '#events/wire/ids.js';
import { SEED, TABLE } from './story.js';

const OTHER_SEED = SEED.toReversed();

describe('the seed', () => {
  it('is committed to with a digest that another seed has not', () => {
    expect(commitToSeed(SEED)).toBe('Yw3NKWbEM2aRElRIu7JbT_QSpJxzLbLIq8G4WBvXEN0');
    expect(commitToSeed(OTHER_SEED)).not.toBe(commitToSeed(SEED));
  });

  it.each([0, 16, 31, 33, 64, 65])('has 32 bytes, not %d', (length) => {
    const seed = new Uint8Array(length);
    expect(SEED_BYTES).toBe(32);

    expect(() => commitToSeed(seed)).toThrow(`A seed has 32 bytes, not ${length}.`);
    expect(() => tableKey(seed, ['a'])).toThrow('A seed has 32 bytes');
    expect(() => saltAt(seed, TABLE, 1)).toThrow('A seed has 32 bytes');
  });
});

describe('the key of a table', () => {
  it('is another when any nonce is, or the seats change places', () => {
    const keys = [['a', 'b'], ['b', 'a'], ['a', 'c'], ['ab'], ['a', 'b', ''], ['a","b'], ['a'], []].map((nonces) =>
      toBase64url(tableKey(SEED, nonces)),
    );

    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is another for each list of nonces', () => {
    const nonces = fc.array(fc.string({ maxLength: 3 }), { maxLength: 4 });
    fc.assert(
      fc.property(nonces, nonces, (some, others) => {
        fc.pre(JSON.stringify(some) !== JSON.stringify(others));
        expect(tableKey(SEED, some)).not.toEqual(tableKey(SEED, others));
      }),
    );
  });

  it('is another for another seed', () => {
    expect(tableKey(SEED, ['a'])).not.toEqual(tableKey(OTHER_SEED, ['a']));
  });
});

describe('a salt', () => {
  it('is another at each seq of each table', () => {
    const salts = ['t', 't-1', '1', 'key'].flatMap((table) =>
      [1, 2, 11, 12].map((seq) => toBase64url(saltAt(SEED, tableId.parse(table), seq))),
    );

    expect(new Set(salts).size).toBe(salts.length);
  });
});
