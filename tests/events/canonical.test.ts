import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { canonical } from '#events/canonical.js';

const json = fc.jsonValue({ maxDepth: 6, stringUnit: 'binary' });

describe('canonical JSON', () => {
  it('puts keys in the order of their UTF-16 code units and writes no white space', () => {
    expect(canonical({ b: [1, 2], a: { z: null, '10': true, '9': false } })).toBe(
      '{"a":{"10":true,"9":false,"z":null},"b":[1,2]}',
    );
    expect(canonical({ '\ufb33': 1, '\u{1f600}': 2, '\u20ac': 3, '\r': 4, '1': 5, '\u0080': 6, '\u00f6': 7 })).toBe(
      '{"\\r":4,"1":5,"\u0080":6,"\u00f6":7,"\u20ac":3,"\u{1f600}":2,"\ufb33":1}',
    );
  });

  it('writes numbers as ECMAScript does, and one zero', () => {
    expect(canonical([333333333.3333333, 1e30, 4.5, 2e-3, 1e-27, -0, 0, 1763462000123])).toBe(
      '[333333333.3333333,1e+30,4.5,0.002,1e-27,0,0,1763462000123]',
    );
  });

  it('writes strings as ECMAScript does', () => {
    expect(canonical('\u20ac$\u000f\nA\'B"\\/')).toBe('"\u20ac$\\u000f\\nA\'B\\"\\\\/"');
  });

  it('reads back as what was written', () => {
    fc.assert(fc.property(json, (value) => expect(JSON.parse(canonical(value))).toEqual(asJson(value))));
  });

  it('is the same whatever the order of keys', () => {
    fc.assert(fc.property(json, (value) => expect(canonical(turnedAround(value))).toBe(canonical(value))));
  });

  it('is stable: what was read back is written alike', () => {
    fc.assert(fc.property(json, (value) => expect(canonical(JSON.parse(canonical(value)))).toBe(canonical(value))));
  });

  it('keeps a key that would reach the prototype', () => {
    expect(canonical(JSON.parse('{"b":1,"__proto__":{"a":2}}'))).toBe('{"__proto__":{"a":2},"b":1}');
  });

  it('takes objects without a prototype', () => {
    expect(canonical(Object.assign(Object.create(null), { b: 1, a: 2 }))).toBe('{"a":2,"b":1}');
  });

  it.each([
    ['not a number', { gold: Number.NaN }, /gold is NaN/],
    ['infinity', [Number.POSITIVE_INFINITY], /is Infinity/],
    ['undefined', { rule: undefined }, /rule is a thing of type undefined/],
    ['a function', { then: () => 1 }, /then is a thing of type function/],
    ['a bigint', 1n, /bigint/],
    ['a symbol', [Symbol('a')], /symbol/],
    ['a key that is a symbol', { [Symbol('a')]: 1 }, /no plain object/],
    ['a hole in a list', Array(2), /undefined/],
    ['a date', { at: new Date(0) }, /at is no plain object/],
    ['a map', new Map([['a', 1]]), /no plain object/],
    ['bytes', new Uint8Array(2), /no plain object/],
    ['half a character', { name: '\ud83d' }, /half a character/],
    ['half a character in a key', { '\ude00': 1 }, /half a character/],
  ])('refuses %s', (_, value, fault) => {
    expect(() => canonical(value)).toThrow(fault);
  });

  it('refuses what goes in a circle', () => {
    const circle: { next?: unknown } = {};
    circle.next = [circle];

    expect(() => canonical(circle)).toThrow(/nests deeper than 64/);
  });

  it('takes the same thing twice, as long as it is no circle', () => {
    const bead = { red: 1 };

    expect(canonical([bead, bead])).toBe('[{"red":1},{"red":1}]');
  });

  it('never gives a text that is not JSON', () => {
    fc.assert(
      fc.property(fc.anything({ withSparseArray: true, withBigInt: true, withMap: true, withDate: true }), (value) => {
        const text = written(value);
        expect(text === null || canonical(JSON.parse(text)) === text).toBe(true);
      }),
    );
  });
});

const written = (value: unknown): string | null => {
  try {
    return canonical(value);
  } catch (fault) {
    expect(fault).toMatchObject({ message: expect.stringMatching(/^Not (?:JSON|canonical): /) });
    return null;
  }
};

/** Without the sign that a zero may have. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const turnedAround = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turnedAround);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, member]) => [key, turnedAround(member)] as const)
      .reverse(),
  );
};
