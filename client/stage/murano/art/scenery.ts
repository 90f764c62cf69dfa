import type { Makers } from '../../kit/makers.js';
import { INK, picture, put } from '../../kit/svg.js';

/** Small things that nobody plays with: they stand about on the quays and in the lagoon. */

const EDGE = `stroke="${INK}" stroke-width="1.200" stroke-linejoin="round"`;
const shadow = (rx: number): string =>
  `<ellipse cx="2.500" cy="1.500" rx="${rx}" ry="3" fill="#2c1a08" opacity=".32"/>`;

const BUSH = `${shadow(8)}<circle cx="-3.500" cy="-4" r="5" fill="#4c8a4f" ${EDGE}/><circle cx="4" cy="-4.500" r="5.400" fill="#3f7a45" ${EDGE}/><circle cx="0" cy="-8" r="5.600" fill="#5fa05c" ${EDGE}/><circle cx="-2" cy="-10" r="2" fill="#8fc886"/>`;
const CYPRESS = `${shadow(6)}<path d="M0-26c5 8 6.500 15 5.500 22q-5.500 4-11 0C-6.500-11-5-18 0-26z" fill="#3b6f46" ${EDGE}/><path d="M-1.500-20c-2.500 6-3 11-2.400 16" fill="none" stroke="#7fb27b" stroke-width="1.600" stroke-linecap="round"/>`;
const LAMP = `${shadow(4)}<path d="M-1.200 0v-16h2.400V0z" fill="#2d3b40" ${EDGE}/><path d="M-4.500-17h9l-2-7h-5z" fill="#ffe08a" ${EDGE}/><path d="M-4-24h8L0-27.500z" fill="#2d3b40" ${EDGE}/>`;
const CRATE = `${shadow(8)}<path d="M-7-11H6V1H-7z" fill="#b98a4f" ${EDGE}/><path d="M-7-11L6 1M6-11L-7 1" stroke="#6b4420" stroke-width="1.200"/><path d="M-7-11l3-3H9l-3 3M9-14v11L6 1" fill="#d5aa70" ${EDGE}/>`;
const BARREL = `${shadow(7)}<path d="M-6-13Q0-15.500 6-13q3 7 0 14.500-6 2.500-12 0Q-9-6-6-13z" fill="#9a6232" ${EDGE}/><path d="M-7.300-8.500q7.300 2.600 14.600 0M-7.300-2.500q7.300 2.600 14.600 0" fill="none" stroke="#3a2a18" stroke-width="1.600"/><ellipse cx="0" cy="-13.200" rx="6" ry="2" fill="#c48a50" ${EDGE}/>`;
const VASES = `${shadow(8)}<path d="M-7 1c-4-6 1-6 0-11h5c-1 5 4 5 0 11z" fill="#2a9d8f" ${EDGE}/><path d="M2 1C-1-3 3-4 2-8h5c-1 4 3 5 0 9z" fill="#c8283c" ${EDGE}/>`;

const ABOUT = [BUSH, CYPRESS, LAMP, BUSH, CRATE, BARREL, CYPRESS, VASES] as const;

/** Something or other that stands about on a quay. */
export const standing = (which: number, x: number, y: number): string => put(ABOUT[which % ABOUT.length] ?? BUSH, x, y);

/** Three posts bound together, which mark the deep water. */
const bricola = (): string =>
  `<ellipse cx="27" cy="50" rx="20" ry="5" fill="#06222a" opacity=".35"/><path d="M10 50q8-5 17 0t18 0" fill="none" stroke="#d8f3ec" stroke-width="1.800" opacity=".7"/>${[
    [14, 10, 5],
    [31, 12, -5],
    [22, 5, 0],
  ]
    .map(
      ([x = 0, y = 0, lean = 0]) =>
        `<path d="M${x} ${y}h7l${lean} ${49 - y}h-7z" fill="#8d5f37" ${EDGE}/><path d="M${x + 1.5} ${y + 2}l${lean * 0.9} ${42 - y}" stroke="#c6935c" stroke-width="1.500"/><path d="M${x} ${y}h7l.4 5h-7z" fill="#efe7d4" ${EDGE}/>`,
    )
    .join('')}<path d="M13 21q12 5 27 0" fill="none" stroke="#2d241a" stroke-width="3"/>`;

/** A bank of reeds at low water. */
const marsh = (): string =>
  `<path d="M6 44q8-16 34-15t44-4 42 8 28 12q-20 12-72 11T6 44z" fill="#bdf0e2" opacity=".2"/><path d="M18 43q8-10 30-9t38-2 34 6 18 7q-18 8-60 7t-60-9z" fill="#9aa765" stroke="#4a6a45" stroke-width="1.200" opacity=".9"/>${[
    26, 38, 52, 60, 78, 92, 106, 120,
  ]
    .map(
      (x, at) =>
        `<path d="M${x} ${44 - (at % 2) * 3}q1-12-3-20m3 20q2-11 5-17m-5 17q-3-8-8-11" fill="none" stroke="${at % 2 === 0 ? '#5d7f3f' : '#7a9a50'}" stroke-width="2" stroke-linecap="round"/>`,
    )
    .join('')}`;

const GULL = `<path d="M-14-2q7-8 13 0 1 1 2 0 7-8 13-1-6-2-10 2-3 4-5 4-3 0-4-4-3-4-9-1z" fill="#fbfdfc" ${EDGE}/>`;
const gulls = (): string =>
  `${put('<ellipse cx="6" cy="20" rx="11" ry="3" fill="#06222a" opacity=".25"/>', 30, 22)}${put(GULL, 28, 18, 1, -8)}${put(GULL, 66, 34, 0.75, 6)}${put(GULL, 58, 10, 0.6, -14)}`;

/** A fisherman far out, with his sail. */
const fisher = (): string =>
  `<ellipse cx="34" cy="50" rx="24" ry="5" fill="#06222a" opacity=".35"/><path d="M14 49q7-4 13 0t13 0 13 0" fill="none" stroke="#d8f3ec" stroke-width="1.800" opacity=".8"/><path d="M32 6h3v36h-3z" fill="#7b5430" ${EDGE}/><path d="M35 8q18 10 18 29l-18 2z" fill="#d98a3d" ${EDGE}/><path d="M38 17q8 5 11 14" fill="none" stroke="#f6d49a" stroke-width="2.200"/><path d="M31 13Q20 24 19 37l12 1z" fill="#f3dfb8" ${EDGE}/><path d="M11 40h44q-4 11-14 11H24q-10 0-13-11z" fill="#7c3b2a" ${EDGE}/><path d="M14 44h38" stroke="#f3d58c" stroke-width="1.800"/>`;

export const scenery: Makers = {
  bricola: () => picture(54, 58, bricola()),
  marsh: () => picture(160, 62, marsh()),
  gulls: () => picture(92, 56, gulls()),
  fisher: () => picture(66, 58, fisher()),
};
