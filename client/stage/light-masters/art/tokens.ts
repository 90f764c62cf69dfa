import { FRAGMENTS } from '#events/light-masters/components.js';
import type { Fragment } from '#events/light-masters/components.js';
import type { Seat } from '#events/viewer.js';
import { seatMark, seatShades } from '../../kit/seats.js';
import type { Drawing } from '../../kit/piece.js';
import type { Makers } from '../../kit/makers.js';
import { downward, n, picture, put, slant } from '../../kit/svg.js';
import { LEAD, gem } from './glass.js';

const EDGE = `stroke="${LEAD}" stroke-width="1.400" stroke-linejoin="round"`;

/** A Lira, struck with a furnace's flame. */
export const coin = (): string =>
  `<ellipse cx="1" cy="2.500" rx="11.500" ry="11" fill="#5f430a"/><circle r="11" fill="#e3b04b" ${EDGE}/><circle r="8" fill="#f7d683" stroke="#8f6512" stroke-width="1.200"/><path d="M0 5.500C-5 4-4-.5-1.500-2-1 0 1 0 .5-6 4-3 5.500 3.500 0 5.500z" fill="#8f6512"/><path d="M-8.500-5A10 10 0 0 1-1-9.700" fill="none" stroke="#fff7d9" stroke-width="2" stroke-linecap="round"/>`;

const lira = (): Drawing => picture(28, 30, put(coin(), 14, 14));

const purse = (id: string): Drawing =>
  picture(
    78,
    78,
    [
      `<ellipse cx="42" cy="68" rx="29" ry="8" fill="#000" opacity=".35"/>`,
      `<path d="M30 20C10 28 6 50 12 62 18 72 60 72 66 62 72 50 68 28 48 20z" fill="url(#${id}-skin)" ${EDGE}/>`,
      `<path d="M26 10Q32 16 39 10 46 16 52 10 54 17 48 21H30Q24 17 26 10z" fill="#9c6a35" ${EDGE}/>`,
      `<path d="M28 21H50" stroke="#e3b04b" stroke-width="4" stroke-linecap="round"/>`,
      `<path d="M17 48Q18 34 29 28" fill="none" stroke="#ffe3b4" stroke-width="2.500" stroke-linecap="round" opacity=".6"/>`,
      put(coin(), 62, 62, 0.95),
    ].join(''),
    slant(`${id}-skin`, [0, '#c98d4d'], [0.6, '#8e5a2a'], [1, '#5d3716']),
  );

/** The Lira that belong to nobody lie in a dish in the middle of the table. */
const bank = (id: string): Drawing =>
  picture(
    100,
    100,
    [
      `<circle cx="50" cy="52" r="45" fill="#000" opacity=".35"/><circle cx="50" cy="50" r="44" fill="url(#${id}-rim)" stroke="${LEAD}" stroke-width="1.800"/><circle cx="50" cy="50" r="36" fill="#2a1810"/>`,
      ...[
        [38, 40],
        [60, 38],
        [34, 58],
        [64, 60],
        [50, 66],
        [50, 50],
      ].map(([x = 0, y = 0]) => put(coin(), x, y, 1.1)),
      `<path d="M14 36A40 40 0 0 1 44 10" fill="none" stroke="#fff3c9" stroke-width="2.500" stroke-linecap="round"/>`,
    ].join(''),
    slant(`${id}-rim`, [0, '#ffe6a6'], [0.5, '#c08f35'], [1, '#69460f']),
  );

/** How the fragments of a heap lie, the hindmost first. */
const HEAPS: Readonly<Record<'none' | 'low' | 'high', readonly (readonly [number, number])[]>> = {
  none: [],
  low: [
    [33, 38],
    [56, 38],
    [45, 46],
  ],
  high: [
    [32, 26],
    [57, 25],
    [24, 41],
    [66, 41],
    [45, 34],
    [36, 47],
    [55, 48],
  ],
};

/** The plate with the number is the middle of the picture. */
const heap = (id: string, fragment: Fragment, height: keyof typeof HEAPS): Drawing =>
  picture(
    90,
    148,
    [
      `<ellipse cx="45" cy="40" rx="41" ry="35" fill="#06141a" opacity=".5"/><ellipse cx="45" cy="40" rx="41" ry="35" fill="none" stroke="#6f98a4" stroke-width="1.500" stroke-dasharray="4 5" opacity=".7"/>`,
      height === 'none' ? `<g opacity=".28">${gem(fragment, 45, 38, 32)}</g>` : '',
      ...HEAPS[height].map(([x, y]) => gem(fragment, x, y, 32)),
      `<rect x="20" y="60" width="50" height="28" rx="10" fill="url(#${id}-plate)" stroke="#d9b871" stroke-width="1.600"/>`,
    ].join(''),
    downward(`${id}-plate`, [0, '#2d4d56'], [1, '#10262d']),
  );

/** Who began: a small lit lamp. */
const first = (id: string): Drawing =>
  picture(
    36,
    40,
    `<circle cx="18" cy="20" r="17" fill="url(#${id}-light)"/><path d="M10 13H26L29 31H7z" fill="#ffe08a" ${EDGE}/><path d="M18 28C12 26 14 21 16.500 19 17 21.500 19 21 18.500 16 23 19 24 26 18 28z" fill="#e0552b"/><path d="M8 13L18 4 28 13z" fill="#8e5a2a" ${EDGE}/><path d="M6 31H30V36H6z" fill="#8e5a2a" ${EDGE}/>`,
    `<radialGradient id="${id}-light"><stop offset="0" stop-color="#ffe9a8" stop-opacity=".9"/><stop offset="1" stop-color="#ffe9a8" stop-opacity="0"/></radialGradient>`,
  );

/** Who triggered the end: an hourglass that has run out. */
const last = (): Drawing =>
  picture(
    36,
    40,
    `<path d="M8 8H28Q28 16 20 20 28 24 28 32H8Q8 24 16 20 8 16 8 8z" fill="#dff1f4" ${EDGE}/><path d="M11 31Q12 25 18 25T25 31z" fill="#d92f3c"/><path d="M6 4H30V9H6zM6 31H30V36H6z" fill="#8e5a2a" ${EDGE}/>`,
  );

const badge = (id: string, seat: Seat): Drawing => {
  const { light, plain, deep, on } = seatShades(seat);
  return picture(
    42,
    44,
    `<circle cx="22" cy="24" r="18" fill="#000" opacity=".4"/><circle cx="20.500" cy="21" r="18" fill="url(#${id}-field)" ${EDGE}/><circle cx="20.500" cy="21" r="14.500" fill="none" stroke="${deep}" stroke-width="1.200"/>${seatMark(seat, 20.5, 21, 16, on)}`,
    slant(`${id}-field`, [0, light], [1, plain]),
  );
};

const STEPS = ['collecting', 'negotiating', 'completing'] as const;

/** The three steps of a turn, the one that it has come to larger and lit: a heap, a scale, a star. */
const steps = (current: number): Drawing =>
  picture(
    84,
    30,
    STEPS.map((_, at) => {
      const isNow = at === current;
      const x = 15 + at * 27;
      return [
        at > 0 ? `<path d="M${x - 16} 15h5" stroke="#8f6512" stroke-width="2.500"/>` : '',
        `<circle cx="${x}" cy="15" r="${isNow ? 13.5 : 10.5}" fill="${isNow ? '#ffd970' : '#5a4028'}" stroke="${LEAD}" stroke-width="${isNow ? 2.4 : 1.4}"/>`,
        put(SIGNS[at] ?? '', x, 15, isNow ? 1.15 : 0.9).replaceAll('INK', isNow ? '#3a2503' : '#d8c49a'),
      ].join('');
    }).join(''),
  );

const SIGNS: readonly string[] = [
  `<path d="M0-6V2M-4-1L0 3 4-1M-5.500 6H5.500" fill="none" stroke="INK" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
  `<path d="M-5.500-2.500H5L2-5.500M5.500 2.500H-5L-2 5.500" fill="none" stroke="INK" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
  `<path d="M0-6.500L1.800-2.200 6.400-2 2.800 1 4 5.600 0 3 -4 5.600-2.800 1-6.400-2-1.800-2.200z" fill="INK"/>`,
];

export const tokens: Makers = {
  coin: lira,
  purse,
  bank,
  first,
  last,
  ...Object.fromEntries(
    FRAGMENTS.flatMap((fragment) =>
      (['none', 'low', 'high'] as const).map((height) => [
        `heap-${fragment}-${height}`,
        (id: string) => heap(id, fragment, height),
      ]),
    ),
  ),
  ...Object.fromEntries([0, 1, 2, 3].map((seat) => [`badge-${n(seat)}`, (id: string) => badge(id, seat)])),
  ...Object.fromEntries(STEPS.map((step, at) => [`steps-${step}`, () => steps(at)])),
};
