import type { Drawing } from './piece.js';

export const INK = '#1c2b30';
export const GOLD = '#e3b04b';
export const GOLD_DEEP = '#8f6512';

/** A whole picture from what is in it. Ids in `defs` carry the picture's own name, so that several may stand in one page. */
export const picture = (width: number, height: number, body: string, defs = ''): Drawing => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${defs === '' ? '' : `<defs>${defs}</defs>`}${body}</svg>`,
  width,
  height,
});

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('');

/** Light from the upper left to the lower right. */
export const slant = (id: string, ...list: readonly Stop[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${stops(list)}</linearGradient>`;

export const downward = (id: string, ...list: readonly Stop[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(list)}</linearGradient>`;

/** A ball of light, brightest at its upper left. */
export const round = (id: string, ...list: readonly Stop[]): string =>
  `<radialGradient id="${id}" cx=".36" cy=".3" r=".75">${stops(list)}</radialGradient>`;

/** Places a drawing made around 0, 0. */
export const put = (body: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn === 0 ? '' : ` rotate(${n(turn)})`}${scale === 1 ? '' : ` scale(${n(scale)})`}">${body}</g>`;

/** A number as short as it may be. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);

/** A figure in type: the only writing that a drawing has. */
export const figure = (text: string | number, x: number, y: number, size: number, fill: string = INK): string =>
  `<text x="${n(x)}" y="${n(y + size * 0.35)}" font-family="Georgia, 'Times New Roman', serif" font-weight="bold" font-size="${n(size)}" text-anchor="middle" fill="${fill}">${text}</text>`;

/** A number from 0 up to 1 that is always the same for the same place: what looks strewn must not move. */
export const strewn = (seed: number): number => {
  const wave = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return wave - Math.floor(wave);
};
