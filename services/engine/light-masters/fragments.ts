import type { Fragment, Fragments } from '#events/light-masters/components.js';

/** No fragments. */
export const NONE: Fragments = { blue: 0, green: 0, yellow: 0, red: 0, clear: 0 };

export const countOf = ({ blue, green, yellow, red, clear }: Fragments): number => blue + green + yellow + red + clear;

export const plus = (some: Fragments, more: Fragments): Fragments => ({
  blue: some.blue + more.blue,
  green: some.green + more.green,
  yellow: some.yellow + more.yellow,
  red: some.red + more.red,
  clear: some.clear + more.clear,
});

export const minus = (some: Fragments, less: Fragments): Fragments => ({
  blue: some.blue - less.blue,
  green: some.green - less.green,
  yellow: some.yellow - less.yellow,
  red: some.red - less.red,
  clear: some.clear - less.clear,
});

export const plusOne = (some: Fragments, fragment: Fragment): Fragments => ({
  ...some,
  [fragment]: some[fragment] + 1,
});

export const minusOne = (some: Fragments, fragment: Fragment): Fragments => ({
  ...some,
  [fragment]: some[fragment] - 1,
});

/** Of what is wanted, as much as is there. */
export const shared = (wanted: Fragments, there: Fragments): Fragments => ({
  blue: Math.min(wanted.blue, there.blue),
  green: Math.min(wanted.green, there.green),
  yellow: Math.min(wanted.yellow, there.yellow),
  red: Math.min(wanted.red, there.red),
  clear: Math.min(wanted.clear, there.clear),
});

/** Whether all that is wanted is there. */
export const covers = (there: Fragments, wanted: Fragments): boolean =>
  wanted.blue <= there.blue &&
  wanted.green <= there.green &&
  wanted.yellow <= there.yellow &&
  wanted.red <= there.red &&
  wanted.clear <= there.clear;
