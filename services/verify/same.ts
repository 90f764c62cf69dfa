/** Whether two values are the same JSON; the order of keys says nothing. */
export const same = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && sameItems(one, other);
  return !Array.isArray(other) && sameMembers(one, other);
};

const sameItems = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, at) => same(item, other[at]));

const sameMembers = (one: object, other: object): boolean => {
  const keys = Object.keys(one);
  const [left, right] = [one as Members, other as Members];
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && same(left[key], right[key]))
  );
};

type Members = Readonly<Record<string, unknown>>;
