/** Where two values made of JSON differ first, as a path, or `null` where they are the same. */
export const firstDifference = (one: unknown, other: unknown, path = ''): string | null => {
  if (Object.is(one, other)) return null;
  if (!isTree(one) || !isTree(other))
    return `${path === '' ? 'all' : path}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`;
  if (shapeOf(one) !== shapeOf(other)) return `${path}: ${shapeOf(one)} and ${shapeOf(other)}`;
  for (const key of Object.keys(one)) {
    const difference = firstDifference(one[key], other[key], `${path}.${key}`);
    if (difference !== null) return difference;
  }
  return null;
};

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const shapeOf = (tree: object): string =>
  Array.isArray(tree) ? `${tree.length} items` : `{${Object.keys(tree).sort().join(', ')}}`;
