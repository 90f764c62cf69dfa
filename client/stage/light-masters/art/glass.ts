import type { Fragment } from '#events/light-masters/components.js';
import { FRAGMENTS } from '#events/light-masters/components.js';
import type { Drawing } from '../../kit/piece.js';
import type { Makers } from '../../kit/makers.js';
import { n, picture, put, slant } from '../../kit/svg.js';

interface Glow {
  readonly light: string;
  readonly plain: string;
  readonly deep: string;
}

/** The colours of glass, in light and in shade. */
export const GLASS: Readonly<Record<Fragment, Glow>> = {
  blue: { light: '#a8d4ff', plain: '#2b74e4', deep: '#0f3a86' },
  green: { light: '#a6f2c4', plain: '#27a35c', deep: '#0c5530' },
  yellow: { light: '#fff3a8', plain: '#f4b81d', deep: '#a36a04' },
  red: { light: '#ffa9a4', plain: '#d92f3c', deep: '#7f0d20' },
  clear: { light: '#ffffff', plain: '#d3ebf2', deep: '#7ba3b1' },
};

/** The line around lead and cut glass. */
export const LEAD = '#1d150e';

/** Each colour is cut in a shape of its own: hexagon, square, triangle, disc, and a star of four points for clear glass. */
const CORNERS: Readonly<Record<Exclude<Fragment, 'red'>, readonly (readonly [number, number])[]>> = {
  blue: [
    [0, -1.04],
    [0.92, -0.52],
    [0.92, 0.52],
    [0, 1.04],
    [-0.92, 0.52],
    [-0.92, -0.52],
  ],
  green: [
    [-0.84, -0.84],
    [0.84, -0.84],
    [0.84, 0.84],
    [-0.84, 0.84],
  ],
  yellow: [
    [0, -1.08],
    [1.06, 0.8],
    [-1.06, 0.8],
  ],
  clear: [
    [0, -1.14],
    [0.4, -0.4],
    [1.14, 0],
    [0.4, 0.4],
    [0, 1.14],
    [-0.4, 0.4],
    [-1.14, 0],
    [-0.4, -0.4],
  ],
};

/** The outline of a fragment around 0, 0. */
const outline = (fragment: Fragment, radius: number): string => {
  if (fragment === 'red')
    return `M${n(-radius)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(2 * radius)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-2 * radius)} 0Z`;
  return `M${CORNERS[fragment].map(([x, y]) => `${n(x * radius)} ${n(y * radius)}`).join('L')}Z`;
};

/** Lines from the cut in its middle to its corners. */
const cuts = (fragment: Fragment, radius: number, inner: number): string => {
  const corners =
    fragment === 'red'
      ? Array.from({ length: 8 }, (_, at) => [Math.sin((at * Math.PI) / 4), Math.cos((at * Math.PI) / 4)] as const)
      : CORNERS[fragment];
  return corners.map(([x, y]) => `M${n(x * inner)} ${n(y * inner)}L${n(x * radius)} ${n(y * radius)}`).join('');
};

/** A fragment as a sign, small and plain, around 0, 0: as cards and the table show it. */
export const gem = (fragment: Fragment, x: number, y: number, size: number): string => {
  const { light, plain, deep } = GLASS[fragment];
  const radius = size / 2.3;
  return put(
    [
      `<path d="${outline(fragment, radius)}" fill="${plain}" stroke="${LEAD}" stroke-width="${n(size * 0.075)}" stroke-linejoin="round"/>`,
      `<path d="${outline(fragment, radius * 0.5)}" fill="${light}" opacity=".75"/>`,
      `<path d="${cuts(fragment, radius * 0.92, radius * 0.5)}" stroke="${fragment === 'clear' ? deep : light}" stroke-width="${n(size * 0.035)}" opacity=".6"/>`,
    ].join(''),
    x,
    y,
  );
};

const SIDE = 68;

/** A fragment of glass that lies on the table: light falls through it and colours what it lies on. */
const fragmentOfGlass = (id: string, fragment: Fragment): Drawing => {
  const { light, plain, deep } = GLASS[fragment];
  const radius = 24;
  const body = [
    `<path d="${outline(fragment, radius)}" fill="url(#${id}-body)" stroke="${LEAD}" stroke-width="1.800" stroke-linejoin="round" fill-opacity=".94"/>`,
    `<path d="${cuts(fragment, radius * 0.95, radius * 0.54)}" stroke="${light}" stroke-width="1.300" opacity=".7"/>`,
    `<path d="${outline(fragment, radius * 0.54)}" fill="url(#${id}-top)" stroke="${light}" stroke-width="1" stroke-linejoin="round"/>`,
    `<path d="${outline(fragment, radius * 0.88)}" fill="none" stroke="#fff" stroke-width="1.200" opacity=".35" stroke-linejoin="round"/>`,
    `<ellipse cx="-6.500" cy="-8" rx="6" ry="3" fill="#fff" opacity=".9" transform="rotate(-32 -6.500 -8)"/>`,
    `<circle cx="7" cy="8.500" r="1.900" fill="#fff" opacity=".8"/>`,
  ].join('');
  return picture(
    SIDE,
    SIDE,
    `<ellipse cx="38" cy="41" rx="29" ry="26" fill="url(#${id}-cast)"/>${put(body, 34, 33)}`,
    [
      `<radialGradient id="${id}-cast">${stop(0, plain, 0.85)}${stop(0.6, plain, 0.42)}${stop(1, plain, 0)}</radialGradient>`,
      slant(`${id}-body`, [0, light], [0.42, plain], [1, deep]),
      slant(`${id}-top`, [0, '#ffffff', 0.95], [0.5, light, 0.75], [1, plain, 0.7]),
    ].join(''),
  );
};

const stop = (at: number, colour: string, opacity: number): string =>
  `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

/** A fragment set in brass, as the ring shows it. */
const setting = (id: string, fragment: Fragment): Drawing => {
  const { light, plain, deep } = GLASS[fragment];
  return picture(
    62,
    62,
    [
      `<circle cx="32" cy="33" r="28" fill="#0b0704" opacity=".4"/>`,
      `<circle cx="31" cy="31" r="27" fill="url(#${id}-brass)" stroke="${LEAD}" stroke-width="1.500"/>`,
      `<circle cx="31" cy="31" r="22.500" fill="#16110d"/><circle cx="31" cy="31" r="22.500" fill="url(#${id}-shine)"/>`,
      put(
        `<path d="${outline(fragment, 15.5)}" fill="url(#${id}-glass)" stroke="${LEAD}" stroke-width="1.300" stroke-linejoin="round"/><path d="${cuts(fragment, 14.5, 8)}" stroke="${light}" stroke-width="1" opacity=".75"/><path d="${outline(fragment, 8)}" fill="${light}" opacity=".7"/><ellipse cx="-4.500" cy="-5" rx="3.600" ry="1.900" fill="#fff" opacity=".9" transform="rotate(-32 -4.500 -5)"/>`,
        31,
        31,
      ),
      `<path d="M10 22a23 23 0 0 1 16-14" fill="none" stroke="#fff6d6" stroke-width="2" stroke-linecap="round" opacity=".9"/>`,
    ].join(''),
    [
      slant(`${id}-brass`, [0, '#f7dc94'], [0.5, '#c08f35'], [1, '#6d4a14']),
      `<radialGradient id="${id}-shine">${stop(0, plain, 0.75)}${stop(1, plain, 0.12)}</radialGradient>`,
      slant(`${id}-glass`, [0, light], [0.45, plain], [1, deep]),
    ].join(''),
  );
};

export const glass: Makers = Object.fromEntries(
  FRAGMENTS.flatMap((fragment) => [
    [`glass-${fragment}`, (id: string) => fragmentOfGlass(id, fragment)],
    [`set-${fragment}`, (id: string) => setting(id, fragment)],
  ]),
);
