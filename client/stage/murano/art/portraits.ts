import { INK, put, strewn } from '../../kit/svg.js';

const EDGE = `stroke="${INK}" stroke-width="1.300" stroke-linejoin="round"`;

/** The parts that a face is put together from; around 0, 0, the chin at 14, the shoulders below. */
type Part = (shade: string) => string;

const DRESSES: readonly Part[] = [
  (shade) =>
    `<path d="M-30 46c0-18 10-25 22-27h16c12 2 22 9 22 27z" fill="${shade}" ${EDGE}/><path d="M-8 19L0 33l8-14z" fill="#fbf6ea" ${EDGE}/><circle cy="37" r="1.800" fill="#e3b04b"/><circle cy="43" r="1.800" fill="#e3b04b"/>`,
  (shade) =>
    `<path d="M-30 46c0-18 10-25 22-27h16c12 2 22 9 22 27z" fill="${shade}" ${EDGE}/><path d="M-15 20q15 10 30 0l2 6q-17 10-34 0z" fill="#fffaf0" ${EDGE}/><path d="M-14 23l3 4 3-3 3 4 4-3 4 3 4-4 3 3 3-4" fill="none" stroke="#b9a67b" stroke-width="1.100"/>`,
  (shade) =>
    `<path d="M-30 46c0-18 10-25 22-27h16c12 2 22 9 22 27z" fill="${shade}" ${EDGE}/><path d="M-22 24q22 26 44 0" fill="none" stroke="#e3b04b" stroke-width="4"/><circle cx="0" cy="38" r="4.500" fill="#c8283c" ${EDGE}/>`,
  (shade) =>
    `<path d="M-30 46c0-18 10-25 22-27h16c12 2 22 9 22 27z" fill="${shade}" ${EDGE}/><path d="M-9 19q9 6 18 0v27H-9z" fill="#e8dcc0" ${EDGE}/><path d="M-9 27h18M-9 35h18M-9 43h18" stroke="#b9a67b" stroke-width="1.400"/>`,
];

const HAIR: readonly Part[] = [
  (shade) => `<path d="M-16 4c-3-16 4-23 16-23S19-12 16 4q-2-10-8-13-10 4-17 0-5 4-7 13z" fill="${shade}" ${EDGE}/>`,
  (shade) =>
    `<path d="M-17 22c-4-16-5-41 17-41s21 25 17 41q-5 1-6-4 2-18-4-26-8 5-15 0-6 8-3 26-1 5-6 4z" fill="${shade}" ${EDGE}/>`,
  (shade) =>
    `${[-16, -13, 13, 16].map((x, at) => `<circle cx="${x}" cy="${at % 3 === 0 ? 6 : -4}" r="6" fill="${shade}" ${EDGE}/>`).join('')}<path d="M-14-6c0-10 6-14 14-14s14 4 14 14q-14-9-28 0z" fill="${shade}" ${EDGE}/>`,
  (shade) =>
    `<path d="M-15-2c-2-13 5-18 15-18s17 5 15 18q-15-10-30 0z" fill="${shade}" ${EDGE}/><circle cx="0" cy="-22" r="6.500" fill="${shade}" ${EDGE}/>`,
];

const HATS: readonly Part[] = [
  () => '',
  (shade) =>
    `<path d="M-27-9q4-5 14-5 4-7 13-7t13 7q10 0 14 5-27 9-54 0z" fill="${shade}" ${EDGE}/><path d="M-13-13q13 5 26 0" fill="none" stroke="#e3b04b" stroke-width="2.200"/>`,
  (shade) =>
    `<path d="M-17-7c-3-14 6-20 19-18 12 1 19 8 14 18q-16-6-33 0z" fill="${shade}" ${EDGE}/><path d="M12-20c8-10 15-8 18-2-8-1-12 3-16 8z" fill="#fbf2dc" ${EDGE}/>`,
  (shade) =>
    `<path d="M-24-6Q-12-26 0-27q12 1 24 21-12-7-24-6-12-1-24 6z" fill="${shade}" ${EDGE}/><path d="M-22-7q11-7 22-6 11-1 22 6" fill="none" stroke="#e3b04b" stroke-width="2.400"/>`,
  (shade) =>
    `<path d="M-15-8v-15q15-5 30 0v15q-15-5-30 0z" fill="${shade}" ${EDGE}/><path d="M-15-11q15-5 30 0" fill="none" stroke="#fbf2dc" stroke-width="3"/>`,
  (shade) =>
    `<path d="M-18 10c-4-22 4-31 18-31s22 9 18 31q5-2 5-10c0-20-10-28-23-28s-23 8-23 28q0 8 5 10z" fill="${shade}" ${EDGE}/>`,
];

const TRIMS: readonly string[] = [
  '',
  `<path d="M-13-5q7-4 13 0 6-4 13 0c1 7-3 10-7 10-3 0-5-3-6-3s-3 3-6 3c-4 0-8-3-7-10z" fill="#f6ead0" ${EDGE}/><circle cx="-6" cy="-.5" r="2" fill="${INK}"/><circle cx="6" cy="-.5" r="2" fill="${INK}"/>`,
  `<path d="M-13 4q1 15 13 17 12-2 13-17-3 5-7 4-6-3-12 0-4 1-7-4z" fill="#5b4028" ${EDGE}/>`,
  `<path d="M-7 5q4-3 7 0 3-3 7 0 0 2-3 2-3-.5-4-1.500-1 1-4 1.500-3 0-3-2z" fill="#4a3522" ${EDGE}/>`,
  `<circle cx="-13.500" cy="8" r="2.400" fill="#e3b04b" ${EDGE}/><circle cx="13.500" cy="8" r="2.400" fill="#e3b04b" ${EDGE}/>`,
  `<circle cx="5.500" cy="-1" r="4.200" fill="#cfeaf0" fill-opacity=".6" ${EDGE}/><path d="M9.500 0q5 8 2 20" fill="none" stroke="#e3b04b" stroke-width="1.100"/>`,
];

const SKINS = ['#f3d3ae', '#e9bd90', '#d8a273', '#f6dcc0', '#b98056'] as const;
const HAIRS = ['#4a2f1a', '#7b4a22', '#2a2320', '#b88a3f', '#8f8c86', '#8c3320'] as const;
const CLOTHS = ['#8c2f39', '#24537f', '#3f7d4f', '#5d3a78', '#b5651d', '#2b6a70', '#7a6a2a', '#3a3f4a'] as const;

const pick = <T>(from: readonly T[], number: number, trait: number): T => {
  const found = from[Math.floor(strewn(number * 7.3 + trait * 101) * from.length)];
  if (found === undefined) throw new Error('Nothing to pick from.');
  return found;
};

/** A face for each number, no two alike. */
export const portrait = (number: number): string => {
  const skin = pick(SKINS, number, 1);
  const hair = pick(HAIRS, number, 2);
  return put(
    [
      pick(BEHIND, number, 3)(hair),
      pick(DRESSES, number, 4)(pick(CLOTHS, number, 5)),
      `<path d="M-6 12h12v9q-6 5-12 0z" fill="${skin}" ${EDGE}/>`,
      `<ellipse cx="0" cy="0" rx="13.500" ry="15.500" fill="${skin}" ${EDGE}/><path d="M6-13.500q7 4 7 13.500 0 9-7 13.500 4-13 0-27z" fill="#7a3b1c" opacity=".18"/>`,
      `<circle cx="-5.200" cy="-1" r="1.700" fill="${INK}"/><circle cx="5.200" cy="-1" r="1.700" fill="${INK}"/><path d="M-8.500-5q3-2 6 0M2.500-5q3-2 6 0" fill="none" stroke="${INK}" stroke-width="1.200" stroke-linecap="round"/><path d="M0 0l-1.800 5h3" fill="none" stroke="#8a5a38" stroke-width="1.200" stroke-linecap="round"/><path d="M-4 9q4 3 8 0" fill="none" stroke="#8c3320" stroke-width="1.500" stroke-linecap="round"/><circle cx="-8" cy="5" r="2.600" fill="#d9694f" opacity=".3"/><circle cx="8" cy="5" r="2.600" fill="#d9694f" opacity=".3"/>`,
      pick(TRIMS, number, 6),
      pick(HAIR, number, 7)(hair),
      pick(HATS, number, 8)(pick(CLOTHS, number, 9)),
    ].join(''),
    41.3,
    37,
    0.96,
  );
};

/** Hair that falls behind the shoulders, with some. */
const BEHIND: readonly Part[] = [
  () => '',
  () => '',
  (shade) => `<path d="M-17 24c-4-16-5-44 17-44s21 28 17 44z" fill="${shade}" ${EDGE}/>`,
];
