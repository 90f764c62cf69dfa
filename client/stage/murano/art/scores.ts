import type { Island } from '#events/murano/components.js';
import { silhouette } from './shores.js';
import { figure, put } from '../../kit/svg.js';
import { gold, icon, points } from './icons.js';
import type { Icon } from './icons.js';
import { BAND } from './cards.js';

/** A sign in a pictogram: a thing, or points, gold, or a bare number. */
export type Sign =
  | Icon
  | { readonly vp: number | null }
  | { readonly gold: number }
  | { readonly island: Island }
  | { readonly number: string };

const vp = (value: number): Sign => ({ vp: value });
const some: Sign = { vp: null };
const many = (text: string): Sign => ({ number: text });

const chosen = (middle: readonly Sign[]): readonly Sign[] => [vp(12), ...middle];

/** What each character scores, as signs (rules C1 to C40). Words say it in full. */
export const SCORES: readonly (readonly Sign[])[] = [
  [vp(2), 'shop'],
  [vp(2), 'palace'],
  [vp(3), 'special'],
  [vp(2), 'factory'],
  chosen(['flag', 'factory', 'rivals']),
  chosen(['flag', 'shop', 'rivals']),
  ['palace', 'special', 'person-grey', 'person-blue', 'person-blue', 'coin', 'arrow', some],
  ['palace', 'special', 'person-grey', 'person-red', 'person-red', 'coin', 'arrow', some],
  [vp(10), 'person-red', 'plus', 'person-blue', 'most', many('3')],
  [vp(12), 'factory', 'shop', 'palace', 'special', 'person-any'],
  [some, 'person-any', 'person-any', 'person-any'],
  [some, 'person-red', 'person-red', 'person-red'],
  [some, 'person-blue', 'person-blue', 'person-blue'],
  [some, 'person-grey', 'person-grey', 'person-grey'],
  [vp(1), 'crest'],
  [vp(2), 'flag', vp(1), 'rivals'],
  [vp(1), 'flag', vp(2), 'rivals'],
  chosen(['special', 'equal', 'person-red']),
  chosen(['special', 'equal', 'person-blue']),
  chosen(['special', 'equal', 'person-grey']),
  [vp(16), 'factory', 'equal', 'shop', 'equal', 'palace'],
  chosen(['crest', 'equal', 'shop']),
  chosen(['crest', 'equal', 'factory']),
  chosen(['flag', 'equal', 'rivals']),
  chosen([many('1'), 'crest']),
  [vp(10), { island: 'santa-teresa' }, many('3'), 'flag'],
  [vp(10), { island: 'sacca-mattia' }, many('3'), 'flag'],
  [vp(10), { island: 'santa-chiara' }, many('3'), 'flag'],
  [vp(10), { island: 'san-donato' }, 'gondola', 'gondola'],
  [vp(10), { island: 'sacca-serenella' }, 'gondola', 'gondola'],
  [vp(10), { island: 'san-pietro' }, 'gondola', 'gondola'],
  ['bead-blue', 'arrow', vp(7), { island: 'sacca-mattia' }],
  ['bead-blue', 'arrow', vp(7), { island: 'santa-teresa' }],
  ['bead-red', 'arrow', vp(7), { island: 'san-donato' }],
  ['bead-red', 'arrow', vp(7), { island: 'santa-chiara' }],
  ['bead-green', 'arrow', vp(7), { island: 'san-pietro' }],
  ['bead-green', 'arrow', vp(7), { island: 'sacca-serenella' }],
  [vp(4), 'shop-red'],
  [vp(4), 'shop-blue'],
  [vp(4), 'shop-grey'],
];

/** Signs in one row, or in two where they are many, as large as the band allows. */
export const signs = (list: readonly Sign[]): string => {
  const middle = BAND.y + BAND.height / 2 - 0.5;
  if (list.length <= IN_ONE_ROW) return signRow(list, middle, 25);
  const half = Math.ceil(list.length / 2);
  return `${signRow(list.slice(0, half), middle - 7.3, 15.5)}${signRow(list.slice(half), middle + 7.3, 15.5)}`;
};

const IN_ONE_ROW = 5;
/** The middle of a card and the room between its edges. */
const MIDDLE = 41.3;
const ROOM = 68;

/** Where signs lie in a row, and how large. */
const signsIn = (count: number, largest: number): { readonly size: number; readonly xs: readonly number[] } => {
  const size = Math.min(largest, (ROOM / count) * 1.12);
  const step = Math.min(size * 1.06, ROOM / count);
  return { size, xs: Array.from({ length: count }, (_, at) => MIDDLE + (at - (count - 1) / 2) * step) };
};

const signRow = (list: readonly Sign[], y: number, largest: number): string => {
  const { size, xs } = signsIn(list.length, largest);
  return list.map((one, at) => sign(one, xs[at] ?? MIDDLE, y, size)).join('');
};

const sign = (one: Sign, x: number, y: number, size: number): string => {
  if (typeof one === 'string') return icon(one, x, y, SMALLER.has(one) ? size * 0.72 : size);
  if ('gold' in one) return gold(one.gold, x, y, size * 0.96);
  if ('island' in one) return put(silhouette(one.island), x, y, size / 24);
  if ('vp' in one) return points(one.vp, x, y, size * 0.96);
  return put(figure(one.number, 0, 0, 17), x, y, size / 24);
};

const SMALLER: ReadonlySet<Icon> = new Set(['equal', 'most', 'arrow', 'plus']);
