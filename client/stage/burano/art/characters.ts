import { CHARACTERS } from '#events/burano/components.js';
import type { Character } from '#events/burano/components.js';
import { isTourist } from '#engine/burano/data/supply.js';
import type { Makers } from '../../kit/makers.js';
import { INK, picture, put } from '../../kit/svg.js';
import { FIGURE } from '../plan.js';
import { HEADS } from './heads.js';
import { awning, cat, flower, plant } from './things.js';

const EDGE = `stroke="${INK}" stroke-width="1.500" stroke-linejoin="round"`;

/** How somebody is dressed, and what they carry: it says what they look for. */
interface Dress {
  readonly coat: string;
  readonly deep: string;
  readonly legs: string;
  readonly isDress?: boolean;
  /** Over the coat. */
  readonly over?: string;
  /** In the right hand, which is around 56, 62. */
  readonly holds: string;
}

const DRESSES: Readonly<Record<Character, Dress>> = {
  woman: { coat: '#c9437e', deep: '#8f2455', legs: '#f3cfa6', isDress: true, holds: put(flower(), 57, 68, 0.85) },
  man: {
    coat: '#3f7f5c',
    deep: '#24543a',
    legs: '#3b4a5a',
    holds: put(plant(), 57, 70, 0.78),
    over: `<path d="M30 45h10l-5 9z" fill="#fffaf0" ${EDGE}/><path d="M35 50v14" stroke="#b4492f" stroke-width="3.500"/>`,
  },
  girl: { coat: '#f2b63c', deep: '#b47c12', legs: '#f3cfa6', isDress: true, holds: put(cat(), 53, 79, 0.86) },
  boy: {
    coat: '#3f8fc4',
    deep: '#215f8c',
    legs: '#7a5a36',
    holds: put(awning('red'), 56, 62, 0.5) + `<path d="M56 62v16" stroke="${INK}" stroke-width="2.200"/>`,
    over: `<path d="M24 52h22M24 59h22" stroke="#fffaf0" stroke-width="3"/>`,
  },
  mayor: {
    coat: '#2b3550',
    deep: '#161d31',
    legs: '#20293d',
    holds: `<path d="M54 58h13v17H54z" fill="#fffaf0" ${EDGE}/><path d="M57 63h7M57 67h7M57 71h4" stroke="#7a6a4a" stroke-width="1.300"/>`,
    over: `<path d="M24 47l20 24 4-4-19-23z" fill="#2f9e5b"/><path d="M26 45.500l20 24 2-2-19-24z" fill="#fffaf0"/><path d="M28 44l20 24 1-3-17-22z" fill="#d0342c"/>`,
  },
  policeman: {
    coat: '#2a5fa8',
    deep: '#173c70',
    legs: '#1d2f4d',
    holds: `<circle cx="58" cy="60" r="8" fill="#ffe680" opacity=".7"/><path d="M54 56h8l2 12H52z" fill="#ffe680" ${EDGE}/><path d="M52 56h12l-6-6z" fill="#263a40" ${EDGE}/>`,
    over: `<path d="M23 66h24v4.500H23z" fill="#fffaf0" ${EDGE}/><circle cx="35" cy="68" r="3" fill="#e3b04b" ${EDGE}/><circle cx="35" cy="53" r="1.600" fill="#e3b04b"/><circle cx="35" cy="59" r="1.600" fill="#e3b04b"/>`,
  },
  'santa-claus': {
    coat: '#c92f2f',
    deep: '#8a1818',
    legs: '#5b1a1a',
    holds: `<path d="M50 84q-4-18 7-24-4-5-1-7h8q3 2-1 7 9 8 4 24-9 5-17 0z" fill="#a9743c" ${EDGE}/><path d="M55 60h9" stroke="#e3b04b" stroke-width="2.400"/>`,
    over: `<path d="M22 72h26v6H22z" fill="#fffaf0" ${EDGE}/><path d="M23 62h24v5H23z" fill="${INK}"/><rect x="31" y="61" width="8" height="7" fill="#e3b04b" ${EDGE}/>`,
  },
  'shop-owner': {
    coat: '#e9e0cc',
    deep: '#c4b48e',
    legs: '#50402f',
    holds: `<path d="M50 62h17l2 17H48z" fill="#f6c65a" ${EDGE}/><path d="M54 62q0-8 4.500-8t4.500 8" fill="none" stroke="${INK}" stroke-width="1.800"/><circle cx="58.500" cy="71" r="3.600" fill="#c93a2b"/>`,
    over: `<path d="M27 52h16l3 28H24z" fill="#2f8390" ${EDGE}/><path d="M29 52l-2-8M41 52l2-8" stroke="#2f8390" stroke-width="3"/><path d="M30 66h10v7H30z" fill="#57a9b4" ${EDGE}/>`,
  },
  tailor: {
    coat: '#7a4a9a',
    deep: '#4f2a6b',
    legs: '#33263f',
    holds: `<path d="M52 54l10 16M62 54L52 70" stroke="#7d8b92" stroke-width="3" stroke-linecap="round"/><circle cx="52" cy="74" r="4" fill="none" stroke="#b4492f" stroke-width="2.600"/><circle cx="62" cy="74" r="4" fill="none" stroke="#b4492f" stroke-width="2.600"/>`,
    over: `<path d="M27 45q-2 14 1 24M43 45q2 14-1 24" fill="none" stroke="#ffd94a" stroke-width="4"/><path d="M26.500 50h3M26.500 56h3M27 62h3M41 50h3M41 56h3M40.500 62h3" stroke="${INK}" stroke-width="1"/>`,
  },
  florist: {
    coat: '#58a36a',
    deep: '#327845',
    legs: '#f3cfa6',
    isDress: true,
    holds: `${put(flower(), 51, 70, 0.62)}${put(flower(), 63, 70, 0.62)}${put(flower(), 57, 64, 0.68)}<path d="M49 66h16l-4 16h-8z" fill="#fffaf0" ${EDGE}/>`,
    over: `<path d="M28 52h14l2 22H26z" fill="#fbd9e4" ${EDGE}/>`,
  },
  gardener: {
    coat: '#8a6a3a',
    deep: '#5e4520',
    legs: '#35558a',
    holds: `<path d="M49 64h14v15H49z" fill="#7fa9b8" ${EDGE}/><path d="M63 70l8-9M69 58l5 5" stroke="${INK}" stroke-width="3" stroke-linecap="round"/><path d="M51 64q5-11 10 0" fill="none" stroke="${INK}" stroke-width="2.200"/>`,
    over: `<path d="M27 58h16v22H27z" fill="#3f6fb0" ${EDGE}/><path d="M29 58v-13M41 58v-13" stroke="#3f6fb0" stroke-width="4"/>`,
  },
};

/** Who comes to look stands on a disc: that of the tourists is the sea's, that of those who live there the brick's. */
const figureOf = (character: Character): string => {
  const { coat, deep, legs, isDress = false, over = '', holds } = DRESSES[character];
  const disc = isTourist(character) ? ['#6cc0c9', '#2f8390'] : ['#e39a6c', '#a8502e'];
  return [
    `<ellipse cx="37" cy="102" rx="29" ry="7" fill="#2c1a08" opacity=".3"/>`,
    `<ellipse cx="35" cy="101" rx="27" ry="7.500" fill="${disc[1] ?? ''}" ${EDGE}/><ellipse cx="35" cy="98" rx="27" ry="7.500" fill="${disc[0] ?? ''}" ${EDGE}/>`,
    `<path d="M27 76v20q0 3-6 3M43 76v20q0 3 6 3" fill="none" stroke="${INK}" stroke-width="11" stroke-linecap="round"/><path d="M27 76v19M43 76v19" fill="none" stroke="${legs}" stroke-width="8" stroke-linecap="round"/><path d="M20 97h10M40 97h10" stroke="#4a2d18" stroke-width="5.500" stroke-linecap="round"/>`,
    isDress
      ? `<path d="M25 45q10-5 20 0l3 14 6 27q-19 8-38 0l6-27z" fill="${coat}" ${EDGE}/><path d="M43 46l4 14 6 26q-6 3-12 3.500z" fill="${deep}" opacity=".55"/>`
      : `<path d="M22 47q13-6 26 0l2 32q-15 6-30 0z" fill="${coat}" ${EDGE}/><path d="M41 45q4 0 7 2l2 32q-5 2-9 2.700z" fill="${deep}" opacity=".6"/>`,
    over,
    `<path d="M23 50q-8 8-6 22" fill="none" stroke="${INK}" stroke-width="9.500" stroke-linecap="round"/><path d="M23 50q-8 8-6 22" fill="none" stroke="${coat}" stroke-width="7" stroke-linecap="round"/><circle cx="17" cy="74" r="3.800" fill="#f3cfa6" ${EDGE}/>`,
    holds,
    `<path d="M46 50q7 5 9 13" fill="none" stroke="${INK}" stroke-width="9.500" stroke-linecap="round"/><path d="M46 50q7 5 9 13" fill="none" stroke="${coat}" stroke-width="7" stroke-linecap="round"/><circle cx="56" cy="66" r="3.800" fill="#f3cfa6" ${EDGE}/>`,
    HEADS[character],
  ].join('');
};

/** Everybody who may come. */
export const characters: Makers = Object.fromEntries(
  CHARACTERS.map((character) => [character, () => picture(FIGURE.width, FIGURE.height, figureOf(character))]),
);
