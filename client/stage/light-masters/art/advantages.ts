import { ADVANTAGE_COUNT, CATEGORIES } from '#events/light-masters/components.js';
import type { Advantage, Category, Fragment } from '#events/light-masters/components.js';
import type { Drawing } from '../../kit/piece.js';
import type { Makers } from '../../kit/makers.js';
import { figure, picture, put, slant } from '../../kit/svg.js';
import { emblem, fieldOf } from './emblems.js';
import { LEAD, gem } from './glass.js';
import { coin } from './tokens.js';

const CARD = { width: 116, height: 152 } as const;
const INK = '#33230f';

const line = (d: string, width = 3, colour: string = INK): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Signs of things, each around 0, 0 in a square of 30. */
const glass = (fragment: Fragment, size = 28) => gem(fragment, 0, 0, size);
const liras = (count: number): string => `${put(coin(), 0, -0.5, 1.42)}${figure(count, 0, -0.5, 25, '#3a2503')}`;
const plus = line('M-6 0H6M0-6V6', 3.6);
const slash = line('M-5 9L5-9', 3);
const arrow = line('M-10 0H9M3-6L9.500 0 3 6', 3.2);
const swap = line('M-11-5H9L4-10M11 5H-9L-4 10', 3);
const stall = `<path d="M-14-2L-11-12H11L14-2z" fill="#c94f3c" stroke="${LEAD}" stroke-width="1.400" stroke-linejoin="round"/><path d="M-7-12L-8-2M0-12V-2M7-12L8-2" stroke="#fff3d6" stroke-width="3"/><path d="M-11-2H11V11H-11z" fill="#e8d3a3" stroke="${LEAD}" stroke-width="1.400"/><path d="M-13 3H13V7H-13z" fill="#8e5a2a" stroke="${LEAD}" stroke-width="1.200"/>`;
const cards = `<rect x="-12" y="-11" width="14" height="20" rx="2" fill="#d9c79a" stroke="${LEAD}" stroke-width="1.400" transform="rotate(-12 -5 0)"/><rect x="-4" y="-12" width="14" height="20" rx="2" fill="#fffaf0" stroke="${LEAD}" stroke-width="1.400" transform="rotate(8 3 0)"/><path d="M0-2l3-5 3 5-3 5z" fill="#d92f3c"/>`;
const ringSign = `<circle r="11" fill="none" stroke="#b98430" stroke-width="6"/><circle r="14" fill="none" stroke="${LEAD}" stroke-width="1.300"/><circle r="8" fill="none" stroke="${LEAD}" stroke-width="1.300"/>`;
const pointer = `<path d="M-8-12Q0-16 8-12L6 12Q0 14-6 12z" fill="#e6bd62" stroke="${LEAD}" stroke-width="1.400"/><path d="M-4-9Q0-11 4-9L3 8Q0 9-3 8z" fill="#fff" opacity=".75"/>`;
const benchSign = `<rect x="-14" y="-9" width="28" height="18" rx="3" fill="#3a2413" stroke="${LEAD}" stroke-width="1.300"/>${[-10.5, -3.5, 3.5, 10.5].map((x) => `<rect x="${x - 2.5}" y="-6" width="5" height="5" rx="1" fill="#fffdf4"/><rect x="${x - 2.5}" y="1.500" width="5" height="5" rx="1" fill="#fffdf4"/>`).join('')}`;
const turning = line('M-10 4A11 11 0 1 1 4 10M-14 0l4 5 5-4', 3);
const trade = `<path d="M0-13V9M-12-7H12" fill="none" stroke="${INK}" stroke-width="2.600" stroke-linecap="round"/><path d="M-17 2L-12-7-7 2Q-12 8-17 2zM17 2L12-7 7 2Q12 8 17 2z" fill="#e6bd62" stroke="${LEAD}" stroke-width="1.300"/><path d="M-6 12H6" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>`;
const barred = `${pointer}${line('M-13-12L13 12', 3.4, '#b3202c')}`;
const anyGlass = `${put(gem('green', 0, 0, 16), -7, 5)}${put(gem('blue', 0, 0, 16), 7, 5)}${put(gem('red', 0, 0, 16), 0, -7)}`;

/** What each advantage does, in one row of signs or two. */
const ROWS: readonly (readonly (readonly string[])[])[] = [
  [[glass('red'), slash, glass('green')]],
  [[glass('yellow'), slash, glass('blue')]],
  [[liras(0), arrow, stall]],
  [[anyGlass, arrow, liras(4)]],
  [[ringSign, arrow, figure('1–3', 0, 0, 25, INK)], [glass('clear')]],
  [[stall, plus, glass('clear')]],
  [[liras(1), plus, glass('clear')]],
  [
    [cards, swap],
    [plus, liras(1)],
  ],
  [[glass('clear'), arrow, liras(3)]],
  [[liras(1), arrow, trade], [plus]],
  [[barred, plus, liras(1)]],
  [[liras(1), arrow, pointer], [turning]],
  [[stall, arrow, stall], [anyGlass]],
  [[benchSign, arrow, liras(2)]],
  [
    [liras(1), plus, anyGlass],
    [arrow, anyGlass],
  ],
  [[turning, ringSign]],
];

const STEP = 32;

const row = (signs: readonly string[], y: number): string =>
  signs.map((sign, at) => put(sign, CARD.width / 2 - 2 + (at - (signs.length - 1) / 2) * STEP, y, 0.98)).join('');

const advantage = (id: string, category: Category, number: Advantage): Drawing => {
  const [field, deep] = fieldOf(category);
  const rows = ROWS[number - 1] ?? [];
  return picture(
    CARD.width,
    CARD.height,
    [
      `<rect x="5" y="6" width="110" height="146" rx="11" fill="#000" opacity=".45"/>`,
      `<rect x="1" y="1" width="110" height="146" rx="11" fill="url(#${id}-field)" stroke="${LEAD}" stroke-width="1.800"/>`,
      `<rect x="7" y="47" width="98" height="94" rx="7" fill="#fbf2da" stroke="#d9b871" stroke-width="1.800"/>`,
      emblem(category, 28, 25, 38),
      `<rect x="57" y="8" width="48" height="34" rx="9" fill="#fbf2da" stroke="${LEAD}" stroke-width="1.300"/>`,
      figure(number, 81, 25, 29, '#4a2710'),
      ...rows.map((signs, at) => row(signs, 94 + (at - (rows.length - 1) / 2) * 40)),
      `<path d="M4 132V13A9 9 0 0 1 13 4H92" fill="none" stroke="#fff" stroke-width="1.800" stroke-linecap="round" opacity=".55"/>`,
    ].join(''),
    slant(`${id}-field`, [0, field], [1, deep]),
  );
};

export const advantages: Makers = Object.fromEntries(
  CATEGORIES.flatMap((category) =>
    Array.from({ length: ADVANTAGE_COUNT }, (_, at) => [
      `advantage-${category}-${at + 1}`,
      (id: string) => advantage(id, category, at + 1),
    ]),
  ),
);
