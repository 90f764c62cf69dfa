import type { Colour, Glass } from '#events/murano/components.js';
import { crest, factory, palace, shop, special } from './buildings.js';
import { GLASSES } from './colours.js';
import { customer } from './people.js';
import { figure, GOLD, INK, put } from '../../kit/svg.js';
import { coin } from './tokens.js';

const EDGE = `stroke="${INK}" stroke-width="1.400" stroke-linejoin="round"`;

/** Signs of things, each around 0, 0 in a square of 24: what the pictograms are composed of. */
export type Icon =
  | 'factory'
  | 'shop'
  | `shop-${Colour}`
  | 'palace'
  | 'special'
  | 'crest'
  | `person-${Colour}`
  | 'person-any'
  | 'coin'
  | 'coins'
  | `bead-${Glass}`
  | 'bead-any'
  | 'gondola'
  | 'card'
  | 'faces'
  | 'trowel'
  | 'furnace'
  | 'ship'
  | 'flag'
  | 'rivals'
  | 'equal'
  | 'most'
  | 'swap'
  | 'arrow'
  | 'plus';

const beadIcon = (glass: Glass): string => {
  const { plain, light } = GLASSES[glass];
  const body: Readonly<Record<Glass, string>> = {
    red: `<circle r="9.500" fill="${plain}" ${EDGE}/>`,
    green: `<rect x="-9.500" y="-9" width="19" height="18" rx="5.500" fill="${plain}" ${EDGE}/>`,
    blue: `<path d="M0-10.500l9.200 5.200v10.600L0 10.500l-9.200-5.200V-5.300z" fill="${plain}" ${EDGE}/>`,
  };
  return `${body[glass]}<path d="M-5-2q1-4 5-5" fill="none" stroke="${light}" stroke-width="2.600" stroke-linecap="round"/>`;
};

const stroke = (d: string, width = 3): string =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const GONDOLA = `<path d="M-12.500 2.500q3.500 4 8 4.200h7q5-.4 7.200-7.200l2 .5q-1 9.500-7 10.500H-5q-6-.8-7.500-8z" fill="#2a3338" ${EDGE}/><path d="M9.500-1l-.6-4.500 4 .9-1 1.600 1.800.8-1.800 1.400z" fill="#d8dee0" ${EDGE}/><path d="M-9 4.500q3 3 6.500 3H3.500q3-.5 4.500-3" fill="none" stroke="#e3b04b" stroke-width="1.600"/><path d="M-3-6.500L-10.500 11" stroke="#8a5f33" stroke-width="1.600" stroke-linecap="round"/><path d="M-8.500 5c-.3-7 .8-10 3.300-10S-1.400-2-2 5z" fill="#f4efe2" ${EDGE}/><path d="M-8-1.500h5.800M-8.400 1.800h6.400" stroke="#b23a3a" stroke-width="1.300"/><circle cx="-5" cy="-7.500" r="2.800" fill="#f0cfa8" ${EDGE}/><path d="M-9.500-8.800q4.500-1.700 9 0l-2.300-1q-.4-2.200-2.200-2.200t-2.200 2.200z" fill="#e3b04b" ${EDGE}/>`;

const FACES = `<path d="M-11 11c0-8 3-10 6-10s6 2 6 10z" fill="#6a4c86" ${EDGE}/><circle cx="-5" cy="-4" r="4.600" fill="#f0cfa8" ${EDGE}/><path d="M-11-6q6-3 12 0c-1-4-3-6-6-6s-5 2-6 6z" fill="#3c2a58" ${EDGE}/><path d="M0 11c0-7 2-9 5.500-9S11 4 11 11z" fill="#2f7f73" ${EDGE}/><circle cx="5.500" cy="-2" r="4.200" fill="#e8bd92" ${EDGE}/><path d="M1.500-3.500c0-4 2-5 4-5s4 1 4 5q-4-2-8 0z" fill="#a23c2a" ${EDGE}/>`;

const ICONS: Readonly<Record<Icon, () => string>> = {
  factory: () => put(factory(), 0, 0.8, 0.46),
  shop: () => put(shop(null), 0, 0, 0.48),
  'shop-red': () => put(shop('red'), 0, 0, 0.48),
  'shop-blue': () => put(shop('blue'), 0, 0, 0.48),
  'shop-grey': () => put(shop('grey'), 0, 0, 0.48),
  palace: () => put(palace(0), 0, 0.4, 0.46),
  special: () => put(special(), 0, 0.8, 0.46),
  crest: () => crest(22),
  'person-red': () => put(customer('red'), 0, 1, 0.54),
  'person-blue': () => put(customer('blue'), 0, 1, 0.54),
  'person-grey': () => put(customer('grey'), 0, 1, 0.54),
  'person-any': () =>
    `${put(customer('grey'), 6, 1, 0.42)}${put(customer('blue'), -6, 1, 0.42)}${put(customer('red'), 0, 2.5, 0.46)}`,
  coin: () => put(coin(), 0, -0.5, 0.95),
  coins: () => `${put(coin(), -5, 2.5, 0.68)}${put(coin(), 5, -2.5, 0.68)}`,
  'bead-red': () => beadIcon('red'),
  'bead-green': () => beadIcon('green'),
  'bead-blue': () => beadIcon('blue'),
  'bead-any': () =>
    `${put(beadIcon('green'), -5.5, 4.5, 0.6)}${put(beadIcon('blue'), 5.5, 4.5, 0.6)}${put(beadIcon('red'), 0, -5, 0.62)}`,
  gondola: () => GONDOLA,
  card: () =>
    `<rect x="-8" y="-10.500" width="14" height="19" rx="2" fill="#d9c79a" ${EDGE}/><rect x="-5" y="-8.500" width="14" height="19" rx="2" fill="#fffaf0" ${EDGE}/><circle cx="2" cy="0" r="3.600" fill="${GOLD}" ${EDGE}/>`,
  faces: () => FACES,
  trowel: () =>
    `<path d="M-11 11l8-12 8 7z" fill="#cfd8da" ${EDGE} transform="rotate(-12)"/><path d="M1 1l4-5" stroke="${INK}" stroke-width="3"/><path d="M4-3.500l5.500-7 2.500 2-5.500 7z" fill="#9a5b2c" ${EDGE}/>`,
  furnace: () =>
    `<path d="M-11 11V-1a11 11 0 0 1 22 0v12z" fill="#a2492f" ${EDGE}/><path d="M-7 11V1a7 7 0 0 1 14 0v10z" fill="#3b150b" ${EDGE}/><path d="M-5 11c-2-7 4-6 2.500-12 6 3 9 8 6 12z" fill="#f08b2d"/><path d="M-1.500 11c-1-4 2-3.500 1.500-6.500 3 2 4 4.500 2.500 6.500z" fill="#ffe07a"/>`,
  ship: () =>
    `<path d="M-8-9q8-3 16 0-1 6 .5 11-8.500 2-17 0Q-7-3-8-9z" fill="#fff4dc" ${EDGE}/><path d="M-12 3q4 2 7 2H5q4 0 7-2-1 8-6 8H-6q-5 0-6-8z" fill="#a33a2c" ${EDGE}/>`,
  flag: () => `${stroke('M-6 11V-11', 2.4)}<path d="M-5-10.500h14l-4 5 4 5H-5z" fill="#2f8f5f" ${EDGE}/>`,
  rivals: () =>
    `${stroke('M-7 11V-11', 2.4)}<path d="M-6-10.500h14l-4 5 4 5H-6z" fill="#8b8f94" ${EDGE}/>${stroke('M-2 4l9 7m0-7l-9 7', 2.4)}`,
  equal: () => stroke('M-7-3.500H7M-7 3.500H7', 3.4),
  most: () => stroke('M6-9L-6-3 6 3M-6 8H6'),
  swap: () => stroke('M-9-3.500H7L3-7.500M9 3.500H-7l4 4', 2.6),
  arrow: () => stroke('M-9 0H8M3-5.500L8.500 0 3 5.500'),
  plus: () => stroke('M-7 0H7M0-7V7', 3.4),
};

export const icon = (name: Icon, x: number, y: number, size: number): string => put(ICONS[name](), x, y, size / 24);

/** So many victory points. */
export const points = (value: number | null, x: number, y: number, size: number): string =>
  put(
    `<circle r="11.500" fill="#b4492f" ${EDGE}/><circle r="9" fill="none" stroke="#f3d58c" stroke-width="1.200"/>${value === null ? '' : figure(value, 0, 0, 14, '#fffaf0')}`,
    x,
    y,
    size / 24,
  );

/** A coin with its number: a price, or what is got. */
export const gold = (value: number, x: number, y: number, size: number): string =>
  put(
    `<ellipse cx="1" cy="2" rx="11.500" ry="11" fill="#5f430a"/><circle r="11.200" fill="${GOLD}" ${EDGE}/><circle r="8.800" fill="#f9dd94" stroke="#a97c22" stroke-width="1"/>${figure(value, 0, 0, 15.5, '#3a2503')}`,
    x,
    y,
    size / 24,
  );
