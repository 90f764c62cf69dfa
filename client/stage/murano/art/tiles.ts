import { COLOURS } from '#events/murano/components.js';
import type { Colour, StreetTile } from '#events/murano/components.js';
import type { Drawing } from '../../kit/piece.js';
import { crest, factory, palace, shop, special } from './buildings.js';
import { customer } from './people.js';
import { INK, n, picture, put, slant, strewn } from '../../kit/svg.js';
import type { Makers } from '../../kit/makers.js';

const SIDE = 64;

/** A thick square tile of card: its shadow, its edge, its face, and the light along its upper left. */
const tile = (id: string, [light, plain]: readonly [string, string], body: string): Drawing =>
  picture(
    SIDE,
    SIDE,
    [
      `<rect x="4" y="5.500" width="59" height="58" rx="6" fill="#0b2d36" opacity=".35"/>`,
      `<rect x="2" y="3.500" width="59.500" height="58.500" rx="6" fill="#8a7148" stroke="${INK}" stroke-width="1.400"/>`,
      `<rect x="2" y="1.500" width="59.500" height="58" rx="6" fill="url(#${id}-face)" stroke="${INK}" stroke-width="1.400"/>`,
      body,
      `<path d="M4.200 54V8a4.500 4.500 0 0 1 4.500-4.500h46" fill="none" stroke="#fff" stroke-width="1.600" stroke-linecap="round" opacity=".75"/>`,
    ].join(''),
    slant(`${id}-face`, [0, light], [1, plain]),
  );

/** The yard before a building. */
const yard = (from = 45): string =>
  `<path d="M3 ${from}h57.500v9.500a4.800 4.800 0 0 1-4.800 4.800H7.800A4.800 4.800 0 0 1 3 ${from + 9.5}z" fill="#cdb58a"/><path d="M3 ${from}h57.500M12 ${from + 5}h9m8 0h13m6 0h8M6 ${from + 10}h12m9 0h9m8 0h12" stroke="#9c8355" stroke-width=".9"/>`;

const built = (id: string, sky: readonly [string, string], building: string): Drawing =>
  tile(id, sky, `${yard()}${put(building, 31.5, 31.5, 1.08)}`);

const SKY = {
  factory: ['#dcebd9', '#aecbb0'],
  shop: ['#d7e8f0', '#a9c8d8'],
  palace: ['#cfe3ee', '#9fbfd4'],
  special: ['#f3e1cd', '#dcbf9d'],
} as const;

const back = (id: string, shades: readonly [string, string], emblem: string): Drawing =>
  tile(
    id,
    shades,
    `<rect x="7" y="6.500" width="49.500" height="48" rx="4" fill="none" stroke="#fff4d8" stroke-width="1.300" opacity=".8"/>${lozenges()}<circle cx="31.700" cy="30.500" r="19.500" fill="#fbf3df" stroke="${INK}" stroke-width="1.300"/>${put(emblem, 31.7, 30.5)}`,
  );

const lozenges = (): string =>
  [
    [13, 12.5],
    [50.5, 12.5],
    [13, 48.5],
    [50.5, 48.5],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<path d="M${x} ${n(y - 3.5)}l3.500 3.500-3.500 3.500-3.500-3.500z" fill="#fff4d8" opacity=".85"/>`,
    )
    .join('');

/** Stones laid in rows, no two quite alike. */
export const paving = (left: number, top: number, width: number, height: number, seed: number): string => {
  const rows = Math.round(height / 10);
  const stones: string[] = [];
  for (let row = 0; row < rows; row++) {
    let x = row % 2 === 0 ? 0 : -7;
    for (let column = 0; x < width - 1; column++) {
      const wide = 12 + strewn(seed + row * 13 + column) * 6;
      const from = Math.max(0, x);
      const to = Math.min(width, x + wide);
      const tone =
        ['#e6dbc3', '#dccfb2', '#ece3cf', '#d3c5a6'][Math.floor(strewn(seed + row * 7 + column * 3) * 4)] ?? '';
      if (to - from > 2)
        stones.push(
          `<rect x="${n(left + from + 0.5)}" y="${n(top + (row * height) / rows + 0.5)}" width="${n(to - from - 1)}" height="${n(height / rows - 1)}" rx="1.500" fill="${tone}"/>`,
        );
      x += wide;
    }
  }
  return stones.join('');
};

const street = (id: string, seed: number, body: string): Drawing =>
  tile(
    id,
    ['#b3a27e', '#97865f'],
    `<g>${paving(4, 3.5, 55.5, 54, seed)}</g><rect x="3" y="2.500" width="57.500" height="56" rx="5" fill="none" stroke="#7d6c48" stroke-width="1" opacity=".6"/>${body}`,
  );

/** A well-head, as on every square where nobody walks. */
const well = (): string =>
  put(
    `<ellipse cx="3" cy="10" rx="16" ry="6" fill="#1c2b30" opacity=".22"/><path d="M-12-3h24l-2.500 12q-9.500 4-19 0z" fill="#efe6d2" stroke="${INK}" stroke-width="1.200"/><path d="M4-2h8l-2.500 11q-3 1.500-6 1.800z" fill="#1c2b30" opacity=".15"/><ellipse cx="0" cy="-3" rx="13" ry="5" fill="#fbf5e6" stroke="${INK}" stroke-width="1.200"/><ellipse cx="0" cy="-3" rx="8.500" ry="3" fill="#24586a"/>`,
    31.5,
    31,
  );

const walking = (colour: Colour, count: number): string =>
  count === 1
    ? put(customer(colour), 31.5, 33.5, 1.12)
    : `${put(customer(colour), 18.5, 31, 1)}${put(customer(colour), 43.5, 35, 1)}`;

const streets: Readonly<Record<StreetTile, (id: string) => Drawing>> = {
  'street-blank': (id) => street(id, 3, well()),
  'street-red': (id) => street(id, 5, walking('red', 1)),
  'street-blue': (id) => street(id, 8, walking('blue', 1)),
  'street-grey': (id) => street(id, 12, walking('grey', 1)),
  'street-red-red': (id) => street(id, 17, walking('red', 2)),
  'street-blue-blue': (id) => street(id, 21, walking('blue', 2)),
  'street-grey-grey': (id) => street(id, 25, walking('grey', 2)),
};

/** The faces and backs of all tiles. */
export const tiles: Makers = {
  ...streets,
  'street-back': (id) => back(id, ['#b9a67b', '#8f7c52'], put(well(), -31.5, -31)),
  factory: (id) => built(id, SKY.factory, factory()),
  'factory-back': (id) => back(id, ['#5fa077', '#33694a'], put(factory(), 0, 1.5, 0.62)),
  special: (id) => built(id, SKY.special, special()),
  'special-back': (id) => back(id, ['#c9644b', '#8c3320'], put(special(), 0, 1.5, 0.62)),
  ...Object.fromEntries(COLOURS.map((colour) => [`shop-${colour}`, (id: string) => built(id, SKY.shop, shop(colour))])),
  'shop-back': (id) => back(id, ['#4f95a3', '#1f5f6d'], put(shop(null), 0, 0.5, 0.6)),
  ...Object.fromEntries(
    [1, 2, 3].map((crests) => [`palace-${crests}`, (id: string) => built(id, SKY.palace, palace(crests))]),
  ),
  'palace-back': (id) => back(id, ['#d9ab45', '#94691a'], crest(27)),
};
