import type { Drawing } from '../../kit/piece.js';
import type { Makers } from '../../kit/makers.js';
import { downward, n, picture, strewn } from '../../kit/svg.js';
import { BENCH } from '#engine/light-masters/data/supply.js';
import { WIDTH, divisionOf } from '../corners.js';
import type { Size } from '../corners.js';
import { CARD } from './card.js';
import { LEAD } from './glass.js';

/** How far a corner's rim reaches beyond it, for its glow and its shadow. */
const RIM = 6;

const fibres = (height: number): string =>
  Array.from({ length: Math.round(height / 22) }, (_, at) => {
    const y = 16 + at * 22 + strewn(at) * 8;
    return `<path d="M14 ${n(y)}q60 ${n(strewn(at + 9) * 8 - 4)} 130 0t144 ${n(strewn(at + 4) * 6 - 3)}" fill="none" stroke="#2b1709" stroke-width="1.200" opacity=".32"/>`;
  }).join('');

/** The bench: eight places of milk glass, lit from below. */
const bench = (id: string, size: Size): string => {
  const { bench: at, pitch } = divisionOf(size);
  const columns = BENCH / 2;
  const [width, height] = [columns * pitch + 6, 2 * pitch + 6];
  const [left, top] = [at.x - width / 2 + RIM, at.y - height / 2 + RIM];
  const places = Array.from({ length: BENCH }, (_, place) => {
    const [x, y] = [left + 3 + (place % columns) * pitch, top + 3 + Math.floor(place / columns) * pitch];
    return `<rect x="${n(x + 1.5)}" y="${n(y + 1.5)}" width="${pitch - 3}" height="${pitch - 3}" rx="7" fill="url(#${id}-milk)" stroke="#b79a62" stroke-width="1.200"/>`;
  });
  return `<rect x="${n(left - 3)}" y="${n(top - 3)}" width="${width + 6}" height="${height + 6}" rx="12" fill="#e9c67d" opacity=".28"/><rect x="${n(left)}" y="${n(top)}" width="${width}" height="${height}" rx="9" fill="#3a2413" stroke="${LEAD}" stroke-width="1.600"/>${places.join('')}`;
};

/** The ledges on which cards stand. */
const ledges = (size: Size): string => {
  const { completed, activated, hand, card } = divisionOf(size);
  return [...new Set([completed, activated, hand])]
    .map((row) => {
      const [top, bottom] = [row - (CARD.height * card) / 2 + RIM, row + (CARD.height * card) / 2 + RIM];
      return `<rect x="${RIM + 10}" y="${n(top - 6)}" width="${WIDTH - 20}" height="${n(bottom - top + 10)}" rx="9" fill="#1d0f06" opacity=".42"/><rect x="${RIM + 8}" y="${n(bottom - 1)}" width="${WIDTH - 16}" height="9" rx="3" fill="#a9713a" stroke="${LEAD}" stroke-width="1.200"/><path d="M${RIM + 12} ${n(bottom + 1.5)}h${WIDTH - 24}" stroke="#f0cb93" stroke-width="1.400" opacity=".75"/>`;
    })
    .join('');
};

/** A player's part of the workbench; gilded where its player is to decide. */
const corner = (id: string, size: Size, lit: boolean): Drawing => {
  const { height } = divisionOf(size);
  const [w, h] = [WIDTH + 2 * RIM, height + 2 * RIM];
  return picture(
    w,
    h,
    [
      lit ? `<rect width="${w}" height="${h}" rx="20" fill="#ffd76a" opacity=".6"/>` : '',
      `<rect x="${RIM + 2}" y="${RIM + 4}" width="${WIDTH}" height="${height}" rx="15" fill="#000" opacity=".5"/>`,
      `<rect x="${RIM}" y="${RIM}" width="${WIDTH}" height="${height}" rx="15" fill="${lit ? '#e9bd55' : '#3b2412'}" stroke="${LEAD}" stroke-width="1.800"/>`,
      `<rect x="${RIM + 5}" y="${RIM + 5}" width="${WIDTH - 10}" height="${height - 10}" rx="11" fill="url(#${id}-wood)" stroke="#2a1508" stroke-width="1.400"/>`,
      `<g clip-path="url(#${id}-inside)">${fibres(h)}</g>`,
      ledges(size),
      bench(id, size),
      `<path d="M${RIM + 4} ${height - 20}V${RIM + 18}a13 13 0 0 1 13-13h${WIDTH - 50}" fill="none" stroke="#ffe3b0" stroke-width="1.800" opacity=".6" stroke-linecap="round"/>`,
    ].join(''),
    [
      `<clipPath id="${id}-inside"><rect x="${RIM + 6}" y="${RIM + 6}" width="${WIDTH - 12}" height="${height - 12}" rx="10"/></clipPath>`,
      downward(`${id}-wood`, [0, lit ? '#a46c39' : '#83532b'], [1, lit ? '#74451f' : '#573317']),
      `<radialGradient id="${id}-milk"><stop offset="0" stop-color="#fffdf4"/><stop offset="1" stop-color="${lit ? '#f4e2b4' : '#e2d2ab'}"/></radialGradient>`,
    ].join(''),
  );
};

const nameplate = (id: string, lit: boolean): Drawing =>
  picture(
    206,
    40,
    `<rect x="3" y="4" width="201" height="34" rx="9" fill="#000" opacity=".35"/><rect x="1.500" y="1.500" width="201" height="34" rx="9" fill="url(#${id}-plate)" stroke="${LEAD}" stroke-width="1.400"/><rect x="5" y="5" width="194" height="27" rx="6" fill="none" stroke="#8f6512" stroke-width="1.100"/>`,
    downward(`${id}-plate`, [0, lit ? '#fff3c9' : '#f4e4bd'], [1, lit ? '#f1c75e' : '#d2b47a']),
  );

/** Where nobody sits with three: the furnace, with a bubble of glass on the pipe. */
const furnace = (id: string): Drawing => {
  const bricks = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 6 }, (__, column) => {
      const x = 26 + column * 42 - (row % 2) * 20;
      return `<rect x="${x}" y="${190 + row * 30}" width="39" height="27" rx="4" fill="#${['8d4a30', '7c3f29', '9a5436'][(row * 5 + column * 3) % 3]}"/>`;
    }).join(''),
  ).join('');
  return picture(
    290,
    496,
    [
      `<ellipse cx="145" cy="474" rx="132" ry="17" fill="#000" opacity=".5"/>`,
      `<g clip-path="url(#${id}-dome)"><path d="M20 470V240Q20 130 145 130T270 240V470z" fill="#4b2416"/>${bricks}<path d="M20 470V240Q20 130 145 130T270 240V470z" fill="url(#${id}-body)"/></g>`,
      `<path d="M20 470V240Q20 130 145 130T270 240V470z" fill="none" stroke="${LEAD}" stroke-width="2.500"/>`,
      `<path d="M108 134V30H182V134" fill="#6b3723" stroke="${LEAD}" stroke-width="2.500"/><path d="M98 22H192V46H98z" fill="#8d4a30" stroke="${LEAD}" stroke-width="2.500"/>`,
      `<path d="M78 410V300Q78 236 145 236T212 300V410z" fill="#2a0d05" stroke="#d9b871" stroke-width="6"/>`,
      `<path d="M84 408V302Q84 243 145 243T206 302V408z" fill="url(#${id}-fire)"/>`,
      `<path d="M104 408C92 360 122 350 116 306 146 326 150 356 138 378 160 366 158 338 150 316 188 344 198 382 182 408z" fill="#ff8a2b"/><path d="M122 408C114 378 136 370 134 344 152 360 156 380 150 390 162 384 164 372 162 362 176 380 176 396 168 408z" fill="#ffe07a"/>`,
      `<path d="M16 470H274" stroke="#6b3723" stroke-width="16" stroke-linecap="round"/>`,
      `<ellipse cx="145" cy="430" rx="150" ry="70" fill="url(#${id}-glow)"/>`,
      `<path d="M26 452L150 352" stroke="#c8d0d4" stroke-width="6" stroke-linecap="round"/><circle cx="162" cy="342" r="24" fill="url(#${id}-drop)" stroke="#ffd9a0" stroke-width="1.500"/><ellipse cx="154" cy="333" rx="7" ry="4" fill="#fff" opacity=".9" transform="rotate(-35 154 333)"/>`,
    ].join(''),
    [
      `<clipPath id="${id}-dome"><path d="M20 470V240Q20 130 145 130T270 240V470z"/></clipPath>`,
      `<linearGradient id="${id}-body"><stop offset="0" stop-color="#ffd9a0" stop-opacity=".25"/><stop offset=".4" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></linearGradient>`,
      `<radialGradient id="${id}-fire" cx=".5" cy=".8" r=".8"><stop offset="0" stop-color="#ffb347"/><stop offset=".6" stop-color="#c2410c"/><stop offset="1" stop-color="#5a1405"/></radialGradient>`,
      `<radialGradient id="${id}-glow"><stop offset="0" stop-color="#ffb347" stop-opacity=".5"/><stop offset="1" stop-color="#ffb347" stop-opacity="0"/></radialGradient>`,
      `<radialGradient id="${id}-drop" cx=".35" cy=".3"><stop offset="0" stop-color="#fff0c2"/><stop offset=".5" stop-color="#ff9d3c"/><stop offset="1" stop-color="#c2300c"/></radialGradient>`,
    ].join(''),
  );
};

export const panels: Makers = {
  'corner-half': (id) => corner(id, 'half', false),
  'corner-half-lit': (id) => corner(id, 'half', true),
  'corner-whole': (id) => corner(id, 'whole', false),
  'corner-whole-lit': (id) => corner(id, 'whole', true),
  nameplate: (id) => nameplate(id, false),
  'nameplate-lit': (id) => nameplate(id, true),
  furnace,
};
