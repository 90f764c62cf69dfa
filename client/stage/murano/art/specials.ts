import type { BuildingCard } from '#events/murano/components.js';
import { BUILDING_CARDS } from '#events/murano/components.js';
import { card, cardBack } from './cards.js';
import { icon } from './icons.js';
import type { Makers } from '../../kit/makers.js';
import type { Sign } from './scores.js';
import { signs } from './scores.js';
import { INK, put } from '../../kit/svg.js';

const EDGE = `stroke="${INK}" stroke-width="1.400" stroke-linejoin="round"`;

/** A special building card: its own house on the quay, and what comes of it. */
interface Special {
  readonly house: string;
  readonly effect: readonly Sign[];
}

const vp = (value: number): Sign => ({ vp: value });

const wall = (colour: string, roof: string, door = '#5b2f1a'): string =>
  `<path d="M-24 30V-4h48v34z" fill="${colour}" ${EDGE}/><path d="M14-3h9.300v32.500H14z" fill="${INK}" opacity=".16"/><path d="M-28-3L-18-18h36L28-3z" fill="${roof}" ${EDGE}/><path d="M-26-4.500l8.500-12.500h7L-16-4.500z" fill="#fff" opacity=".25"/><path d="M-6 30V17a6 6 0 0 1 12 0v13z" fill="${door}" ${EDGE}/>`;

const windows = (...xs: readonly number[]): string =>
  xs.map((x) => `<path d="M${x - 4} 13V5.500a4 4 0 0 1 8 0V13z" fill="#7fc0cf" ${EDGE}/>`).join('');

const crane = (load: string): string =>
  `<path d="M-18 30L-8-20h8l-6 50z" fill="#a9713c" ${EDGE}/><path d="M-14 10l6 8m-3-24l5 8" stroke="#6b4420" stroke-width="1.600"/><path d="M-10-22l34-6 1 5-33 8z" fill="#c08b50" ${EDGE}/><path d="M21-24v22" stroke="${INK}" stroke-width="1.400"/><path d="M20-2L10 4M20-2l10 6" stroke="${INK}" stroke-width="1.200"/>${put(load, 20, 11, 0.86)}<circle cx="-5" cy="-17" r="4" fill="#7b8a90" ${EDGE}/>`;

const studio = (first: string, second: string): string =>
  `${wall('#e9d6b4', '#6b7f8c')}${put(`<path d="M-5 9c-4-6 2-7 .5-12L-6-8H6l-1.500 5C3 2 9 3 5 9z" fill="${first}" ${EDGE}/>`, -14, 8, 0.85)}${put(`<path d="M-5 9c-4-6 2-7 .5-12L-6-8H6l-1.500 5C3 2 9 3 5 9z" fill="${second}" ${EDGE}/>`, 15, 8, 0.85)}`;

const RED = '#c8283c';
const GREEN = '#2e9e5b';
const BLUE = '#2a6fdb';

const SPECIALS: Readonly<Record<BuildingCard, Special>> = {
  'building-bank': {
    house: `<path d="M-24 30V2h48v28z" fill="#efe4c8" ${EDGE}/><path d="M-28 2L0-20 28 2z" fill="#fbf2dc" ${EDGE}/><circle cy="-6" r="6" fill="#e3b04b" ${EDGE}/>${[-19, -7, 7, 19].map((x) => `<path d="M${x - 3} 5h6v22h-6z" fill="#fffaf0" ${EDGE}/>`).join('')}<path d="M-28 27h56v4h-56z" fill="#d9c79a" ${EDGE}/>`,
    effect: ['coins', 'arrow', { gold: 4 }],
  },
  'building-inn': {
    house: `${wall('#f0d9a8', '#b4492f')}${windows(-15, 15)}<path d="M24-2v14" stroke="${INK}"/><path d="M14 2h18v11H14z" fill="#2f6a5a" ${EDGE}/><path d="M19 4.500h7v6h-7zM26 6h2.500v3H26" fill="#f3d58c" stroke="#f3d58c"/>`,
    effect: ['faces', { number: '−2' }, 'coin'],
  },
  'building-hostel': {
    house: `<path d="M-26 30v-44h52v44z" fill="#e7b48a" ${EDGE}/><path d="M16-13.500h9.300v43H16z" fill="${INK}" opacity=".16"/><path d="M-29-13h58l-5-7h-48z" fill="#8c3320" ${EDGE}/>${[-17, 0, 17].map((x) => [-7, 6].map((y) => `<path d="M${x - 4} ${y}h8v9h-8z" fill="#7fc0cf" ${EDGE}/><path d="M${x - 8} ${y}h3v9h-3zM${x + 5} ${y}h3v9h-3z" fill="#3f7d4f" ${EDGE}/>`).join('')).join('')}<path d="M-5 30v-10H5v10z" fill="#5b2f1a" ${EDGE}/>`,
    effect: [{ number: '5' }, 'card', 'arrow', 'faces'],
  },
  'building-dockside-bar': {
    house: `${wall('#cfe0d2', '#3f7d6a')}<path d="M-28 2h26v9q-13 5-26 0z" fill="#fbf6ea" ${EDGE}/><path d="M-23 2h6v10.500h-6zM-12 2h6v10.500h-6z" fill="#c8283c"/>${windows(15)}<path d="M-24 20h16M-16 20v10" stroke="${INK}" stroke-width="2"/><path d="M-19 20v-5h5v5z" fill="#c8283c" ${EDGE}/>`,
    effect: ['gondola', 'arrow', vp(1)],
  },
  'building-crane-a': {
    house: crane(
      `<path d="M-12-8h24v18h-24z" fill="#efc75e" ${EDGE}/><path d="M-12-8l24 18M12-8l-24 18" stroke="${INK}"/>`,
    ),
    effect: ['palace', 'special', 'arrow', vp(1)],
  },
  'building-crane-b': {
    house: crane(`<path d="M-12-8h24v18h-24z" fill="#7ab08a" ${EDGE}/><path d="M0-8v18M-12 1h24" stroke="${INK}"/>`),
    effect: ['shop', 'factory', 'arrow', vp(1)],
  },
  'building-guild-hall': {
    house: `<path d="M-22 30V-6q0-14 22-18 22 4 22 18v36z" fill="#d9a06a" ${EDGE}/><path d="M12-18q10 4 9.500 12v36H12z" fill="${INK}" opacity=".16"/>${windows(-12, 12)}${put(icon('furnace', 0, 0, 22), 0, -8)}<path d="M-6 30V20a6 6 0 0 1 12 0v10z" fill="#5b2f1a" ${EDGE}/>`,
    effect: ['furnace', 'arrow', vp(1)],
  },
  'building-harbor': {
    house: `<path d="M-32 18h64v14h-64z" fill="#b9955a" ${EDGE}/><path d="M-26 18v14m10-14v14m10-14v14m10-14v14m10-14v14m10-14v14" stroke="#6b4a1e" stroke-width="1.400"/>${[-24, -8, 8, 24].map((x, at) => `<path d="M${x - 2.5} ${-12 + at * 2}h5V18h-5z" fill="#fbf6ea" ${EDGE}/><path d="M${x - 2.5} ${-6 + at * 2}h5v5h-5zM${x - 2.5} ${4 + at * 2}h5v5h-5z" fill="#24537f"/>`).join('')}${put(icon('gondola', 0, 0, 40), 0, 32)}`,
    effect: ['gondola', 'arrow', { gold: 1 }, { gold: 3 }],
  },
  'building-basilica': {
    house: `<path d="M-28 30V4h56v26z" fill="#f3e7cd" ${EDGE}/>${[-18, 0, 18].map((x, at) => `<path d="M${x - (at === 1 ? 11 : 8)} 4q0-${at === 1 ? 20 : 12} ${at === 1 ? 11 : 8}-${at === 1 ? 22 : 14} ${at === 1 ? 11 : 8} ${at === 1 ? 2 : 2} ${at === 1 ? 11 : 8} ${at === 1 ? 22 : 14}z" fill="#7fa9a3" ${EDGE}/>`).join('')}<path d="M0-18v-9M-3.500-24h7" stroke="#c79f57" stroke-width="2.400"/>${[-19, 0, 19].map((x) => `<path d="M${x - 5} 30V17a5 5 0 0 1 10 0v13z" fill="#7a4a2b" ${EDGE}/>`).join('')}`,
    effect: [vp(5)],
  },
  'building-studio-red-green': { house: studio(RED, GREEN), effect: ['bead-red', 'swap', 'bead-green'] },
  'building-studio-blue-green': { house: studio(BLUE, GREEN), effect: ['bead-blue', 'swap', 'bead-green'] },
  'building-studio-red-blue': { house: studio(RED, BLUE), effect: ['bead-red', 'swap', 'bead-blue'] },
  'building-trading-station': {
    house: `${wall('#d7c3a0', '#7a4a2b')}<path d="M-24 30V19h13v11zM10 30V17h15v13z" fill="#b98a4f" ${EDGE}/><path d="M-24 19l13 11m0-11l-13 11M10 17l15 13m0-13L10 30" stroke="#6b4420" stroke-width="1.300"/>${windows(0)}`,
    effect: ['furnace', 'arrow', 'plus', 'bead-any'],
  },
  'building-assembly-hall': {
    house: `<path d="M-28 30V-8h56v38z" fill="#e6cf9e" ${EDGE}/><path d="M-31-8h62v-6h-62z" fill="#b4492f" ${EDGE}/>${[-20, -7, 7, 20].map((x) => `<path d="M${x - 5} 30V14a5 5 0 0 1 10 0v16z" fill="#6a4a30" ${EDGE}/>`).join('')}<path d="M-8-14h16v-10H-8z" fill="#fbf2dc" ${EDGE}/><path d="M0-24v-7l9 3-9 3" fill="#c8283c" ${EDGE}/><path d="M-22-2h8v7h-8zM-4-2h8v7h-8zM14-2h8v7h-8z" fill="#7fc0cf" ${EDGE}/>`,
    effect: ['gondola', 'swap', { gold: 5 }, { gold: 1 }],
  },
  'building-lighthouse': {
    house: `<path d="M8-27l26-8v20z" fill="#fff3bf" opacity=".85"/><path d="M-14 30L-7-14H7l7 44z" fill="#fbf6ea" ${EDGE}/><path d="M-9.800 4h19.500l1.700 9h-22.900zM-8 -10l16 0 1 6H-9z" fill="#c8283c"/><path d="M-9-14H9v-4H-9z" fill="#5b6a70" ${EDGE}/><path d="M-6-18v-10H6v10z" fill="#ffe07a" ${EDGE}/><path d="M-8-28L0-35l8 7z" fill="#8c2f39" ${EDGE}/><path d="M-22 30h44v4h-44z" fill="#8f8570" ${EDGE}/>`,
    effect: ['ship', 'arrow', 'ship'],
  },
};

const SEA = `<circle cx="64" cy="19" r="8" fill="#fff7dc" opacity=".9"/><path d="M0 62h84v20H0z" fill="#2b8b91"/><path d="M8 70h14m30-3h18m-40 8h12" stroke="#d7f2ec" stroke-width="1.600" opacity=".7" stroke-linecap="round"/><path d="M2 58h80v8H2z" fill="#d8c39a" ${EDGE}/>`;

export const specials: Makers = {
  'building-back': (id) => cardBack(id, 'building'),
  ...Object.fromEntries(
    BUILDING_CARDS.map((name) => [
      name,
      (id: string) =>
        card(
          id,
          ['#d9eef0', '#8fc3cc'],
          `${SEA}${put(SPECIALS[name].house, 41.3, 37.5, 0.84)}`,
          signs(SPECIALS[name].effect),
        ),
    ]),
  ),
};
