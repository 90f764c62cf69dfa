import { FRAGMENTS } from '#events/light-masters/components.js';
import type { Fragment, Fragments, Market } from '#events/light-masters/components.js';

/** The colours of glass, one and several. */
export const COLOURS: Readonly<Record<Fragment, string>> = {
  blue: 'blu',
  green: 'verde',
  yellow: 'giallo',
  red: 'rosso',
  clear: 'trasparente',
};
const SEVERAL: Readonly<Record<Fragment, string>> = {
  blue: 'blu',
  green: 'verdi',
  yellow: 'gialli',
  red: 'rossi',
  clear: 'trasparenti',
};

const AND = new Intl.ListFormat('it', { type: 'conjunction' });
export const list = (items: readonly string[]): string => AND.format(items);

export const lira = (number: number): string => `${number} L`;
export const fragment = (one: Fragment): string => `un frammento ${COLOURS[one]}`;
export const coloured = (number: number, one: Fragment): string =>
  `${number} ${(number === 1 ? COLOURS : SEVERAL)[one]}`;
export const fragments = (some: Fragments): string =>
  list(FRAGMENTS.flatMap((one) => (some[one] > 0 ? [coloured(some[one], one)] : []))) || 'niente';
export const market = (number: Market): string => `mercato ${number + 1}`;
export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
export const capital = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);
/** `a Ben`, but `ad Anna`. */
export const to = (name: string): string => `${/^a/i.test(name) ? 'ad' : 'a'} ${name}`;
export const quoted = (name: string): string => `«${name}»`;
