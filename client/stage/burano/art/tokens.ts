import type { Seat } from '#events/viewer.js';
import type { Makers } from '../../kit/makers.js';
import type { Drawing } from '../../kit/piece.js';
import { seatMark, seatShades } from '../../kit/seats.js';
import { downward, GOLD, GOLD_DEEP, INK, n, picture, put, round, slant } from '../../kit/svg.js';

const EDGE = `stroke="${INK}" stroke-width="1.400" stroke-linejoin="round"`;

/** A coin, struck with a small house. */
const coin = (): string =>
  `<ellipse cx="1" cy="2.500" rx="11.500" ry="11" fill="#5f430a"/><circle r="11" fill="${GOLD}" ${EDGE}/><circle r="8" fill="#f4cf76" stroke="${GOLD_DEEP}" stroke-width="1.200"/><path d="M-5-1L0-6 5-1V5H-5z" fill="${GOLD_DEEP}"/><path d="M-8.500-5A10 10 0 0 1-1-9.700" fill="none" stroke="#fff7d9" stroke-width="2" stroke-linecap="round"/>`;

/** A regulatory token: the seal of those who watch over the colours. */
const seal = (): string =>
  `<path d="M-7 4l-4 14 7-3 3 6 2-16zM7 4l4 14-7-3-3 6-2-16z" fill="#1d5964" ${EDGE}/><circle r="14" fill="#2f8390" ${EDGE}/>${Array.from(
    { length: 6 },
    (_, at) => {
      const turn = (at * Math.PI) / 3;
      const paint = ['#c9442f', '#ea8430', '#f2c84b', '#5fac68', '#4a8bcb', '#ee9cb2'][at] ?? '';
      return `<circle cx="${n(10 * Math.cos(turn))}" cy="${n(10 * Math.sin(turn))}" r="2.800" fill="${paint}" stroke="${INK}" stroke-width=".8"/>`;
    },
  ).join('')}`;

const badge = (id: string, seat: Seat): Drawing => {
  const { light, plain, deep, on } = seatShades(seat);
  return picture(
    40,
    42,
    `<circle cx="21" cy="22.500" r="17" fill="#06222a" opacity=".35"/><circle cx="20" cy="20.500" r="17" fill="url(#${id}-disc)" stroke="${INK}" stroke-width="1.600"/><circle cx="20" cy="20.500" r="13.600" fill="none" stroke="${on}" stroke-width="1.200" opacity=".5"/>${seatMark(seat, 20, 20.5, 16)}`,
    slant(`${id}-disc`, [0, light], [0.5, plain], [1, deep]),
  );
};

const nameplate = (id: string, from: string, to: string): Drawing =>
  picture(
    206,
    34,
    `<rect x="2" y="2" width="202" height="30" rx="7" fill="url(#${id}-plate)" stroke="#a98c55" stroke-width="1.200"/>`,
    downward(`${id}-plate`, [0, from], [1, to]),
  );

/** A purse: its belly is where the number stands. */
const purse = (id: string): Drawing =>
  picture(
    56,
    58,
    [
      `<ellipse cx="30" cy="52" rx="24" ry="4.500" fill="#06222a" opacity=".35"/>`,
      `<path d="M20 12c-2-5-4-7-7-9 5-2 7 1 10 0s3-3 5-3 4 2 6 2.500 5-2 8 .5c-3 3-5 5-6 9C48 19 54 30 53 39c-1.500 9-9 13-25 13S4.500 48 3 39C2 30 9 18 20 12z" fill="url(#${id}-hide)" ${EDGE}/>`,
      `<path d="M19 12.500q9 3.500 18 0" fill="none" stroke="#f3d58c" stroke-width="4" stroke-linecap="round"/>`,
      `<ellipse cx="28" cy="32" rx="18.500" ry="15" fill="#f7d888" stroke="#8f6512" stroke-width="1.600"/><ellipse cx="26.500" cy="30" rx="14" ry="11" fill="#fdecb8" opacity=".8"/>`,
    ].join(''),
    slant(`${id}-hide`, [0, '#b5793f'], [1, '#5e3514']),
  );

/** The regulatory tokens, their number in the middle. */
const tokens = (): Drawing =>
  picture(52, 58, `<circle cx="28" cy="30" r="20" fill="#06222a" opacity=".3"/>${put(seal(), 26, 26, 1.4)}`);

/** What a street would bring: a roundel of lace, for which the island is known. */
const points = (id: string): Drawing =>
  picture(
    56,
    56,
    [
      `<circle cx="29" cy="30" r="23" fill="#06222a" opacity=".3"/>`,
      ...Array.from({ length: 14 }, (_, at) => {
        const turn = (at * Math.PI) / 7;
        return `<circle cx="${n(28 + 21 * Math.cos(turn))}" cy="${n(27 + 21 * Math.sin(turn))}" r="5" fill="#fffaf0" ${EDGE}/><circle cx="${n(28 + 21.5 * Math.cos(turn))}" cy="${n(27 + 21.5 * Math.sin(turn))}" r="1.700" fill="#b99a63"/>`;
      }),
      `<circle cx="28" cy="27" r="20" fill="#fffaf0" stroke="#b99a63" stroke-width="1.200"/><circle cx="28" cy="27" r="17" fill="url(#${id}-glass)" ${EDGE}/><path d="M17 21q3-6 9-7.500" fill="none" stroke="#fff" stroke-width="2.400" stroke-linecap="round" opacity=".65"/>`,
    ].join(''),
    round(`${id}-glass`, [0, '#e27a5f'], [0.55, '#b4492f'], [1, '#6e2214']),
  );

/** What a visitor brings. */
const medal = (id: string): Drawing =>
  picture(
    36,
    36,
    `<circle cx="19" cy="20" r="15.500" fill="#2c1a08" opacity=".4"/><circle cx="18" cy="18" r="15.500" fill="url(#${id}-gold)" ${EDGE}/><circle cx="18" cy="18" r="12.500" fill="#fdecb8" stroke="${GOLD_DEEP}" stroke-width="1"/>`,
    slant(`${id}-gold`, [0, '#fbe29a'], [1, '#c48a1e']),
  );

/** A small plate for a number. */
const plate = (): Drawing =>
  picture(
    38,
    28,
    `<rect x="3.500" y="4" width="33" height="23" rx="9" fill="#2c1a08" opacity=".4"/><rect x="2" y="2" width="34" height="23.500" rx="9" fill="#fffaf0" ${EDGE}/>`,
  );

/** The prow of a gondola: whoever has it starts the round. */
const start = (id: string): Drawing =>
  picture(
    36,
    46,
    `<path d="M9 44q10-8 8-22Q15 8 26 3q8-1 8 5-1 6-9 6 1 4-1 6h8v4h-8v3h8v4h-8v3h8v4h-9q-2 4-6 6z" fill="url(#${id}-iron)" ${EDGE}/><path d="M19 38q3-8 1-17-1-8 6-13" fill="none" stroke="#fff" stroke-width="1.800" stroke-linecap="round" opacity=".7"/>`,
    slant(`${id}-iron`, [0, '#fbe7a6'], [0.5, '#e3b04b'], [1, '#9a6c12']),
  );

/** Somebody is awaited at this house. */
const awaiting = (id: string): Drawing =>
  picture(
    56,
    56,
    `<circle cx="28" cy="28" r="27" fill="url(#${id}-glow)"/><path d="M10 10h36q5 0 5 5v19q0 5-5 5H33l-5 9-5-9H10q-5 0-5-5V15q0-5 5-5z" fill="#fffaf0" ${EDGE}/><circle cx="28" cy="19" r="5" fill="#8f5a36" ${EDGE}/><path d="M19 34q0-9 9-9t9 9z" fill="#2f8390" ${EDGE}/>`,
    `<radialGradient id="${id}-glow"><stop offset=".3" stop-color="#ffe9a8"/><stop offset="1" stop-color="#ffd25e" stop-opacity="0"/></radialGradient>`,
  );

/** The bell on its post; rung, it swings. */
const bell = (id: string, isRung: boolean): Drawing =>
  picture(
    84,
    96,
    [
      `<ellipse cx="46" cy="89" rx="30" ry="6" fill="#2c1a08" opacity=".35"/><path d="M16 90V22h6v62h40V22h6v68z" fill="#8d5f37" ${EDGE}/><path d="M10 24Q42-6 74 24z" fill="#c96f4a" ${EDGE}/><path d="M12 24h60v5H12z" fill="#fbf2dc" ${EDGE}/>`,
      put(
        `<path d="M-3-6h6v6h-6z" fill="#6b4a0b"/><path d="M-18 32q5-6 5-17 0-15 13-15t13 15q0 11 5 17z" fill="url(#${id}-bronze)" ${EDGE}/><path d="M-11 24q2-16 6-20" fill="none" stroke="#fff6cf" stroke-width="2.600" stroke-linecap="round" opacity=".8"/><circle cx="0" cy="35" r="4.500" fill="#6b4a0b" ${EDGE}/>`,
        42,
        34,
        1,
        isRung ? 24 : 0,
      ),
      ...(isRung
        ? [
            `<path d="M8 44q-5 10 0 20M76 44q5 10 0 20M2 40q-7 14 0 28M82 40q7 14 0 28" transform="translate(0 0)" fill="none" stroke="#ffd25e" stroke-width="3" stroke-linecap="round"/>`,
          ]
        : []),
    ].join(''),
    slant(`${id}-bronze`, [0, '#f6d98a'], [0.5, '#cf9a34'], [1, '#7c5210']),
  );

/** The chest of coins that belong to nobody. */
const bank = (id: string): Drawing =>
  picture(
    88,
    76,
    [
      `<ellipse cx="48" cy="68" rx="38" ry="7" fill="#3b2a10" opacity=".35"/><path d="M8 32Q8 6 24 4h40q16 2 16 28z" fill="#6d4221" ${EDGE}/><path d="M14 30q0-18 11-20h38q11 2 11 20z" fill="#2a1608"/>`,
      ...[
        [24, 28],
        [41, 23],
        [60, 27],
        [32, 33],
        [51, 32],
        [66, 34],
      ].map(([x = 0, y = 0]) => put(coin(), x, y, 0.8)),
      `<path d="M6 35h76v29q0 4-4 4H10q-4 0-4-4z" fill="url(#${id}-wood)" ${EDGE}/><path d="M6 46h76M6 57h76" stroke="#4b2a12" stroke-width="1.200"/><path d="M14 35h8v33h-8zM66 35h8v33h-8z" fill="#d9a741" ${EDGE}/><rect x="36" y="38" width="16" height="16" rx="3" fill="#e9c063" ${EDGE}/><circle cx="44" cy="44.500" r="2.600" fill="${INK}"/>`,
    ].join(''),
    slant(`${id}-wood`, [0, '#a56a38'], [1, '#68401f']),
  );

/** Poles and planks, tied together. */
const scaffold = (): Drawing =>
  picture(
    100,
    100,
    `<path d="M14 2v96M86 2v96" stroke="${INK}" stroke-width="10" stroke-linecap="round"/><path d="M14 3v94M86 3v94" stroke="#c99a5b" stroke-width="7" stroke-linecap="round"/><path d="M16 90L84 14M16 14l68 76" stroke="${INK}" stroke-width="7.500"/><path d="M16 90L84 14M16 14l68 76" stroke="#b07f42" stroke-width="4.800"/><rect x="3" y="4" width="94" height="9" rx="2" fill="#e0b878" ${EDGE}/><rect x="3" y="87" width="94" height="10" rx="2" fill="#d1a566" ${EDGE}/><path d="M8 8.500h30M52 8.500h36M10 92h26M56 92h32" stroke="#9a6f38" stroke-width="1.400"/><path d="M10 9l8 6M18 9l-8 6M82 9l8 6M90 9l-8 6M10 84l8 6M18 84l-8 6M82 84l8 6M90 84l-8 6" stroke="#f4ead0" stroke-width="2"/>`,
  );

const crown = (id: string): Drawing =>
  picture(
    92,
    78,
    `<circle cx="46" cy="42" r="36" fill="url(#${id}-glow)"/><path d="M14 62L8 24l20 15L46 10l18 29 20-15-6 38z" fill="url(#${id}-gold)" ${EDGE}/><path d="M14 62h64v8H14z" fill="#d9a741" ${EDGE}/><circle cx="8" cy="23" r="5" fill="#c8283c" ${EDGE}/><circle cx="46" cy="9" r="6" fill="#2a6fdb" ${EDGE}/><circle cx="84" cy="23" r="5" fill="#2e9e5b" ${EDGE}/>`,
    `${slant(`${id}-gold`, [0, '#fdeaa4'], [1, '#cf9a34'])}<radialGradient id="${id}-glow"><stop offset="0" stop-color="#fff3c0" stop-opacity=".9"/><stop offset="1" stop-color="#ffe08a" stop-opacity="0"/></radialGradient>`,
  );

const STARS = 5;

/** How well one did alone: so many stars of five. */
const rating = (id: string, stars: number): Drawing =>
  picture(
    300,
    78,
    [
      `<path d="M4 22h30v46H4l12-23zM296 22h-30v46h30l-12-23z" fill="#a8502e" ${EDGE}/><rect x="22" y="10" width="256" height="54" rx="8" fill="#06222a" opacity=".3"/><rect x="20" y="6" width="260" height="54" rx="8" fill="url(#${id}-cloth)" ${EDGE}/>`,
      ...Array.from({ length: STARS }, (_, at) =>
        put(
          `<path d="M0-20L5.500-6.500 20-6 8.500 3 12.500 17 0 9-12.500 17-8.500 3-20-6-5.500-6.500z" fill="${at < stars ? '#f4c95d' : '#d9c9a4'}" ${EDGE} ${at < stars ? '' : 'opacity=".55"'}/>`,
          58 + at * 46,
          34,
        ),
      ),
    ].join(''),
    downward(`${id}-cloth`, [0, '#fff8e6'], [1, '#ecd9ae']),
  );

/** Small things that are handed about, and what stands for a player. */
export const tokensAndPlates: Makers = {
  coin: () => picture(28, 30, put(coin(), 13.5, 13.5)),
  seal: () => picture(40, 48, put(seal(), 20, 18)),
  ...Object.fromEntries([0, 1, 2, 3].map((seat) => [`badge-${seat}`, (id: string) => badge(id, seat)])),
  nameplate: (id) => nameplate(id, '#fffaf0', '#efe1c2'),
  'nameplate-lit': (id) => nameplate(id, '#fff3c4', '#f5cf6d'),
  purse,
  tokens,
  points,
  medal,
  plate,
  start,
  awaiting,
  bell: (id) => bell(id, false),
  'bell-rung': (id) => bell(id, true),
  bank,
  scaffold,
  crown,
  ...Object.fromEntries([1, 2, 3, 4, 5].map((stars) => [`rating-${stars}`, (id: string) => rating(id, stars)])),
};
