import type { Colour } from '#events/burano/components.js';

/** The paints of Burano, each with a pattern of its own for who cannot tell them apart. */
export interface Paint {
  readonly light: string;
  readonly plain: string;
  readonly deep: string;
  /** What windows and doors are painted with on such a wall. */
  readonly shutter: string;
}

export const PAINTS: Readonly<Record<Colour, Paint>> = {
  red: { light: '#e0654f', plain: '#c9442f', deep: '#8f2718', shutter: '#2f6b5a' },
  pink: { light: '#f6bccb', plain: '#ee9cb2', deep: '#bf5f7d', shutter: '#3f7fa0' },
  orange: { light: '#f6a75a', plain: '#ea8430', deep: '#ac5410', shutter: '#2d6f6a' },
  yellow: { light: '#fbe08a', plain: '#f2c84b', deep: '#b58a14', shutter: '#3c7f4f' },
  green: { light: '#8fcb8d', plain: '#5fac68', deep: '#2f7340', shutter: '#7a4a2b' },
  blue: { light: '#7db4e6', plain: '#4a8bcb', deep: '#235a94', shutter: '#e9e2cf' },
};

/** Bricks, dots, stripes, lozenges, boards and scales. */
const PATTERNS: Readonly<Record<Colour, (deep: string, light: string) => string>> = {
  red: (deep) =>
    `<path d="M0 .7h20M0 7.200h20M5 .7v6.500M15 7.200v6.500" stroke="${deep}" stroke-width="1.300" fill="none"/>`,
  pink: (deep, light) =>
    `<circle cx="5" cy="4" r="2" fill="${deep}"/><circle cx="15" cy="10.500" r="2" fill="${deep}"/><circle cx="15" cy="3.500" r="1" fill="${light}"/>`,
  orange: (deep) => `<path d="M5 0v14M15 0v14" stroke="${deep}" stroke-width="2.200" fill="none"/>`,
  yellow: (deep) => `<path d="M0 7L10 0l10 7-10 7z" stroke="${deep}" stroke-width="1.300" fill="none"/>`,
  green: (deep, light) =>
    `<path d="M0 1h20M0 8h20" stroke="${deep}" stroke-width="1.500" fill="none"/><path d="M0 2.600h20M0 9.600h20" stroke="${light}" stroke-width="1" fill="none"/>`,
  blue: (deep) =>
    `<path d="M0 0q0 7 5 7t5-7q0 7 5 7t5-7M-5 7q0 7 5 7t5-7q0 7 5 7t5-7q0 7 5 7" stroke="${deep}" stroke-width="1.200" fill="none"/>`,
};

/** A wall's pattern, to be named in a drawing's definitions. */
export const wallOf = (id: string, colour: Colour): string => {
  const { light, plain, deep } = PAINTS[colour];
  return `<pattern id="${id}-wall" width="20" height="14" patternUnits="userSpaceOnUse"><rect width="20" height="14" fill="${plain}"/><g opacity=".42">${PATTERNS[colour](deep, light)}</g></pattern>`;
};
