import type { Asking } from '#engine/kit/game.js';
import type { Luck } from './luck.js';

/** A command with one of its parts changed, left out or added; `other` is a command to take a part from. */
export const bent = (command: Asking, other: Asking, luck: Luck): unknown => {
  const parts = Object.entries(command);
  const [name, value] = luck.pick(parts) as [string, unknown];
  const from: unknown = Object.entries(other).find(([key]) => key === name)?.[1];
  const ways: readonly (() => unknown)[] = [
    () => Object.fromEntries(parts.filter(([key]) => key !== name)),
    () => ({ ...command, extra: true }),
    () => ({ ...command, [name]: luck.pick(ODD) }),
    () => ({ ...command, [name]: from }),
    () => ({ ...command, [name]: nearTo(value, luck) }),
    () => ({ ...command, [name]: nearTo(value, luck) }),
  ];
  return luck.pick(ways)();
};

const ODD: readonly unknown[] = [null, undefined, -1, 0.5, 1e9, 2 ** 53, NaN, '', 'x-1', true, [], {}, [null]];

/** Almost the same: the next number, a list with an item more or less, the other answer. */
const nearTo = (value: unknown, luck: Luck): unknown => {
  if (typeof value === 'number') return value + luck.pick([-2, -1, 1, 2]);
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return nearToList(value, luck);
  if (typeof value !== 'object' || value === null) return luck.pick(ODD);

  const parts = Object.entries(value);
  if (parts.length === 0) return luck.pick(ODD);
  const [name, part] = luck.pick(parts) as [string, unknown];
  return { ...value, [name]: nearTo(part, luck) };
};

const nearToList = (items: readonly unknown[], luck: Luck): readonly unknown[] =>
  luck.pick([items.slice(1), [...items, ...items.slice(0, 1)], items.toReversed()]);
