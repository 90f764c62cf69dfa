import type { Category } from '#events/light-masters/components.js';
import { n, put } from '../../kit/svg.js';
import { LEAD } from './glass.js';

interface Look {
  readonly field: string;
  readonly deep: string;
  readonly sign: string;
}

/** Each category has a sign and a colour that no glass has: a mask, a cut stone, a jug, a bird. */
const LOOKS: Readonly<Record<Category, Look>> = {
  art: {
    field: '#7a4a8c',
    deep: '#4c2a5c',
    sign: `<path d="M-7-4Q0-7 7-4 8 3 4.500 4 2 4.500 0 1.500-2 4.500-4.500 4-8 3-7-4z" fill="#fffaf0"/><circle cx="-3.300" cy="-.8" r="1.500" fill="#4c2a5c"/><circle cx="3.300" cy="-.8" r="1.500" fill="#4c2a5c"/>`,
  },
  jewel: {
    field: '#0f7f86',
    deep: '#08494e',
    sign: `<path d="M-4-6H4L7.500-2 0 7-7.500-2z" fill="#fffaf0"/><path d="M-7-2H7M-3-2L0 6 3-2 0-6z" fill="none" stroke="#08494e" stroke-width="1.100" stroke-linejoin="round"/>`,
  },
  houseware: {
    field: '#9c5527',
    deep: '#633213',
    sign: `<path d="M-3.500-7h6l-1 3.500Q6-1 5 4 4 7-.5 7T-6 4Q-7-1-2.500-3.500z" fill="#fffaf0"/><path d="M3.500-5q4.500-.5 4 3.500-.5 3-3 4" fill="none" stroke="#fffaf0" stroke-width="1.700" stroke-linecap="round"/>`,
  },
  animal: {
    field: '#4d5a66',
    deep: '#2a333b',
    sign: `<path d="M-7.500 1Q-5-6 1-5.500 2-8 5-7q1.500.6 3 2L5.500-4Q6 4-1 5.500L-2 7.500-3 5.500Q-7 5-7.500 1z" fill="#fffaf0"/><circle cx="4" cy="-5" r="1" fill="#2a333b"/><path d="M-4 1Q-1 3 2-.5" fill="none" stroke="#2a333b" stroke-width="1.300" stroke-linecap="round"/>`,
  },
};

/** The sign of a category, in a round field. */
export const emblem = (category: Category, x: number, y: number, size: number): string => {
  const { field, deep, sign } = LOOKS[category];
  return put(
    `<circle r="11" fill="${field}" stroke="${LEAD}" stroke-width="1.300"/><circle r="8.900" fill="none" stroke="${deep}" stroke-width="1.100"/>${sign}`,
    x,
    y,
    Number(n(size / 24)),
  );
};

export const fieldOf = (category: Category): readonly [string, string] => [LOOKS[category].field, LOOKS[category].deep];
