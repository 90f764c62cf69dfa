import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { CommandAsked } from '#events/wire/play.js';
import { ASKED_IN_ADDRESS } from './asked-in-address.js';
import { ASKED } from './asked.js';
import { anythingAtAll, spoilt } from './spoilt.js';

const ALL = [...ASKED, ...ASKED_IN_ADDRESS];

describe.each(ALL)('$name', ({ schema, keys, good, bad }) => {
  it.each(good)('is read: %j', (sent, read = sent) => {
    expect(schema.parse(sent)).toEqual(read);
  });

  it.each(bad)('is refused: %j', (sent) => {
    expect(schema.safeParse(sent).success).toBe(false);
  });

  it('is never a fault to read, and never more than its own shape, whatever is sent', () => {
    const sent = fc.oneof(anythingAtAll, ...good.map(([message]) => spoilt(message)));
    fc.assert(
      fc.property(sent, (message) => {
        const { success, data } = schema.safeParse(message);
        if (success) expect(strangeKeys(data, keys)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a prototype', () => {
  it('is not changed by anything that is read', () => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    const sent = fc.oneof(...ALL.flatMap(({ good }) => good.map(([message]) => spoilt(message))));
    fc.assert(
      fc.property(sent, (message) => {
        ALL.forEach(({ schema }) => schema.safeParse(message));
      }),
    );

    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
    expect('admin' in {}).toBe(false);
  });

  it.each(['__proto__', 'constructor', 'prototype'])(
    'is not reached through the key %s of a command, however deep',
    (key) => {
      const command = (inside: string) => JSON.parse(`{"seen":1,"command":{"type":"sail",${inside}}}`) as unknown;

      expect(CommandAsked.safeParse(command(`"${key}":{"admin":true}`)).success).toBe(false);
      expect(CommandAsked.safeParse(command(`"to":[{"by":{"${key}":1}}]`)).success).toBe(false);
      expect(CommandAsked.safeParse(command(`"to":[{"by":{"${key}s":1}}]`)).success).toBe(true);
    },
  );

  it.each(['{"__proto__":{"type":"sail"}}', '{"type":"sail","__proto__":null}'])('makes no command: %s', (text) => {
    expect(CommandAsked.safeParse({ seen: 1, command: JSON.parse(text) as unknown }).success).toBe(false);
  });
});

/** Everything in what was read that is no plain JSON of these keys; commands and options are their game's. */
const strangeKeys = (value: unknown, keys: readonly string[]): readonly unknown[] => {
  if (typeof value === 'string' || typeof value === 'boolean' || Number.isSafeInteger(value)) return [];
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return [value];
  return Reflect.ownKeys(value).flatMap((key) => {
    if (typeof key !== 'string' || !keys.includes(key)) return [key];
    const member: unknown = Object.getOwnPropertyDescriptor(value, key)?.value;
    return key === 'command' || key === 'options' ? harms(member) : strangeKeys(member, keys);
  });
};

/** What could harm who copies it, told in another way than by the schema. */
const harms = (value: unknown): readonly string[] => {
  const text = JSON.stringify(value);
  return text.match(/"(?:__proto__|constructor|prototype)":|\\u0000|\\ud[89a-f]/g) ?? [];
};
