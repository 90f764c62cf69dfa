import * as fc from 'fast-check';

/** What somebody may send who means no good, or whose client is broken, in place of any one value. */
const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
  fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }),
  fc.constantFrom<unknown>(
    1e308,
    -1,
    0.5,
    2 ** 53,
    Number.MAX_SAFE_INTEGER,
    '',
    ' ',
    '\0',
    '\ud800',
    '__proto__',
    '0x10',
    '1e3',
    '007',
    'a'.repeat(65),
    '../../etc/passwd',
    JSON.parse('{"__proto__":{"admin":true}}'),
    JSON.parse('{"type":"pass","__proto__":{"admin":true}}'),
    JSON.parse('{"type":"pass","constructor":{"prototype":{"admin":true}}}'),
    { toString: 1, valueOf: 2 },
  ),
  fc.constantFrom(...[33, 1000, 5000].map(nested)),
);

const nastyKey = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', '', '0', 'admin', 'seat', 'type');

/** A valid message with one thing about it changed: a value replaced, a key added, or a key left out. */
export const spoilt = (message: unknown): fc.Arbitrary<unknown> =>
  fc.constantFrom(...pathsOf(message)).chain((path) =>
    fc.oneof(
      nastyValue.map((value) => at(message, path, () => value)),
      fc.tuple(nastyKey, nastyValue).map(([key, value]) => at(message, path, (target) => withKey(target, key, value))),
      fc.constant(at(message, path.slice(0, -1), (target) => withoutKey(target, path.at(-1)))),
    ),
  );

export const anythingAtAll = fc.oneof(nastyValue, fc.object({ key: nastyKey }));

type Path = readonly string[];

const pathsOf = (value: unknown): readonly Path[] =>
  typeof value === 'object' && value !== null
    ? [[], ...Object.entries(value).flatMap(([key, member]) => pathsOf(member).map((path) => [key, ...path]))]
    : [[]];

const at = (value: unknown, [key, ...rest]: Path, change: (target: unknown) => unknown): unknown => {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.with(Number(key), at(value[Number(key)], rest, change));
  return { ...(value as object), [key]: at((value as Readonly<Record<string, unknown>>)[key], rest, change) };
};

/** A key of its own, as `JSON.parse` makes it, whatever it is called. */
const withKey = (target: unknown, key: string, value: unknown): unknown =>
  typeof target === 'object' && target !== null && !Array.isArray(target)
    ? Object.fromEntries([...Object.entries(target), [key, value]])
    : { [key]: value };

const withoutKey = (target: unknown, key: string | undefined): unknown =>
  typeof target === 'object' && target !== null
    ? Object.fromEntries(Object.entries(target).filter(([name]) => name !== key))
    : target;

function nested(depth: number): unknown {
  return Array.from({ length: depth }).reduce<unknown>((inside) => ({ type: 'pass', inside: [inside] }), null);
}
