import { ANCHORS, RING } from '#engine/murano/data/ring.js';
import type { Action } from '#engine/murano/data/ring.js';
import { PAD } from '../map.js';
import type { Drawing } from '../../kit/piece.js';
import { gold, icon } from './icons.js';
import type { Makers } from '../../kit/makers.js';
import { downward, INK, picture } from '../../kit/svg.js';

/** The spaces of the ring: a sign of the action to the left, with its price where that is fixed, and a basin for a ship to the right. */

const price = (value: number): string => gold(value, 53, 57, 29);

const SIGNS: Readonly<Record<Action, string>> = {
  takeGold: `${icon('coins', 26, 25, 30)}${gold(2, 35, 39, 46)}`,
  factory: `${icon('factory', 34, 33, 52)}${price(1)}`,
  shop: `${icon('shop', 34, 33, 52)}${price(2)}`,
  palace: `${icon('palace', 34, 33, 52)}${price(2)}`,
  special: `${icon('special', 34, 33, 52)}${price(2)}`,
  recruit: icon('faces', 35, 37, 54),
  placeGondolier: `${icon('gondola', 35, 31, 50)}<path d="M11 54q6-4.500 12 0t12 0 12 0 12 0" fill="none" stroke="#1f7f86" stroke-width="3.500" stroke-linecap="round"/>`,
  build: `${icon('trowel', 40, 28, 44)}<path d="M10 45h16v15H10zM28 45h16v15H28zM46 45h14v15H46z" fill="#c9714f" stroke="${INK}" stroke-width="1.600"/><path d="M12 47.500h12M30 47.500h12M48 47.500h10" stroke="#e9a484" stroke-width="1.600"/>`,
  income: `${icon('person-any', 25, 29, 46)}${icon('coin', 50, 53, 30)}`,
  production: `${icon('furnace', 28, 30, 46)}${icon('bead-any', 51, 54, 30)}`,
  gondolier: `${icon('gondola', 35, 24, 46)}${icon('swap', 20, 57, 23)}${gold(3, 49, 56, 29)}`,
};

const anchor = (): string =>
  `<g transform="translate(100 36) scale(1.100)" opacity=".55"><circle cy="-14" r="4" fill="none" stroke="#eafaf6" stroke-width="3"/><path d="M0-10v25M-8-4H8M-14 5c1 8 8 10 14 11 6-1 13-3 14-11" fill="none" stroke="#eafaf6" stroke-width="3.400" stroke-linecap="round"/></g>`;

const pad = (id: string, space: number, action: Action): Drawing =>
  picture(
    PAD.width,
    PAD.height + 4,
    [
      `<rect x="3" y="6" width="128" height="71" rx="17" fill="#06222a" opacity=".4"/>`,
      `<rect x="1.500" y="1.500" width="129" height="71" rx="16" fill="#8a6a3c" stroke="${INK}" stroke-width="1.600"/>`,
      `<path d="M69 4.500H17.500a13 13 0 0 0-13 13v36a13 13 0 0 0 13 13H69z" fill="url(#${id}-sign)"/>`,
      `<path d="M71 4.500h43.500a13 13 0 0 1 13 13v36a13 13 0 0 1-13 13H71z" fill="url(#${id}-basin)"/>`,
      `<path d="M71 4.500h43.500a13 13 0 0 1 13 13v5q-2-12-14-12H71z" fill="#06222a" opacity=".32"/>`,
      `<path d="M77 60q5-4 10 0t10 0 10 0 10 0" fill="none" stroke="#d8f3ec" stroke-width="2" opacity=".6" stroke-linecap="round"/>`,
      ANCHORS.includes(space) ? anchor() : '',
      SIGNS[action],
      `<path d="M6.500 54V19A12.500 12.500 0 0 1 19 6.500h49" fill="none" stroke="#fff" stroke-width="1.800" opacity=".8" stroke-linecap="round"/>`,
    ].join(''),
    [
      downward(`${id}-basin`, [0, '#14606c'], [1, '#2c97a0']),
      downward(`${id}-sign`, [0, '#fff6df'], [1, '#ecd8aa']),
    ].join(''),
  );

export const pads: Makers = Object.fromEntries(
  RING.map((action, space) => [`pad-${space}`, (id: string) => pad(id, space, action)]),
);
