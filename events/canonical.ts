/**
 * One text for one value: JSON without white space, keys in the order of their UTF-16 code units, numbers and strings
 * as ECMAScript writes them (RFC 8785). What JSON cannot hold is a fault, never left out: what is hashed is all there is.
 */
export const canonical = (value: unknown): string => write(value, 'value', 0);

/** Nothing that happens at a table nests so deep: what does goes in a circle, or was sent to exhaust us. */
const DEEPEST = 64;

const write = (value: unknown, name: string, depth: number): string => {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (value === null) return 'null';
  if (typeof value === 'number') throw new Error(`Not JSON: ${name} is ${value}.`);
  if (typeof value !== 'object') throw new Error(`Not JSON: ${name} is a thing of type ${typeof value}.`);
  if (depth === DEEPEST) throw new Error(`Not canonical: ${name} nests deeper than ${DEEPEST}.`);
  return Array.isArray(value) ? list(value, name, depth) : members(value, name, depth);
};

/** What reads the same between quotes: printable ASCII without the quote and the backslash. */
const PLAIN = /^[ !#-[\]-~]*$/;
/** Half a character has no UTF-8 of its own: two texts would have the same bytes. */
export const HALF_CHARACTER = /\p{Surrogate}/u;

const quoted = (text: string): string => {
  if (PLAIN.test(text)) return `"${text}"`;
  if (HALF_CHARACTER.test(text)) throw new Error(`Not canonical: half a character in ${JSON.stringify(text)}.`);
  return JSON.stringify(text);
};

/** A hole in a list reads as undefined, and is refused as that. */
const list = (items: readonly unknown[], name: string, depth: number): string => {
  let text = '';
  for (let index = 0; index < items.length; index += 1) {
    if (index > 0) text += ',';
    text += write(items[index], name, depth + 1);
  }
  return `[${text}]`;
};

const members = (value: object, name: string, depth: number): string => {
  if (!isPlain(value)) throw new Error(`Not JSON: ${name} is no plain object.`);
  let text = '';
  for (const key of sorted(Object.keys(value))) {
    text += (text === '' ? '{' : ',') + labelOf(key) + write(value[key], key, depth + 1);
  }
  return text === '' ? '{}' : `${text}}`;
};

/** How a key is written. A game has few, and each comes again with every event. */
const labelOf = (key: string): string => {
  const known = LABELS.get(key);
  if (known !== undefined) return known;

  const label = `${quoted(key)}:`;
  if (LABELS.size < MOST_LABELS) LABELS.set(key, label);
  return label;
};

const LABELS = new Map<string, string>();
const MOST_LABELS = 1000;

/** The same order as by `sort`, in place: an object has few keys, and `sort` copies them to and fro. */
const sorted = (keys: string[]): readonly string[] => {
  if (keys.length > FEW) return keys.sort();
  for (let next = 1; next < keys.length; next += 1) {
    const key = keys[next] ?? '';
    let at = next;
    for (let before = keys[at - 1]; before !== undefined && before > key; before = keys[at - 1]) {
      keys[at] = before;
      at -= 1;
    }
    keys[at] = key;
  }
  return keys;
};

/** With more, putting each in its place takes longer than sorting. */
const FEW = 16;

/** An object as JSON makes them, whichever window or test made it: a Map or a Date would be written as if it were empty. */
export const isPlain = (value: object): value is Readonly<Record<string, unknown>> => {
  const prototype: unknown = Object.getPrototypeOf(value);
  const bare = prototype === null || Object.getPrototypeOf(prototype) === null;
  return bare && Object.getOwnPropertySymbols(value).length === 0;
};
