import type { Seat } from '#events/viewer.js';
import { INK, n } from './svg.js';

/** One colour in light and in shade. */
export interface Shades {
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

/** The colour of a seat, played or not. */
export const seatShades = (seat: Seat): Shades => {
  const shades = SEATS[seat];
  if (shades === undefined) throw new Error(`No colour for seat ${seat}.`);
  return shades;
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
