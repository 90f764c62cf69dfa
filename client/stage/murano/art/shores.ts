import { BERTHS_PER_ISLAND, SITES } from '#engine/murano/data/islands.js';
import type { SitePlace } from '#engine/murano/data/islands.js';
import { ISLANDS } from '#events/murano/components.js';
import type { Island } from '#events/murano/components.js';
import { BERTH, gridOf, SITE } from '../map.js';
import type { Drawing } from '../../kit/piece.js';
import { seatMark, seatShades } from '../../kit/seats.js';
import type { Makers } from '../../kit/makers.js';
import { outlineOf, pathOf } from './outline.js';
import type { Corner } from './outline.js';
import { standing } from './scenery.js';
import { INK, n, picture, strewn } from '../../kit/svg.js';
import { paving } from './tiles.js';

/** How far an island's picture reaches beyond its grid. */
export const MARGIN = { left: 30, top: 30, right: 104, bottom: 40 } as const;

/** An island: shallows, a brick quay wall, a plastered shore, its sites, and the pier with its berths. */
const island = (id: string, name: Island): Drawing => {
  const { columns, rows } = gridOf(name);
  const here = SITES.flatMap((site, number) => (site.island === name ? [{ ...site, number }] : []));
  const [width, height] = [columns * SITE + MARGIN.left + MARGIN.right, rows * SITE + MARGIN.top + MARGIN.bottom];
  const { line, corners } = outlineOf(here);
  const path = pathOf(line, SITE, MARGIN.left, MARGIN.top);
  const shore = (width: number, paint: string, down = 0, right = 0, more = ''): string =>
    `<path d="${path}" fill="${paint}" stroke="${paint}" stroke-width="${width}" stroke-linejoin="round" transform="translate(${right} ${down})" ${more}/>`;

  return picture(
    width,
    height,
    [
      shore(58, '#bdf0e2', 3, 0, 'opacity=".16"'),
      shore(46, '#bdf0e2', 4, 0, 'opacity=".26"'),
      shore(32, '#06222a', 13, 6, 'opacity=".4"'),
      pier(
        columns * SITE + MARGIN.left,
        MARGIN.top + (rows * SITE) / 2,
        here.some(({ column }) => column === columns - 1),
      ),
      shore(32, INK, 9),
      shore(29, `url(#${id}-bricks)`, 9),
      shore(32, INK),
      shore(29, '#fdf5e0'),
      `<path d="${path}" fill="none" stroke="#b9a272" stroke-width="29" stroke-dasharray="1.400 14.600"/>`,
      shore(19.5, '#a88f5e'),
      shore(17.5, `url(#${id}-square)`),
      here.map((site) => ground(site)).join(''),
      corners.map((corner, at) => decor(corner, here.length * 31 + at)).join(''),
    ].join(''),
    `<pattern id="${id}-bricks" width="14" height="8" patternUnits="userSpaceOnUse"><rect width="14" height="8" fill="#b2573c"/><path d="M0 .5h14M0 4.500h14M4 .5v4M11 4.500v4" stroke="#7e3323" stroke-width="1"/></pattern><pattern id="${id}-square" width="10" height="10" patternUnits="userSpaceOnUse"><rect width="10" height="10" fill="#e6cfa0"/><path d="M0 0h5v5H0zM5 5h5v5H5z" fill="#dcc18c"/><path d="M0 0h10v10" fill="none" stroke="#c9ab73" stroke-width=".7"/></pattern>`,
  );
};

/** Something stands at most corners of the quay. */
const decor = ({ x, y, out }: Corner, seed: number): string =>
  strewn(seed) < 0.25
    ? ''
    : standing(
        Math.floor(strewn(seed + 500) * 8),
        MARGIN.left + x * SITE + out.x * 4,
        MARGIN.top + y * SITE + out.y * 4 + 5,
      );

const ground = ({ column, row, ground, number }: SitePlace & { readonly number: number }): string => {
  const [x, y] = [MARGIN.left + column * SITE, MARGIN.top + row * SITE];
  return ground === 'paved' ? paved(x, y, number) : brown(x, y, number);
};

const paved = (x: number, y: number, seed: number): string =>
  [
    `<rect x="${x + 2}" y="${y + 2}" width="${SITE - 4}" height="${SITE - 4}" rx="4" fill="#9b8c6c" stroke="#6f6042" stroke-width="1.200"/>`,
    paving(x + 4, y + 4, SITE - 8, SITE - 8, seed * 5),
    `<path d="M${x + 4} ${y + 5}h${SITE - 8}M${x + 5} ${y + 4}v${SITE - 8}" stroke="#3a3220" stroke-width="2" opacity=".28"/>`,
  ].join('');

/** Building ground: dug earth between four pegs. */
const brown = (x: number, y: number, seed: number): string => {
  const clods = Array.from({ length: 9 }, (_, at) => {
    const [cx, cy] = [x + 10 + strewn(seed * 9 + at) * 44, y + 12 + strewn(seed * 9 + at + 40) * 40];
    return at % 3 === 0
      ? `<path d="M${n(cx)} ${n(cy)}q3-6 0-8m0 8q4-4 6-5m-6 5q-4-4-6-4" fill="none" stroke="#6f8a4a" stroke-width="1.500" stroke-linecap="round"/>`
      : `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(2 + strewn(seed + at) * 3)}" ry="1.800" fill="${at % 2 === 0 ? '#7f542c' : '#c39560'}" opacity=".75"/>`;
  }).join('');
  return [
    `<rect x="${x + 2}" y="${y + 2}" width="${SITE - 4}" height="${SITE - 4}" rx="6" fill="#a9783f" stroke="#6a4520" stroke-width="1.200"/>`,
    `<rect x="${x + 5}" y="${y + 6}" width="${SITE - 9}" height="${SITE - 10}" rx="5" fill="#b5854b"/>`,
    clods,
    `<path d="M${x + 4} ${y + 5}h${SITE - 8}M${x + 5} ${y + 4}v${SITE - 8}" stroke="#2c1a08" stroke-width="2" opacity=".25"/>`,
    `<rect x="${x + 8}" y="${y + 8}" width="${SITE - 16}" height="${SITE - 16}" rx="3" fill="none" stroke="#f0d9a8" stroke-width="1.400" stroke-dasharray="6 5" opacity=".6"/>`,
  ].join('');
};

/** A pier of planks, and four berths between striped posts in the colours of the seats. */
const pier = (edge: number, middle: number, joined: boolean): string => {
  const top = middle - (BERTHS_PER_ISLAND * BERTH.pitch) / 2;
  const long = BERTHS_PER_ISLAND * BERTH.pitch;
  const left = edge + 4;
  return [
    `<rect x="${left + 5}" y="${top + 6}" width="18" height="${long}" fill="#06222a" opacity=".4"/>`,
    joined
      ? ''
      : `<rect x="${edge - SITE - 10}" y="${middle - 9}" width="${SITE + 20}" height="18" fill="#a9773f" stroke="${INK}" stroke-width="1.400"/>`,
    ...[0, 1, 2, 3].map((seat) => berth(seat, edge + 53, top + (seat + 0.5) * BERTH.pitch)),
    ...[0, 1, 2, 3, 4].map((at) => post(left + 84, top + at * BERTH.pitch, at)),
    `<rect x="${left}" y="${top}" width="18" height="${long}" fill="#b98549" stroke="${INK}" stroke-width="1.400"/>`,
    ...Array.from(
      { length: Math.floor(long / 8) - 1 },
      (_, at) => `<path d="M${left} ${top + 8 * (at + 1)}h18" stroke="#7a5023" stroke-width="1"/>`,
    ),
    `<path d="M${left + 2} ${top + 1.5}v${long - 3}" stroke="#efcf98" stroke-width="1.600"/>`,
  ].join('');
};

const berth = (seat: number, x: number, y: number): string => {
  const { plain, on, deep } = seatShades(seat);
  return [
    `<rect x="${n(x - BERTH.width / 2)}" y="${n(y - BERTH.height / 2)}" width="${BERTH.width}" height="${BERTH.height}" rx="7" fill="#0e5560" opacity=".75"/>`,
    `<rect x="${n(x - BERTH.width / 2 + 1.5)}" y="${n(y - BERTH.height / 2 + 1.5)}" width="${BERTH.width - 3}" height="${BERTH.height - 3}" rx="6" fill="none" stroke="#dcefe9" stroke-width="4.600" opacity=".55"/><rect x="${n(x - BERTH.width / 2 + 1.5)}" y="${n(y - BERTH.height / 2 + 1.5)}" width="${BERTH.width - 3}" height="${BERTH.height - 3}" rx="6" fill="none" stroke="${plain}" stroke-width="2.800"/>`,
    `<circle cx="${n(x)}" cy="${n(y + 1)}" r="10.500" fill="${plain}" stroke="${deep}" stroke-width="1.500"/>${seatMark(seat, x, y + 1, 11, on)}`,
  ].join('');
};

/** A mooring post, striped like a barber's. */
const post = (x: number, y: number, seed: number): string =>
  `<ellipse cx="${n(x + 3)}" cy="${n(y + 7)}" rx="6" ry="2.500" fill="#06222a" opacity=".4"/><rect x="${n(x - 3)}" y="${n(y - 15)}" width="6" height="22" rx="2" fill="#fbf6ea" stroke="${INK}" stroke-width="1.200"/><path d="M${n(x - 3)} ${n(y - 9)}l6-4v4l-6 4zM${n(x - 3)} ${n(y - 1)}l6-4v4l-6 4z" fill="${seed % 2 === 0 ? '#24537f' : '#b23a3a'}"/><circle cx="${n(x)}" cy="${n(y - 16)}" r="3" fill="#e3b04b" stroke="${INK}" stroke-width="1.100"/>`;

/** An island as a small map of itself, in a square of 24: each has a shape of its own. */
export const silhouette = (name: Island): string => {
  const { columns, rows } = gridOf(name);
  const cell = 23 / Math.max(columns, rows);
  const here = SITES.filter((site) => site.island === name);
  const path = pathOf(outlineOf(here).line, cell, (-columns * cell) / 2, (-rows * cell) / 2);
  return `<path d="${path}" fill="#1f7f86" stroke="#1f7f86" stroke-width="6" stroke-linejoin="round" opacity=".45"/><path d="${path}" fill="#f6e3b4" stroke="${INK}" stroke-width="1.800" stroke-linejoin="round"/>${here
    .filter(({ ground }) => ground === 'brown')
    .map(
      ({ column, row }) =>
        `<rect x="${n((column - columns / 2) * cell + 0.5)}" y="${n((row - rows / 2) * cell + 0.5)}" width="${n(cell - 1)}" height="${n(cell - 1)}" fill="#b07a3f"/>`,
    )
    .join('')}`;
};

export const shores: Makers = Object.fromEntries(
  ISLANDS.map((name) => [`island-${name}`, (id: string) => island(id, name)]),
);
