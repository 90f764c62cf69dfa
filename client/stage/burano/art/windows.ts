import { INK, n } from '../../kit/svg.js';
import type { Paint } from './colours.js';

const EDGE = `stroke="${INK}" stroke-width="1.300" stroke-linejoin="round"`;

export interface Opening {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An open window between its shutters, dark inside, so that who sits in it is seen. */
export const openWindow = ({ x, y, width, height }: Opening, { shutter }: Paint): string => {
  const [left, wing] = [x - width / 2, width * 0.3];
  return [
    ...[left - wing - 1, left + width + 1].map(
      (at) =>
        `<rect x="${n(at)}" y="${n(y)}" width="${n(wing)}" height="${n(height)}" rx="1" fill="${shutter}" ${EDGE}/>${slats(at, y, wing, height)}`,
    ),
    `<rect x="${n(left - 1)}" y="${n(y - 2)}" width="${n(width + 2)}" height="${n(height + 3)}" rx="1.500" fill="#fbf4e2" ${EDGE}/>`,
    `<rect x="${n(left + 2)}" y="${n(y + 1)}" width="${n(width - 4)}" height="${n(height - 2)}" fill="#27454f"/>`,
    `<path d="M${n(left + 2)} ${n(y + height * 0.55)}L${n(left + width * 0.6)} ${n(y + 1)}h${n(width * 0.22)}L${n(left + 2)} ${n(y + height * 0.8)}z" fill="#7fb3bd" opacity=".55"/>`,
    `<path d="M${n(x)} ${n(y + 1)}v${n(height - 2)}" stroke="#fbf4e2" stroke-width="1.600"/>`,
    sill(left, y + height, width),
  ].join('');
};

/** A window that is shut and barred: boards, a cross and a bolt. */
export const closedWindow = ({ x, y, width, height }: Opening): string => {
  const left = x - width / 2;
  const right = left + width;
  return [
    `<rect x="${n(left - 3)}" y="${n(y - 2)}" width="${n(width + 6)}" height="${n(height + 3)}" rx="1.500" fill="#fbf4e2" ${EDGE}/>`,
    `<rect x="${n(left)}" y="${n(y + 1)}" width="${n(width)}" height="${n(height - 2)}" fill="#7d7468" ${EDGE}/>`,
    `<path d="M${n(x)} ${n(y + 1)}v${n(height - 2)}" stroke="${INK}" stroke-width="1.600"/>`,
    slats(left, y, width, height),
    `<path d="M${n(left - 2)} ${n(y + 1)}L${n(right + 2)} ${n(y + height - 2)}M${n(right + 2)} ${n(y + 1)}L${n(left - 2)} ${n(y + height - 2)}" stroke="${INK}" stroke-width="6.500" stroke-linecap="round"/>`,
    `<path d="M${n(left - 2)} ${n(y + 1)}L${n(right + 2)} ${n(y + height - 2)}M${n(right + 2)} ${n(y + 1)}L${n(left - 2)} ${n(y + height - 2)}" stroke="#e9d3a4" stroke-width="4" stroke-linecap="round"/>`,
    sill(left, y + height, width),
  ].join('');
};

/** A door with an arch above it. */
export const door = (x: number, y: number, foot: number, { shutter }: Paint): string =>
  `<path d="M${x - 15} ${foot}V${y + 14}a15 15 0 0 1 30 0V${foot}z" fill="#fbf4e2" ${EDGE}/><path d="M${x - 11} ${foot}V${y + 15}a11 11 0 0 1 22 0V${foot}z" fill="${shutter}" ${EDGE}/><path d="M${x - 11} ${y + 16}h22M${x} ${y + 16}V${foot}" stroke="${INK}" stroke-width="1.300"/><path d="M${x - 7} ${y + 14}a7 7 0 0 1 14 0z" fill="#ffe9a8" ${EDGE}/><circle cx="${x + 4}" cy="${y + 36}" r="1.800" fill="#e3b04b" ${EDGE}/>`;

const slats = (x: number, y: number, width: number, height: number): string =>
  Array.from({ length: Math.floor(height / 5) - 1 }, (_, at) => {
    const row = y + 5 + at * 5;
    return `<path d="M${n(x + 1.5)} ${n(row)}h${n(width - 3)}" stroke="#000" stroke-width="1" opacity=".35"/>`;
  }).join('');

const sill = (left: number, y: number, width: number): string =>
  `<rect x="${n(left - 5)}" y="${n(y)}" width="${n(width + 10)}" height="4" rx="1" fill="#fbf4e2" ${EDGE}/>`;
