import type { Colour, Glass } from '#events/murano/components.js';
import type { Shades } from '../../kit/seats.js';
import { n } from '../../kit/svg.js';

export const CUSTOMERS: Readonly<Record<Colour, Shades>> = {
  red: { light: '#d96a62', plain: '#b23a3a', deep: '#7a2022', on: '#fff' },
  blue: { light: '#6c95d8', plain: '#2f5fa8', deep: '#1b3d73', on: '#fff' },
  grey: { light: '#b9bec2', plain: '#8b8f94', deep: '#565a60', on: '#fff' },
};

export const GLASSES: Readonly<Record<Glass, Shades>> = {
  red: { light: '#ff8d96', plain: '#c8283c', deep: '#7d0f22', on: '#fff' },
  green: { light: '#8ee8b0', plain: '#2e9e5b', deep: '#125a30', on: '#fff' },
  blue: { light: '#93c1ff', plain: '#2a6fdb', deep: '#123f8a', on: '#fff' },
};

/** The mark of the customers' and shops' colours: dot, bar, cross. */
export const customerMark = (colour: Colour, x: number, y: number, size: number, fill = '#fff'): string => {
  const r = size / 2;
  const marks: Readonly<Record<Colour, string>> = {
    red: `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.85)}" fill="${fill}"/>`,
    blue: `<rect x="${n(x - r)}" y="${n(y - r * 0.42)}" width="${n(2 * r)}" height="${n(r * 0.84)}" rx="${n(r * 0.2)}" fill="${fill}"/>`,
    grey: `<path d="M${n(x - r * 0.8)} ${n(y - r * 0.8)}L${n(x + r * 0.8)} ${n(y + r * 0.8)}M${n(x + r * 0.8)} ${n(y - r * 0.8)}L${n(x - r * 0.8)} ${n(y + r * 0.8)}" stroke="${fill}" stroke-width="${n(r * 0.55)}" stroke-linecap="round"/>`,
  };
  return marks[colour];
};
