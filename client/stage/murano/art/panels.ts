import { cornerOf, divisionFor } from '../corners.js';
import { SPREAD } from '../map.js';
import type { SpreadKind } from '../map.js';
import type { Drawing } from '../../kit/piece.js';
import type { Makers } from '../../kit/makers.js';
import { factory } from './buildings.js';
import { house, mask } from './cards.js';
import { downward, INK, n, picture, put, strewn } from '../../kit/svg.js';

/** What things lie on: the corners of the players, and the trays that are held before one's eyes. */

const FIBRES = (width: number, height: number): string =>
  Array.from({ length: 26 }, (_, at) => {
    const [x, y] = [8 + strewn(at) * (width - 40), 8 + strewn(at + 50) * (height - 16)];
    return `<path d="M${n(x)} ${n(y)}q${n(8 + strewn(at + 9) * 12)} ${n(strewn(at + 3) * 4 - 2)} ${n(20 + strewn(at + 7) * 10)} 0" fill="none" stroke="#a98c55" stroke-width=".8" opacity=".28"/>`;
  }).join('');

/** Faint signs at the end of each row: tiles lie in one, characters and cards in the other. */
const watermarks = (seats: number, width: number): readonly string[] => {
  const { tiles, characters, cards, scale } = divisionFor(seats);
  const faint = (body: string, y: number): string =>
    `<g opacity=".16">${put(body, width - 20 - 18 * scale, y + 4, scale)}</g>`;
  const others = cards === characters ? [] : [faint(house(), cards)];
  return [faint(put(factory(), 0, 0, 0.8), tiles), faint(mask(), characters), ...others];
};

/** Fine lines between the rows of a corner. */
const dividersOf = (seats: number): readonly number[] => {
  const { tiles, characters, cards, scale } = divisionFor(seats);
  const above = [tiles - 27 * scale, characters - 36 * scale];
  return cards === characters ? above : [...above, cards - 36 * scale];
};

const divider = (width: number, y: number): string =>
  `<path d="M20 ${n(y)}H${n(width / 2 - 9)}M${n(width / 2 + 9)} ${n(y)}H${width - 20}" stroke="#a98449" stroke-width="1.100" opacity=".6"/><path d="M${n(width / 2)} ${n(y - 4)}l5 4-5 4-5-4z" fill="none" stroke="#a98449" stroke-width="1.200" opacity=".7"/>`;

/** A sheet of parchment on a wooden board; gilded where its player is to decide. */
const corner = (id: string, seats: number, lit: boolean): Drawing => {
  const { width, height } = cornerOf(0, seats);
  const [w, h] = [width + 8, height + 8];
  const rim = lit ? '#e3b04b' : '#8a6a3c';
  return picture(
    w,
    h,
    [
      lit ? `<rect x="0" y="0" width="${w}" height="${n(h)}" rx="15" fill="#ffdf7e" opacity=".55"/>` : '',
      `<rect x="6" y="7" width="${w - 8}" height="${n(h - 8)}" rx="12" fill="#06222a" opacity=".4"/>`,
      `<rect x="4" y="4" width="${w - 8}" height="${n(h - 8)}" rx="12" fill="${rim}" stroke="${INK}" stroke-width="1.600"/>`,
      `<rect x="9" y="9" width="${w - 18}" height="${n(h - 18)}" rx="8" fill="url(#${id}-sheet)" stroke="#6b4a1e" stroke-width="1.200"/>`,
      FIBRES(w, h),
      ...watermarks(seats, w),
      ...dividersOf(seats).map((y) => divider(w, y + 4)),
      `<path d="M6 ${n(h - 18)}V16a10 10 0 0 1 10-10h${w - 40}" fill="none" stroke="#fff6d8" stroke-width="1.800" opacity=".7" stroke-linecap="round"/>`,
      lit
        ? `<rect x="9" y="9" width="${w - 18}" height="${n(h - 18)}" rx="8" fill="none" stroke="#c98a16" stroke-width="2.400"/>`
        : '',
    ].join(''),
    downward(`${id}-sheet`, [0, lit ? '#fffbe9' : '#f8eed6'], [1, lit ? '#f9e7b4' : '#e6d3a8']),
  );
};

const tray = (id: string, kind: SpreadKind, count: number): Drawing => {
  const { columns, width, height } = SPREAD[kind];
  const w = Math.min(columns, count) * width + 44;
  const h = Math.ceil(count / columns) * height + 40;
  return picture(
    w,
    h,
    [
      `<rect x="10" y="14" width="${w - 14}" height="${h - 16}" rx="16" fill="#06222a" opacity=".45"/>`,
      `<rect x="4" y="4" width="${w - 14}" height="${h - 16}" rx="14" fill="url(#${id}-wood)" stroke="${INK}" stroke-width="2"/>`,
      `<rect x="13" y="13" width="${w - 32}" height="${h - 34}" rx="8" fill="#123f4a" stroke="#0b2d36" stroke-width="2"/>`,
      `<rect x="13" y="13" width="${w - 32}" height="14" rx="7" fill="#06222a" opacity=".35"/>`,
      `<path d="M8 ${h - 30}V18a10 10 0 0 1 10-10h${w - 50}" fill="none" stroke="#f7dca6" stroke-width="2" opacity=".75" stroke-linecap="round"/>`,
    ].join(''),
    downward(`${id}-wood`, [0, '#b07a43'], [1, '#714620']),
  );
};

const MOST: Readonly<Record<SpreadKind, number>> = { cards: 5, tiles: 12 };

export const panels: Makers = {
  ...Object.fromEntries(
    [2, 3, 4].flatMap((seats) => [
      [`corner-${seats}`, (id: string) => corner(id, seats, false)],
      [`corner-${seats}-lit`, (id: string) => corner(id, seats, true)],
    ]),
  ),
  ...Object.fromEntries(
    (['cards', 'tiles'] as const).flatMap((kind) =>
      Array.from({ length: MOST[kind] }, (_, at) => [`tray-${kind}-${at + 1}`, (id: string) => tray(id, kind, at + 1)]),
    ),
  ),
};
