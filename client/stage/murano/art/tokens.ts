import { GLASS } from '#events/murano/components.js';
import type { Glass } from '#events/murano/components.js';
import type { Seat } from '#events/viewer.js';
import type { Drawing } from '../../kit/piece.js';
import { seatMark, seatShades } from '../../kit/seats.js';
import { GLASSES } from './colours.js';
import type { Makers } from '../../kit/makers.js';
import { downward, GOLD, GOLD_DEEP, INK, picture, put, round, slant } from '../../kit/svg.js';

const EDGE = `stroke="${INK}" stroke-width="1.400" stroke-linejoin="round"`;

/** A coin, struck with a small glass vase. */
export const coin = (): string =>
  `<ellipse cx="1" cy="2.500" rx="11.500" ry="11" fill="#5f430a"/><circle r="11" fill="${GOLD}" ${EDGE}/><circle r="8" fill="#f4cf76" stroke="${GOLD_DEEP}" stroke-width="1.200"/><path d="M-3 5.500c-2.500-4 1.500-4 .2-7.500l-1.200-3h8l-1.200 3c-1.300 3.500 2.700 3.500.2 7.500z" fill="${GOLD_DEEP}"/><path d="M-8.500-5A10 10 0 0 1-1-9.700" fill="none" stroke="#fff7d9" stroke-width="2" stroke-linecap="round"/>`;

/** A bead of glass, and how its colour is told apart: red is round, green has a band, blue a star of facets. */
const bead = (id: string, glass: Glass): Drawing => {
  const { light, plain, deep } = GLASSES[glass];
  return picture(
    36,
    36,
    [
      `<ellipse cx="19.500" cy="30" rx="12" ry="4.500" fill="#06222a" opacity=".35"/>`,
      BODIES[glass],
      `<path d="M9.500 14q2-6 8-7.500" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".9"/><path d="M24 27q4-2.500 4.500-7" fill="none" stroke="${light}" stroke-width="2.200" stroke-linecap="round" opacity=".8"/>`,
    ]
      .join('')
      .replaceAll('FILL', `url(#${id}-glass)`),
    round(`${id}-glass`, [0, light], [0.5, plain], [1, deep]),
  );
};

const BODIES: Readonly<Record<Glass, string>> = {
  red: `<circle cx="18" cy="17.500" r="14.500" fill="FILL" ${EDGE}/>`,
  green: `<rect x="3.500" y="4" width="29" height="27" rx="8" fill="FILL" ${EDGE}/>`,
  blue: `<path d="M18 2l13.500 7.800v15.400L18 33 4.500 25.200V9.800z" fill="FILL" ${EDGE}/>`,
};

/** Who a factory or shop belongs to: a wooden shield with the seat's colour and mark. */
const marker = (id: string, seat: Seat): Drawing => {
  const { light, plain, deep, on } = seatShades(seat);
  return picture(
    26,
    28,
    `<ellipse cx="14.500" cy="16" rx="11" ry="11" fill="#06222a" opacity=".45"/><circle cx="13" cy="14.500" r="11" fill="${deep}" ${EDGE}/><circle cx="13" cy="12.800" r="11" fill="url(#${id}-wood)" ${EDGE}/><circle cx="13" cy="12.800" r="8.600" fill="none" stroke="${on}" stroke-width="1" opacity=".45"/>${seatMark(seat, 13, 12.8, 10.5)}`,
    slant(`${id}-wood`, [0, light], [0.6, plain]),
  );
};

/** Who walks the track of victory points: a small figure of a glass-blower's vase. */
const walker = (id: string, seat: Seat): Drawing => {
  const { light, plain, deep } = seatShades(seat);
  return picture(
    30,
    36,
    `<ellipse cx="17" cy="31" rx="11" ry="4" fill="#06222a" opacity=".5"/><path d="M9 4h12l-2 4c6 3 8.500 8 8.500 13 0 6-5 10.500-12.500 10.500S2.500 27 2.500 21C2.500 16 5 11 11 8z" fill="url(#${id}-vase)" ${EDGE}/><path d="M8 2.500h14v3.500H8z" fill="${plain}" ${EDGE}/><path d="M6 20q.5-6 5-8.500" fill="none" stroke="#fff" stroke-width="2.200" stroke-linecap="round" opacity=".8"/>${seatMark(seat, 15, 20.5, 11)}`,
    slant(`${id}-vase`, [0, light], [0.5, plain], [1, deep]),
  );
};

const badge = (id: string, seat: Seat): Drawing => {
  const { light, plain, deep, on } = seatShades(seat);
  return picture(
    40,
    42,
    `<circle cx="21" cy="22.500" r="17" fill="#06222a" opacity=".35"/><circle cx="20" cy="20.500" r="17" fill="url(#${id}-disc)" stroke="${INK}" stroke-width="1.600"/><circle cx="20" cy="20.500" r="13.600" fill="none" stroke="${on}" stroke-width="1.200" opacity=".5"/>${seatMark(seat, 20, 20.5, 16)}`,
    slant(`${id}-disc`, [0, light], [0.5, plain], [1, deep]),
  );
};

/** A purse: its belly is where the number stands. */
const purse = (id: string): Drawing =>
  picture(
    66,
    66,
    [
      `<ellipse cx="36" cy="58.500" rx="27" ry="5.500" fill="#06222a" opacity=".35"/>`,
      put(coin(), 14, 53, 0.7),
      put(coin(), 54, 54, 0.66),
      `<path d="M24 15c-2-5-5-8-8-11 5-2 8 1 11 0s4-3 7-3 4 2 7 2.500 5-2 9 .5c-4 3-6 7-7 11.500C56 23 62 35 60.500 45 59 55 50 59.500 33 59.500S7 55 5.500 45C4 35 11 22 24 15z" fill="url(#${id}-hide)" ${EDGE}/>`,
      `<path d="M22 14.500q11 4 22 0" fill="none" stroke="#f3d58c" stroke-width="4" stroke-linecap="round"/><path d="M22 14.500q11 4 22 0" fill="none" stroke="${INK}" stroke-width="1" transform="translate(0 2.600)"/>`,
      `<ellipse cx="33" cy="35.500" rx="21" ry="16.500" fill="#f7d888" stroke="#8f6512" stroke-width="1.600"/><ellipse cx="31.500" cy="33.500" rx="17" ry="12.500" fill="#fdecb8" opacity=".8"/>`,
      `<path d="M10 40q0-11 8-17" fill="none" stroke="#fff" stroke-width="2.400" stroke-linecap="round" opacity=".35"/>`,
    ].join(''),
    slant(`${id}-hide`, [0, '#b5793f'], [1, '#5e3514']),
  );

/** Victory points: a round of red Murano glass in a wreath. */
const laurel = (id: string): Drawing =>
  picture(
    54,
    52,
    [
      `<circle cx="28.500" cy="28" r="20" fill="#06222a" opacity=".35"/>`,
      ...Array.from({ length: 14 }, (_, leaf) =>
        put(
          `<path d="M0 0q3-4.500 0-9.500-3 5 0 9.500z" fill="#d9a741" stroke="#6b4a0b" stroke-width=".8"/>`,
          27 + 17.5 * Math.cos((leaf * Math.PI) / 7),
          26 + 17.5 * Math.sin((leaf * Math.PI) / 7),
          1,
          leaf * (360 / 14) + 90 + 35,
        ),
      ),
      `<circle cx="27" cy="26" r="18" fill="url(#${id}-glass)" ${EDGE}/><path d="M15 20q3-7 10-8.500" fill="none" stroke="#fff" stroke-width="2.400" stroke-linecap="round" opacity=".65"/>`,
    ].join(''),
    round(`${id}-glass`, [0, '#e27a5f'], [0.55, '#b4492f'], [1, '#6e2214']),
  );

const spark = (id: string): Drawing =>
  picture(
    32,
    32,
    `<circle cx="16" cy="16" r="16" fill="url(#${id}-glow)"/><path d="M16 3l2.600 10.400L29 16l-10.400 2.600L16 29l-2.600-10.400L3 16l10.400-2.600z" fill="#fffbe6"/>`,
    `<radialGradient id="${id}-glow"><stop offset="0" stop-color="#ffe9a8"/><stop offset="1" stop-color="#ffd25e" stop-opacity="0"/></radialGradient>`,
  );

/** The ribbon that an island's name stands on. */
const ribbon = (id: string): Drawing =>
  picture(
    284,
    36,
    `<path d="M3 11h26v22H3l8-11zM281 11h-26v22h26l-8-11z" fill="#c9a66b" ${EDGE}/><path d="M29 33l-9-4v-3zM255 33l9-4v-3z" fill="#7a5c2c"/><rect x="19" y="6" width="248" height="25" rx="3" fill="#06222a" opacity=".28"/><rect x="18" y="3" width="248" height="26" rx="3" fill="url(#${id}-cloth)" ${EDGE}/><path d="M22 6.200h240M22 26h240" stroke="#c79f57" stroke-width="1"/>`,
    downward(`${id}-cloth`, [0, '#fff8e6'], [1, '#ecd9ae']),
  );

const nameplate = (id: string, from: string, to: string): Drawing =>
  picture(
    150,
    34,
    `<rect x="2" y="2" width="146" height="30" rx="7" fill="url(#${id}-plate)" stroke="#a98c55" stroke-width="1.200"/>`,
    downward(`${id}-plate`, [0, from], [1, to]),
  );

const forSeats = (name: string, made: (id: string, seat: Seat) => Drawing): Makers =>
  Object.fromEntries([0, 1, 2, 3].map((seat) => [`${name}-${seat}`, (id: string) => made(id, seat)]));

/** Small things that are handed about. */
export const tokens: Makers = {
  coin: () => picture(28, 30, put(coin(), 13.5, 13.5)),
  ...Object.fromEntries(GLASS.map((glass) => [`bead-${glass}`, (id: string) => bead(id, glass)])),
  ...forSeats('marker', marker),
  ...forSeats('walker', walker),
  ...forSeats('badge', badge),
  purse,
  laurel,
  spark,
  ribbon,
  nameplate: (id) => nameplate(id, '#fffaf0', '#efe1c2'),
  'nameplate-lit': (id) => nameplate(id, '#fff3c4', '#f5cf6d'),
};
