import { INK, n, put } from '../../kit/svg.js';

/** What is counted on floor cards, each around its own foot at 0, 0, so that it can stand anywhere. */

const EDGE = `stroke="${INK}" stroke-width="1.200" stroke-linejoin="round"`;

/** One flower in a pot. Flowers are white and magenta, whatever the wall. */
export const flower = (): string => {
  const petals = Array.from({ length: 6 }, (_, at) => {
    const turn = (at * Math.PI) / 3;
    return `<circle cx="${n(6.2 * Math.cos(turn))}" cy="${n(-21 + 6.2 * Math.sin(turn))}" r="4.600" fill="${at % 2 === 0 ? '#d8348f' : '#f06ab4'}" ${EDGE}/>`;
  }).join('');
  return `<path d="M0-8V-18" stroke="#2f6f36" stroke-width="3"/><path d="M0-10q-7-1-8-6 6 0 8 6z" fill="#4f9a4a" ${EDGE}/>${petals}<circle cx="0" cy="-21" r="4.200" fill="#ffe27a" ${EDGE}/>${pot('#f3ede0', '#c9bda2')}`;
};

/** A green plant, without any blossom. */
export const plant = (): string =>
  `<path d="M0-6C-14-8-13-20-9-26-7-20-5-17-2-15-5-23-3-29 0-33 3-29 5-23 2-15 5-17 7-20 9-26 13-20 14-8 0-6z" fill="#3f9448" ${EDGE}/><path d="M-1-9q-6-4-6-10M1-9q6-4 6-10M0-8V-26" fill="none" stroke="#a5db8c" stroke-width="1.600" stroke-linecap="round"/>${pot('#c46a3d', '#8a4120')}`;

const pot = (light: string, deep: string): string =>
  `<path d="M-6.500-8h13L4.500 0h-9z" fill="${light}" ${EDGE}/><path d="M1.500-6.500h4L4 -1H1z" fill="${deep}" opacity=".7"/><path d="M-7.500-10.500h15v3.500h-15z" fill="${light}" ${EDGE}/>`;

/** A ginger cat that sits and looks out. */
export const cat = (): string =>
  `<path d="M8-3q8-1 7-9 0-4-3-4 1 3-1 6-2 2-5 2z" fill="#d9822b" ${EDGE}/><path d="M-8 0q-2-12 3-16h9q6 5 4 16z" fill="#f0a040" ${EDGE}/><path d="M-9-30l1 9q-2 7 8 7.500T9-21l1-9-6 4h-7z" fill="#f0a040" ${EDGE}/><path d="M-3.500 0q-1-8 3.500-8t3.500 8z" fill="#fff1d8"/><path d="M-1.800-27.500v3M1.600-27.500v3M-7.500-11h4M4-11h4" stroke="#a85a12" stroke-width="1.500" stroke-linecap="round"/><circle cx="-4" cy="-21" r="1.500" fill="${INK}"/><circle cx="4" cy="-21" r="1.500" fill="${INK}"/><path d="M-1.600-18.300h3.200L0-16.500z" fill="#8a2d2d"/><path d="M0-16.500q-2 2-4 .5M0-16.500q2 2 4 .5" fill="none" stroke="${INK}" stroke-width=".9"/>`;

const COATS = [
  ['#2f4d7a', '#e7c46a', '#5b3216'],
  ['#7b3350', '#f1ead8', '#22303a'],
  ['#38705a', '#d9583f', '#8a5a2b'],
] as const;

/** Somebody who walks by, each in another coat. */
export const pedestrian = (which: number): string => {
  const [coat, scarf, hair] = COATS[which % COATS.length] ?? COATS[0];
  return `<path d="M-4.500-12L-7 0h4.500L0-9 2.500 0H7L4.500-12z" fill="#26333c" ${EDGE}/><path d="M-7.500-10q-1-17 7.500-17t7.500 17q-7.500 3-15 0z" fill="${coat}" ${EDGE}/><path d="M-7-22l-4 9M7-22l4 9" stroke="${coat}" stroke-width="4" stroke-linecap="round"/><path d="M-4.500-26q4.500 3 9 0l-1 4h-7z" fill="${scarf}" ${EDGE}/><circle cx="0" cy="-32" r="6" fill="#f3cfa6" ${EDGE}/><path d="M-6.400-31.500c-.8-9 13.600-9 12.800 0-4-4-9-4-12.800 0z" fill="${hair}" ${EDGE}/>`;
};

/** A wall lamp that is lit. */
export const streetlight = (id: string): string =>
  `<circle cx="0" cy="17" r="21" fill="url(#${id}-glow)"/><path d="M0-7v9M-8-6Q0-14 8-6" fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round"/><path d="M-9 8L-6 28H6L9 8z" fill="#ffe680" ${EDGE}/><path d="M-4.500 11l1.500 14h2.500V11z" fill="#fffbe0"/><path d="M-11 8L0-1l11 9z" fill="#263a40" ${EDGE}/><path d="M-7 28H7v4H-7z" fill="#263a40" ${EDGE}/>`;

export const lampGlow = (id: string): string =>
  `<radialGradient id="${id}-glow"><stop offset=".2" stop-color="#fff3b0" stop-opacity=".95"/><stop offset="1" stop-color="#ffe680" stop-opacity="0"/></radialGradient>`;

/** A chimney of the lagoon, wide at its top, with its smoke. */
export const chimney = (): string =>
  `<path d="M3-40q9-5 4-11 8-1 7-8" fill="none" stroke="#fffdf6" stroke-width="4.500" stroke-linecap="round" opacity=".9"/><path d="M-7 0v-24H7V0z" fill="#f3ead6" ${EDGE}/><path d="M1-24h6V0H1z" fill="#cdbb98" opacity=".8"/><path d="M-7-24l-6-13h26L7-24z" fill="#d8583c" ${EDGE}/><path d="M-14-37h28v-4h-28z" fill="#8f2f1c" ${EDGE}/><path d="M-7-9H7" stroke="#b39a6c" stroke-width="1.400"/>`;

/** An awning over a window: the red one is round at its edge, the blue one has points. */
export const awning = (kind: 'red' | 'blue'): string => {
  const { cloth, deep } =
    kind === 'red' ? { cloth: '#d62f2f', deep: '#8c1616' } : { cloth: '#2360c4', deep: '#123a80' };
  const stripes = [0, 1, 2, 3, 4].map((at) => {
    const [top, low] = [-15 + at * 6, -21 + at * 8.4];
    const edge = kind === 'red' ? `q4.200 9 8.400 0` : `l4.200 7.500 4.200-7.500`;
    return `<path d="M${n(top)}-15h6L${n(low + 8.4)} 1H${n(low)}z" fill="${at % 2 === 0 ? cloth : '#fffaf0'}"/><path d="M${n(low)} 1${edge}z" fill="${at % 2 === 0 ? cloth : '#fffaf0'}" stroke="${deep}" stroke-width="1"/>`;
  });
  return `${stripes.join('')}<path d="M-15-15h30L21 1h-42z" fill="none" ${EDGE}/><path d="M-15-15h30v2.500h-30z" fill="${deep}"/>`;
};

/** What a shop is known by, around its middle. */
export const GOODS = {
  pizza: `<path d="M-12-9q12-7 24 0L0 14z" fill="#f6c65a" ${EDGE}/><path d="M-13-9q13-8.500 26 0l-1.500 3.500q-11.500-7-23 0z" fill="#c7843c" ${EDGE}/><circle cx="-3" cy="-3" r="2.800" fill="#c93a2b"/><circle cx="4" cy="-2" r="2.500" fill="#c93a2b"/><circle cx="0" cy="5" r="2.300" fill="#c93a2b"/>`,
  clothes: `<path d="M-6-11q6 5 12 0l8 5-3.500 7L7-1v13H-7V-1l-3.500 2L-14-6z" fill="#3f9ab5" ${EDGE}/><path d="M-7 3H7M-7 7H7" stroke="#e8f6f8" stroke-width="2"/>`,
  cafe: `<path d="M-11-4H8q0 14-9.500 14T-11-4z" fill="#fffaf0" ${EDGE}/><path d="M8-2q7-1 6 4t-8 3" fill="none" stroke="${INK}" stroke-width="2.200"/><ellipse cx="-1.500" cy="-4" rx="9.500" ry="2.600" fill="#6b3d1b" ${EDGE}/><path d="M-6-9q-2-3 0-5M0-9q-2-3 0-5" fill="none" stroke="#7a5a3a" stroke-width="2" stroke-linecap="round"/>`,
  gelato: `<path d="M-7 0H7L0 15z" fill="#dba45a" ${EDGE}/><path d="M-5 1L2 9M5 1l-7 8" stroke="#96632a" stroke-width="1.200"/><circle cx="-4" cy="-4" r="5.500" fill="#f7a8c0" ${EDGE}/><circle cx="4.500" cy="-4" r="5.500" fill="#9ad6b0" ${EDGE}/><circle cx="0" cy="-10" r="5.200" fill="#fff3d0" ${EDGE}/>`,
} as const;

/** Things in a row along a ledge, as large as there is room. */
export const inRow = (things: readonly string[], width: number, foot: number, largest: number): string => {
  const pitch = Math.min(largest, width / Math.max(1, things.length));
  const scale = Math.min(1.12, pitch / 24);
  return things.map((thing, at) => put(thing, 50 + (at - (things.length - 1) / 2) * pitch, foot, scale)).join('');
};
