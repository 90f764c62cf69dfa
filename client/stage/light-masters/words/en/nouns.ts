import { FRAGMENTS } from '#events/light-masters/components.js';
import type { Fragment, Fragments, Market } from '#events/light-masters/components.js';

/** The colours of glass. */
export const COLOURS: Readonly<Record<Fragment, string>> = {
  blue: 'blue',
  green: 'green',
  yellow: 'yellow',
  red: 'red',
  clear: 'clear',
};

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });
export const list = (items: readonly string[]): string => AND.format(items);

export const lira = (number: number): string => `${number} L`;
export const fragment = (one: Fragment): string => `a ${COLOURS[one]} fragment`;
export const fragments = (some: Fragments): string =>
  list(FRAGMENTS.flatMap((one) => (some[one] > 0 ? [`${some[one]} ${COLOURS[one]}`] : []))) || 'nothing';
export const market = (number: Market): string => `market ${number + 1}`;
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
export const capital = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);
