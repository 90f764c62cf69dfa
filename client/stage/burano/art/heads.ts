import type { Character } from '#events/burano/components.js';
import { INK } from '../../kit/svg.js';

const EDGE = `stroke="${INK}" stroke-width="1.500" stroke-linejoin="round"`;

const face = (skin = '#f3cfa6', cheeks = '#e79a86'): string =>
  `<path d="M31 40h8v8h-8z" fill="${skin}" ${EDGE}/><circle cx="35" cy="29" r="15" fill="${skin}" ${EDGE}/><circle cx="26.500" cy="33" r="2.800" fill="${cheeks}" opacity=".7"/><circle cx="43.500" cy="33" r="2.800" fill="${cheeks}" opacity=".7"/><circle cx="30" cy="29" r="2" fill="${INK}"/><circle cx="40.500" cy="29" r="2" fill="${INK}"/>`;

const smile = `<path d="M30 36q5 4 10 0" fill="none" stroke="${INK}" stroke-width="1.700" stroke-linecap="round"/>`;
const moustache = (colour: string): string =>
  `<path d="M35 34q-8-2-10 4 6 2 10-1 4 3 10 1-2-6-10-4z" fill="${colour}" ${EDGE}/>`;

/** Each has a head of their own: hair, hat and all. */
export const HEADS: Readonly<Record<Character, string>> = {
  woman: `<path d="M18 46q-6-32 17-33t17 33q-5 4-9 1V27H27v20q-4 3-9-1z" fill="#5b2c17" ${EDGE}/>${face()}${smile}<path d="M20 27q2-15 15-15t15 15q-9-1-12-7-6 6-18 7z" fill="#5b2c17" ${EDGE}/><path d="M14 17q21-13 42 0-21 5-42 0z" fill="#fbe9b0" ${EDGE}/><path d="M24 15q2-13 11-13t11 13q-11 3-22 0z" fill="#fbe9b0" ${EDGE}/><path d="M24 14q11 3.500 22 0" fill="none" stroke="#c9437e" stroke-width="3"/>`,
  man: `${face('#e2b083')}${moustache('#3b2614')}<path d="M20 26q-1-15 15-15t15 15q-5-5-8-6-8 3-14 1-5 1-8 5z" fill="#3b2614" ${EDGE}/><circle cx="30" cy="29" r="5" fill="none" stroke="${INK}" stroke-width="1.400"/><circle cx="40.500" cy="29" r="5" fill="none" stroke="${INK}" stroke-width="1.400"/><path d="M35 28.500h1" stroke="${INK}" stroke-width="1.400"/>`,
  girl: `<circle cx="17" cy="35" r="6.500" fill="#d98a2b" ${EDGE}/><circle cx="53" cy="35" r="6.500" fill="#d98a2b" ${EDGE}/>${face()}${smile}<path d="M19 28q0-17 16-17t16 17q-8-2-11-8-8 8-21 8z" fill="#d98a2b" ${EDGE}/><path d="M20 30l-5-4v8zM50 30l5-4v8z" fill="#c93a2b" ${EDGE}/><path d="M31 10q4-6 8 0-4 5-8 0z" fill="#c93a2b" ${EDGE}/>`,
  boy: `${face('#c98f60', '#b46a4a')}${smile}<path d="M19 26q0-16 16-16t16 16q-16-7-32 0z" fill="#2f9e8a" ${EDGE}/><path d="M19 26q-9-1-11 3 10 3 20-2z" fill="#217a6a" ${EDGE}/><circle cx="35" cy="10" r="2.600" fill="#f2b63c" ${EDGE}/>`,
  mayor: `${face()}${moustache('#d9d6cf')}<path d="M21 33q-4-6-1-12M49 33q4-6 1-12" stroke="#d9d6cf" stroke-width="4.500" stroke-linecap="round"/><path d="M17 20q18-7 36 0-18 6-36 0z" fill="#161d31" ${EDGE}/><path d="M24 18V1q11-3 22 0v17q-11 3-22 0z" fill="#2b3550" ${EDGE}/><path d="M24 13q11 3 22 0v5q-11 3-22 0z" fill="#b4492f"/>`,
  policeman: `${face('#e2b083')}<path d="M30 36.500h10" stroke="${INK}" stroke-width="1.800" stroke-linecap="round"/><path d="M18 21q-3-12 17-14 20 2 17 14-17-5-34 0z" fill="#2a5fa8" ${EDGE}/><path d="M20 21q15-5 30 0v5q-15-5-30 0z" fill="#173c70" ${EDGE}/><path d="M22 25q13-4 26 0-2 4-13 4t-13-4z" fill="${INK}"/><path d="M35 10l2 4 4 .5-3 3 .7 4-3.700-2-3.700 2 .7-4-3-3 4-.5z" fill="#ffd94a" stroke="${INK}" stroke-width=".9"/>`,
  'santa-claus': `${face('#f3cfa6', '#e0705f')}<path d="M20 31q-2 20 15 22 17-2 15-22-5 5-8 3-7-3-14 0-3 2-8-3z" fill="#fffdf6" ${EDGE}/><path d="M31 38q4 3 8 0z" fill="#8a2d2d"/><path d="M19 23q2-18 18-19 13 0 19 13l-6 3q-4-4-6-3l6 7z" fill="#c92f2f" ${EDGE}/><path d="M17 20q18-6 36 0v6q-18-6-36 0z" fill="#fffdf6" ${EDGE}/><circle cx="55" cy="19" r="4.500" fill="#fffdf6" ${EDGE}/>`,
  'shop-owner': `${face()}${moustache('#7a4a1d')}<path d="M20 24q-8-2-6-10 2-6 8-4 3-8 13-8t13 8q6-2 8 4 2 8-6 10-15-5-30 0z" fill="#fffdf6" ${EDGE}/><path d="M20 24q15-5 30 0v4q-15-5-30 0z" fill="#e9e0cc" ${EDGE}/>`,
  tailor: `${face('#e8bf95')}${smile}<path d="M20 27q-3-16 15-17 18 1 15 17-3-8-9-9-6 4-12 1-6 1-9 8z" fill="#22262b" ${EDGE}/><circle cx="30" cy="29" r="5" fill="#dff2f5" fill-opacity=".5" stroke="#8f6512" stroke-width="1.700"/><circle cx="40.500" cy="29" r="5" fill="#dff2f5" fill-opacity=".5" stroke="#8f6512" stroke-width="1.700"/><path d="M35 29h.8" stroke="#8f6512" stroke-width="1.700"/><path d="M46 36l8-4" stroke="#9aa7ad" stroke-width="1.600"/>`,
  florist: `<path d="M19 44q-5-31 16-32t16 32q-4 3-7-1V27H26v16q-3 4-7 1z" fill="#1f1a17" ${EDGE}/>${face('#c98f60', '#b46a4a')}${smile}<path d="M20 27q1-16 15-16t15 16q-9 0-15-8-6 8-15 8z" fill="#1f1a17" ${EDGE}/><g transform="translate(35 12)">${['-11 2', '-4 -2', '4 -2', '11 2'].map((at, index) => `<circle cx="${at.split(' ')[0] ?? ''}" cy="${at.split(' ')[1] ?? ''}" r="4.600" fill="${index % 2 === 0 ? '#f06ab4' : '#ffe27a'}" ${EDGE}/>`).join('')}</g>`,
  gardener: `${face('#d9a273', '#c97f5a')}${smile}<path d="M27 39q8 5 16 0-1 6-8 6t-8-6z" fill="#8a7a66" ${EDGE}/><path d="M10 22q25-9 50 0-4 6-25 5t-25-5z" fill="#e7bd5f" ${EDGE}/><path d="M23 20q0-15 12-15t12 15q-12 3-24 0z" fill="#efcb78" ${EDGE}/><path d="M23 17q12 4 24 0v3.500q-12 3-24 0z" fill="#3f7f5c"/>`,
};
