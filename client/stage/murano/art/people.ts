import type { Colour } from '#events/murano/components.js';
import { CUSTOMERS, customerMark } from './colours.js';
import { INK } from '../../kit/svg.js';

const EDGE = `stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"`;

/** A customer in a cloak of the colour, the mark upon it; around 0, 0, some 26 wide and 42 high. */
export const customer = (colour: Colour): string => {
  const { light, plain, deep } = CUSTOMERS[colour];
  return [
    `<ellipse cx="3" cy="20" rx="14" ry="4.500" fill="#1c2b30" opacity=".28"/>`,
    `<path d="M-12 20C-12 4-8-6 0-6S12 4 12 20q-12 4-24 0z" fill="${plain}" ${EDGE}/>`,
    `<path d="M-12 20C-12 4-8-6-1-6-6 2-7 12-6.500 21.600q-3-.4-5.500-1.600z" fill="${light}" opacity=".8"/><path d="M6 21.600C8 10 6 0 2-5.700 9-4 12 6 12 20q-3 1.200-6 1.600z" fill="${deep}" opacity=".7"/>`,
    `<circle cx="0" cy="-11" r="6.200" fill="#f0cfa8" ${EDGE}/>`,
    HATS[colour](plain, deep),
    `<circle cx="0" cy="7" r="7.400" fill="${deep}" stroke="#fff" stroke-width="1.100"/>${customerMark(colour, 0, 7, 9)}`,
  ].join('');
};

/** Each colour has its own hat too. */
const HATS: Readonly<Record<Colour, (plain: string, deep: string) => string>> = {
  red: (plain, deep) =>
    `<path d="M-6.500-12c-1-8 3-11 7-10.500s7 4 6 10.500q-6-4-13 0z" fill="${deep}" ${EDGE}/><path d="M3-22c5-1 8 2 9 6-4 0-7-1-9-6z" fill="${plain}" ${EDGE}/>`,
  blue: (_, deep) => `<path d="M-12-13q12-6 24 0l-5-2.500c-1-6-3-8-7-8s-6 2-7 8z" fill="${deep}" ${EDGE}/>`,
  grey: (_, deep) =>
    `<path d="M-5.500-14v-9.500h11v9.500z" fill="${deep}" ${EDGE}/><path d="M-10-14.500h20v3h-20z" fill="${deep}" ${EDGE}/>`,
};
