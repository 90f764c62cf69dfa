import type { Drawing } from '../../kit/piece.js';
import type { Seat } from '#events/viewer.js';
import { seatMark, seatShades } from '../../kit/seats.js';
import type { Makers } from '../../kit/makers.js';
import { downward, INK, n, picture, put, slant } from '../../kit/svg.js';

const EDGE = `stroke="${INK}" stroke-width="1.500" stroke-linejoin="round"`;

/** A trading ship under sail. The red one is told by its striped sail and its pennant as well. */
const ship = (id: string, kind: 'red' | 'black'): Drawing => {
  const { hull, deep, sail, shadow } = HULLS[kind];
  return picture(
    78,
    80,
    [
      `<ellipse cx="42" cy="69" rx="33" ry="7.500" fill="#06222a" opacity=".38"/>`,
      `<path d="M6 65c8 5 14 1 20 4s13 2 19 0 13 2 26-4" fill="none" stroke="#e9fbf6" stroke-width="2.200" stroke-linecap="round" opacity=".85"/>`,
      `<path d="M37.500 8h4v44h-4z" fill="#7b5430" ${EDGE}/>`,
      `<path d="M15 15q24-7 47 0-3 14 1 29-25 7-49 0 4-15 1-29z" fill="url(#${id}-sail)" ${EDGE}/>`,
      SAILS[kind],
      `<path d="M15 15q2 7 2.200 14" fill="none" stroke="#fff" stroke-width="2" opacity=".6"/>`,
      `<path d="M52 12.800q6 .8 10 2.200-3 14 1 29-5 1.600-10.500 2.400 3-17-.5-33.600z" fill="${shadow}" opacity=".22"/>`,
      `<path d="M12 14.500q27-8 53 0" fill="none" stroke="#5d3c1f" stroke-width="3.200" stroke-linecap="round"/>`,
      kind === 'red'
        ? `<path d="M41 4l17 3.500-17 5z" fill="#d43a2f" ${EDGE}/>`
        : `<circle cx="39.500" cy="6.500" r="2.800" fill="#e3b04b" ${EDGE}/>`,
      `<path d="M3 46q10 6 18 5.500h37q9 .5 17-5.500-2 20-15 22H19Q5 67 3 46z" fill="url(#${id}-hull)" ${EDGE}/>`,
      `<path d="M4.500 50.500Q12 56 20 56h38q8 0 15.500-5.500" fill="none" stroke="#f3d58c" stroke-width="2.600"/>`,
      `<path d="M9 61.500q5 2.300 11 2.300h38q7 0 11.500-2.500" fill="none" stroke="${deep}" stroke-width="1.600"/>`,
      ...[24, 35, 46, 57].map(
        (x) => `<circle cx="${x - 1}" cy="60" r="2" fill="#f3d58c" stroke="${INK}" stroke-width=".9"/>`,
      ),
    ].join(''),
    [slant(`${id}-sail`, [0, sail[0]], [1, sail[1]]), downward(`${id}-hull`, [0, hull[0]], [1, hull[1]])].join(''),
  );
};

const HULLS = {
  red: { hull: ['#d9493c', '#8b1d18'], deep: '#5e100e', sail: ['#fffaf0', '#f0dcc0'], shadow: '#7a1c14' },
  black: { hull: ['#3f4a52', '#171f24'], deep: '#0b1013', sail: ['#f6e6c4', '#d2b585'], shadow: '#4a3517' },
} as const;

const SAILS = {
  red: `<path d="M22.500 13.300q6-1.200 8.500-1.300 1 17 .3 35-4.600-.2-9-.9 2.400-17 .2-32.800zM46 12q5 .2 9.500 1.300-1.800 17 .9 32.600-5 .9-10 1.100.8-17-.4-35z" fill="#cf3a30"/>`,
  black: `<path d="M16.800 27q22.500 5 44.600 0M16.300 36q23 5 45.500 0" fill="none" stroke="#a98552" stroke-width="1.300"/><circle cx="39" cy="28.500" r="8.500" fill="#24363d" opacity=".92"/><path d="M39 22v12m-4.500-8.500h9M33.800 30.500c.5 3 2.500 4 5.200 4.300 2.700-.3 4.700-1.300 5.200-4.300" fill="none" stroke="#f3e2bd" stroke-width="1.700" stroke-linecap="round"/>`,
} as const;

/** A gondola with its oarsman, in the colour of a seat and with its mark; the bow to the right. */
const gondola = (seat: Seat): string => {
  const { light, plain, deep, on } = seatShades(seat);
  return [
    `<ellipse cx="1" cy="14.500" rx="31" ry="4.500" fill="#06222a" opacity=".35"/>`,
    `<path d="M-31 2q4 6 14 6.500h32q9-.5 14-11.500l3.500.8Q30 12 19 15h-36q-10-1-14-13z" fill="#20282d" ${EDGE}/>`,
    `<path d="M29-3l-.5-5.500 5 .7-1.400 2.400 3 .8-2.800 1.600.5 2.300z" fill="#d8dee0" ${EDGE}/>`,
    `<path d="M-27 8q5 4.800 11 5.200h34q5-1 8-4.500" fill="none" stroke="${plain}" stroke-width="3"/>`,
    `<path d="M-13-11L-29 15" stroke="#8a5f33" stroke-width="2.400" stroke-linecap="round"/>`,
    `<path d="M-26 7.500c-.5-10 1.500-17 7-17s8 7 7.500 17.500z" fill="${plain}" ${EDGE}/><path d="M-25 6.500c-.2-9 1.300-14.500 6-15-2.400 4.500-2.400 10-2 15.300z" fill="${light}"/>`,
    `<circle cx="-18.500" cy="-13" r="4.800" fill="#f0cfa8" ${EDGE}/><path d="M-26-14q7.500-3 15 0l-3.400-1.700q-.6-4-4-4t-4 4z" fill="#f7e8b5" ${EDGE}/>`,
    `<circle cx="6.500" cy="-1.500" r="12.500" fill="${deep}" ${EDGE}/><circle cx="6" cy="-2.500" r="12" fill="${plain}" ${EDGE}/><circle cx="6" cy="-2.500" r="9.800" fill="none" stroke="${on}" stroke-width="1" opacity=".45"/>${seatMark(seat, 6, -2.5, 12.5)}`,
  ].join('');
};

/** A gondolier's number in hand stands on a plate: in the middle of the picture. */
const crew = (seat: Seat): Drawing => picture(68, 92, `${put(gondola(seat), 33, 24)}${plate(34, 46)}`);

/** Those let go wait on the shore: the same, without the boat. */
const dismissed = (seat: Seat): Drawing => {
  const { plain, light } = seatShades(seat);
  return picture(
    46,
    92,
    [
      `<g transform="translate(-1.500 4) scale(1.060)">`,
      `<ellipse cx="24" cy="30" rx="16" ry="4" fill="#06222a" opacity=".25"/>`,
      `<path d="M11 29C10 16 14 9.500 23 9.500S36 16 35 29q-12 3.500-24 0z" fill="${plain}" ${EDGE} stroke-dasharray="3.500 2"/><path d="M13 28C12 17 15 11 21 10.300 17 15 17 22 17.500 29.500z" fill="${light}"/>`,
      `<circle cx="23" cy="7" r="5.400" fill="#f0cfa8" ${EDGE}/><path d="M14.500 5q8.500-3 17 0l-4-1.600Q27-.3 23-.3t-4.500 3.700z" fill="#f7e8b5" ${EDGE} transform="translate(0 1)"/>`,
      seatMark(seat, 23, 19, 9),
      `</g>`,
      plate(23, 46),
    ].join(''),
  );
};

/** A plate for a number. */
export const plate = (x: number, y: number, half = 15): string =>
  `<rect x="${n(x - half + 1)}" y="${n(y - 11)}" width="${2 * half}" height="25" rx="8" fill="#0b2d36" opacity=".3"/><rect x="${n(x - half)}" y="${n(y - 12.5)}" width="${2 * half}" height="25" rx="8" fill="#fffaf0" stroke="${INK}" stroke-width="1.500"/><path d="M${n(x - half + 5)} ${n(y - 10.3)}h${2 * half - 10}" stroke="#fff" stroke-width="1.500"/>`;

const forSeats = (name: string, made: (seat: Seat) => Drawing): Makers =>
  Object.fromEntries([0, 1, 2, 3].map((seat) => [`${name}-${seat}`, () => made(seat)]));

export const boats: Makers = {
  'ship-red': (id) => ship(id, 'red'),
  'ship-black': (id) => ship(id, 'black'),
  ...forSeats('gondolier', (seat) => picture(66, 42, put(gondola(seat), 32, 24, 0.94))),
  ...forSeats('crew', crew),
  ...forSeats('dismissed', dismissed),
};
