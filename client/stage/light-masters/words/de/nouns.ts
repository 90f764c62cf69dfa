import { FRAGMENTS } from '#events/light-masters/components.js';
import type { Fragment, Fragments, Market } from '#events/light-masters/components.js';

/** The colours of glass by themselves, and as they stand before a fragment: one and several. */
export const COLOURS: Readonly<Record<Fragment, string>> = {
  blue: 'Blau',
  green: 'Grün',
  yellow: 'Gelb',
  red: 'Rot',
  clear: 'Klar',
};
const stem = (one: Fragment): string => COLOURS[one].toLowerCase();

const AND = new Intl.ListFormat('de', { type: 'conjunction' });
export const list = (items: readonly string[]): string => AND.format(items);

export const lira = (number: number): string => `${number} L`;
export const fragment = (one: Fragment): string => `ein ${stem(one)}es Fragment`;
export const coloured = (number: number, one: Fragment): string => `${number} ${stem(one)}${number === 1 ? 'es' : 'e'}`;
export const fragments = (some: Fragments): string =>
  list(FRAGMENTS.flatMap((one) => (some[one] > 0 ? [coloured(some[one], one)] : []))) || 'nichts';
/** In the dative, behind „mit“. */
export const withFragments = (some: Fragments): string =>
  list(
    FRAGMENTS.flatMap((one) => (some[one] > 0 ? [`${some[one]} ${stem(one)}${some[one] === 1 ? 'em' : 'en'}`] : [])),
  );
export const market = (number: Market): string => `Markt ${number + 1}`;
export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
export const capital = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);
export const quoted = (name: string): string => `„${name}“`;
