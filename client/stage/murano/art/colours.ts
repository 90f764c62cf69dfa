import type { Colour, Glass } from '#events/murano/components.js';
import type { Seat } from '#events/viewer.js';
import { INK, n } from '../../kit/svg.js';

interface Shades {
  readonly light: string;
  readonly plain: string;
  readonly deep: string;
  /** What can be read upon it. */
  readonly on: string;
}

const SEATS: readonly Shades[] = [
  { light: '#ffffff', plain: '#f4f1ea', deep: '#c3bba8', on: INK },
  { light: '#a06a45', plain: '#7a4a2b', deep: '#4d2c17', on: '#fff4e6' },
  { light: '#f7a85a', plain: '#e07b27', deep: '#a85410', on: '#2b1602' },
  { light: '#aab3ba', plain: '#7f8a93', deep: '#535d65', on: '#ffffff' },
];

/** The colour of a seat; berths have one for each seat, played or not. */
export const seatShades = (seat: Seat): Shades => {
  const shades = SEATS[seat];
  if (shades === undefined) throw new Error(`No colour for seat ${seat}.`);
  return shades;
};

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

/** The mark of a seat's colour, for who cannot tell the colours: circle, square, triangle, diamond. */
export const seatMark = (seat: Seat, x: number, y: number, size: number, fill = seatShades(seat).on): string => {
  const r = size / 2;
  const marks = [
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.86)}" fill="${fill}"/>`,
    `<rect x="${n(x - r * 0.8)}" y="${n(y - r * 0.8)}" width="${n(r * 1.6)}" height="${n(r * 1.6)}" fill="${fill}"/>`,
    `<path d="M${n(x)} ${n(y - r)}L${n(x + r)} ${n(y + r * 0.8)}H${n(x - r)}Z" fill="${fill}"/>`,
    `<path d="M${n(x)} ${n(y - r * 1.1)}L${n(x + r)} ${n(y)}L${n(x)} ${n(y + r * 1.1)}L${n(x - r)} ${n(y)}Z" fill="${fill}"/>`,
  ];
  return marks[seat] ?? '';
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
