import type { Colour } from '#events/murano/components.js';
import { CUSTOMERS, customerMark } from './colours.js';
import { GOLD, INK, n, put } from '../../kit/svg.js';

/** The buildings of Murano, seen from the front, each around 0, 0 and some 48 wide and high. */

const EDGE = `stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"`;

/** The side that the light does not reach. */
const shade = (d: string): string => `<path d="${d}" fill="#1c2b30" opacity=".16"/>`;

/** A glass factory: green roof, tall chimney, the furnace glowing in its arch. */
export const factory = (): string =>
  [
    `<path d="M3-23c-4 1-7-2-5-5-4-3 0-7 3-5 2-3 7-2 7 1 4 0 4 5 1 6 1 3-3 5-6 3z" fill="#fbf8f0" stroke="#8fa398" stroke-width=".8"/>`,
    `<path d="M9-19h8l1.4 23H7.8z" fill="#a8563b" ${EDGE}/><path d="M7.4-21.5h11.2v4.2H7.4z" fill="#c9714f" ${EDGE}/>`,
    `<path d="M-22 1h44v22h-44z" fill="#e4c9a2" ${EDGE}/>${shade('M12 2h9.4v20.4H12z')}`,
    `<path d="M-25 2.5L-14-12.5H14L25 2.5z" fill="#4f9468" ${EDGE}/><path d="M-23.4 1.4L-13.6-11.4h7l-5.4 12.8z" fill="#8ccb9b" opacity=".75"/>`,
    ...[-12, -4, 4, 12].map((x) => `<path d="M${n(x * 0.72)}-11.6L${x}1.6" stroke="#2b5f3d" stroke-width=".9"/>`),
    `<path d="M-8 23v-9a8 8 0 0 1 16 0v9z" fill="#5b2413" ${EDGE}/><path d="M-5 23v-8a5 5 0 0 1 10 0v8z" fill="#f08b2d"/><path d="M-2.6 23c-2-4 1.400-5 .8-8.400 3.600 2 5.200 5.400 3.600 8.400z" fill="#ffe07a"/>`,
    `<path d="M-19 8h6v8h-6zM13 8h6v8h-6z" fill="#6fb5c4" ${EDGE}/><path d="M-16 8v8M16 8v8" stroke="${INK}" stroke-width=".9"/>`,
  ].join('');

/** A shop: white front, striped awning in the colour of its customers, and their mark upon its sign. */
export const shop = (colour: Colour | null): string => {
  const { plain, deep } = colour === null ? { plain: '#8d7f66', deep: '#5a4f3c' } : CUSTOMERS[colour];
  const stripes = [-21, -12.6, -4.2, 4.2, 12.6]
    .map(
      (x, at) => `<path d="M${x} -1h8.400v10q-4.200 4-8.400 0z" fill="${at % 2 === 0 ? plain : '#fbf6ea'}" ${EDGE}/>`,
    )
    .join('');
  return [
    `<path d="M-20-19h40v42h-40z" fill="#fbf8f0" ${EDGE}/>${shade('M11-18.400h8.400v40.800H11z')}`,
    `<path d="M-22.500-24h45v6h-45z" fill="${deep}" ${EDGE}/>`,
    `<path d="M-16-14h7v8h-7zM9-14h7v8H9z" fill="#7fb6c8" ${EDGE}/>`,
    `<path d="M-15 11h13v11h-13z" fill="#bfe0e2" ${EDGE}/><path d="M4 9h11v14H4z" fill="#7c4f2c" ${EDGE}/>`,
    `<path d="M-12.500 22c-1.500-3 1-3 .2-6h3c-.8 3 1.700 3 .2 6z" fill="#2a9d8f"/><path d="M-6 22c-1-2 .6-2.500.2-4h2.200c-.4 1.500 1.200 2 .2 4z" fill="#d1495b"/><circle cx="12" cy="16.500" r="1" fill="${GOLD}"/>`,
    stripes,
    colour === null
      ? ''
      : `<circle cx="0" cy="-11" r="8.600" fill="${plain}" ${EDGE}/>${customerMark(colour, 0, -11, 9.5)}`,
  ].join('');
};

/** A coat of arms. */
export const crest = (size: number): string =>
  put(
    `<path d="M-8-9h16v8c0 6-4 9-8 11-4-2-8-5-8-11z" fill="#b23a3a" ${EDGE}/><path d="M0-9h8v8c0 6-4 9-8 11z" fill="#24537f"/><path d="M-8-9h16v8c0 6-4 9-8 11-4-2-8-5-8-11z" fill="none" stroke="#f6d98a" stroke-width="2"/><path d="M-8-9h16v8c0 6-4 9-8 11-4-2-8-5-8-11z" fill="none" stroke="${INK}" stroke-width="1.1"/><path d="M0-5l1.400 3h3l-2.400 2 1 3.200L0 1.500l-3 1.700 1-3.200-2.400-2h3z" fill="#ffe9ae"/>`,
    0,
    0,
    size / 20,
  );

const lancet = (x: number, y: number, height: number): string =>
  `<path d="M${n(x - 3.2)} ${n(y)}v${n(-height)}q0-4 3.200-6.500q3.200 2.500 3.200 6.500v${n(height)}z" fill="#34566a" stroke="#fff6dc" stroke-width="1.200"/>`;

/** A palace: yellow front, pointed windows, and one to three coats of arms. */
export const palace = (crests: number): string =>
  [
    `<path d="M-22-16h44v39h-44z" fill="#efc75e" ${EDGE}/>${shade('M13-15.400h8.400v37.800H13z')}`,
    `<path d="M-25-20h50v5h-50z" fill="#fff1cf" ${EDGE}/>`,
    ...[-22, -14, -6, 2, 10, 18].map(
      (x) => `<path d="M${x}-20v-3.500l2-2.500 2 2.500v3.500z" fill="#fff1cf" stroke="${INK}" stroke-width=".9"/>`,
    ),
    `<path d="M-22 5h44" stroke="#b98a24" stroke-width="1.600"/>`,
    ...[-15.5, -7.75, 0, 7.75, 15.5].map((x) => lancet(x, 20.5, 5)),
    `<path d="M-22 20.500h44v2.500h-44z" fill="#c99733"/>`,
    ...crestsAt(crests).map((x) => put(crest(CREST_SIZES[crests] ?? 14), x, -5.5)),
  ].join('');

const crestsAt = (crests: number): readonly number[] => [[], [0], [-9.5, 9.5], [-14.5, 0, 14.5]][crests] ?? [];

const CREST_SIZES = [0, 22, 19, 15.5];

/** A special building: red brick with a round gable, a rose window and a tower. */
export const special = (): string =>
  [
    `<path d="M9-16h11v39H9z" fill="#a23c2a" ${EDGE}/><path d="M8-16.500L14.500-28 21-16.500z" fill="#5f8f8c" ${EDGE}/><path d="M12-12h5v6h-5z" fill="#3a1a14"/>`,
    `<path d="M-22 23V-4c0-2 3-2 4-4 1-6 6-9 9.500-9S1-14 2-8c1 2 8 2 8 4v27z" fill="#c1543c" ${EDGE}/>`,
    ...brickwork(),
    `<path d="M-22-3.500c0-2 3-2 4-4 1-6 6-9 9.500-9S1-13.500 2-7.500c1 2 8 2 8 4" fill="none" stroke="#fbe8cf" stroke-width="2.200"/>`,
    `<circle cx="-7" cy="-3" r="5.600" fill="#fbe8cf" ${EDGE}/><circle cx="-7" cy="-3" r="3.700" fill="#3f7fa0"/><path d="M-7-6.700v7.400M-10.700-3h7.400" stroke="#fbe8cf" stroke-width="1"/>`,
    `<path d="M-12.500 23V12a5.500 5.500 0 0 1 11 0v11z" fill="#5b2a1a" stroke="#fbe8cf" stroke-width="1.400"/><path d="M-20 10h4v6h-4zM3 10h4v6H3z" fill="#3a1a14"/>`,
  ].join('');

const brickwork = (): readonly string[] =>
  [4, 9, 14, 19].map(
    (y, at) =>
      `<path d="M-21.400 ${y}h30.800" stroke="#8a2f1f" stroke-width=".6" opacity=".7"/><path d="M${-19 + (at % 2) * 3} ${y}v5m8-5v5m8-5v5m8-5v5" stroke="#8a2f1f" stroke-width=".6" opacity=".55"/>`,
  );
