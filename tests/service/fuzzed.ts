import * as fc from 'fast-check';

/** Valid messages with something wrong in them, as text: fields dropped, renamed, retyped, added, nested, blown up. */
export const fuzzed = (valid: readonly object[], count: number, seed: number): readonly string[] =>
  fc.sample(
    fc
      .tuple(fc.constantFrom(...valid), fc.array(fc.tuple(fc.nat(), fc.constantFrom(...SPOILT)), ONE_TO_THREE))
      .map(([message, spoils]) => spoils.reduce((text, [at, spoil]) => spoil(text, at), JSON.stringify(message))),
    { numRuns: count, seed },
  );

/** What no message looks like at all. */
export const NONSENSE: readonly string[] = [
  ...['', ' ', '{', '[]', 'null', '0', '"hello"', '{}', '{"event":"hello"}', '{"event":"hello","data":null}', '\0'],
  ...['{"event":"toString","data":{}}', '{"event":"__proto__","data":{}}', '{"event":["hello"],"data":{"protocol":1}}'],
  ...[
    '{"__proto__":{"event":"hello"},"data":{"protocol":1}}',
    '{"event":"hello","data":{"protocol":1,"__proto__":{}}}',
  ],
  ...['[['.repeat(4000), `${'{"data":'.repeat(1500)}1${'}'.repeat(1500)}`, '\ud800', '"\\ud800"', '9'.repeat(9000)],
  ...['{"event":"hello","data":{"protocol":1e400}}', '{"event":"hello","data":{"protocol":1.5}}', '\u{feff}{}'],
];

const ONE_TO_THREE = { minLength: 1, maxLength: 3 };

type Spoil = (text: string, at: number) => string;

type Tree = Record<string, unknown>;

/** Every object in a message, and the message itself. */
const objectsIn = (value: unknown): readonly Tree[] => {
  if (typeof value !== 'object' || value === null) return [];
  const children = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? children : [value as Tree, ...children];
};

/** Changes one field of one object. */
const inSomeField =
  (change: (tree: Tree, key: string) => void): Spoil =>
  (text, at) => {
    const parsed = parsedOr(text);
    const places = objectsIn(parsed).flatMap((tree) => Object.keys(tree).map((key) => ({ tree, key })));
    const place = places[at % Math.max(1, places.length)];
    if (place === undefined) return text;
    change(place.tree, place.key);
    return JSON.stringify(parsed);
  };

const parsedOr = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { type: value };
  return value;
};

const setTo = (value: unknown): Spoil =>
  inSomeField((tree, key) => {
    tree[key] = value;
  });

const SPOILT: readonly Spoil[] = [
  inSomeField((tree, key) => {
    Reflect.deleteProperty(tree, key);
  }),
  inSomeField((tree, key) => {
    tree[`${key}s`] = tree[key];
    Reflect.deleteProperty(tree, key);
  }),
  inSomeField((tree, key) => {
    tree[key] = [tree[key]];
  }),
  inSomeField((tree) => {
    tree['more'] = 'than was asked for';
  }),
  ...[
    null,
    true,
    '',
    'x'.repeat(5000),
    -1,
    1.5,
    1e308,
    Number.MAX_SAFE_INTEGER + 2,
    [],
    {},
    '\ud800',
    '\0',
    '__proto__',
  ].map(setTo),
  ...[40, 2000].map((depth) => setTo(nested(depth))),
  ...['__proto__', 'constructor', 'prototype'].map(
    (name): Spoil =>
      (text) =>
        text.replace('{', `{${JSON.stringify(name)}:{"isAdmin":true},`),
  ),
  (text, at) => text.slice(0, at % (text.length + 1)),
  (text, at) => `${text.slice(0, at % (text.length + 1))}\u0000${text.slice(at % (text.length + 1))}`,
];
