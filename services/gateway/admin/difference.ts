import type { Difference } from '#events/wire/admin.js';

/** Where two JSON values differ, as deep as possible, in the order of the first and then what only the second has. */
export const differenceOf = (before: unknown, after: unknown, path = ''): readonly Difference[] => {
  if (Object.is(before, after)) return [];
  const [one, other] = [partsOf(before), partsOf(after)];
  if (one === null || other === null || Array.isArray(before) !== Array.isArray(after))
    return [{ path, before, after }];

  return [...new Set([...one.keys(), ...other.keys()])].flatMap((key) => {
    const at = `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (!one.has(key)) return [{ path: at, after: other.get(key) }];
    if (!other.has(key)) return [{ path: at, before: one.get(key) }];
    return differenceOf(one.get(key), other.get(key), at);
  });
};

/** What stands inside, by name or place; null where nothing can. */
const partsOf = (value: unknown): ReadonlyMap<string, unknown> | null =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null;
