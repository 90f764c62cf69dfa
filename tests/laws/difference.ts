/** Where two values made of JSON differ first, as a path, or `null` where they are the same. */
export const firstDifference = (one: unknown, other: unknown, path = ''): string | null => {
  if (Object.is(one, other)) return null;
  if (!isTree(one) || !isTree(other))
    return `${path === '' ? 'all' : path}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`;
  if (!sameShape(one, other)) return `${path}: ${shapeOf(one)} and ${shapeOf(other)}`;
  for (const key of Object.keys(one)) {
    if (Object.is(one[key], other[key])) continue;
    const difference = firstDifference(one[key], other[key], `${path}.${key}`);
    if (difference !== null) return difference;
  }
  return null;
};

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Both are lists that are as long, or neither is and they have the same keys. */
export const sameShape = (one: Tree, other: Tree): boolean => {
  if (Array.isArray(one) || Array.isArray(other))
    return Array.isArray(one) && Array.isArray(other) && one.length === other.length;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key));
};

const shapeOf = (tree: object): string =>
  Array.isArray(tree) ? `${tree.length} items` : `{${Object.keys(tree).sort().join(', ')}}`;
