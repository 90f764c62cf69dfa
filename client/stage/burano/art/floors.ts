import { FLOOR_CARDS } from '#events/burano/components.js';
import type { FloorCard } from '#events/burano/components.js';
import { factsOf } from '#engine/burano/data/floors.js';
import type { FloorFacts } from '#engine/burano/data/floors.js';
import { SHOP_POINTS } from '#engine/burano/data/supply.js';
import type { Makers } from '../../kit/makers.js';
import type { Drawing } from '../../kit/piece.js';
import { figure, INK, n, picture, put } from '../../kit/svg.js';
import { PAINTS, wallOf } from './colours.js';
import { awning, cat, chimney, flower, GOODS, inRow, lampGlow, pedestrian, plant, streetlight } from './things.js';
import { closedWindow, door, openWindow } from './windows.js';
import type { Opening } from './windows.js';

const EDGE = `stroke="${INK}" stroke-width="1.600" stroke-linejoin="round"`;

/** A floor of a house, 100 by 100, so that floors above each other make a house. */
const floorCard = (id: string, card: FloorCard): Drawing => {
  const facts = factsOf(card);
  const body = { 1: firstFloor, 2: secondFloor, 3: thirdFloor }[facts.floor](id, facts);
  return picture(
    100,
    100,
    body,
    [
      wallOf(id, facts.colour),
      `<linearGradient id="${id}-light" x1="0" y1="0" x2="1" y2=".25"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1c1206" stop-opacity=".3"/></linearGradient>`,
      ...(facts.streetlight > 0 ? [lampGlow(id)] : []),
      ...(facts.floor === 3
        ? [
            `<pattern id="${id}-tiles" width="10" height="8" patternUnits="userSpaceOnUse"><rect width="10" height="8" fill="#c96f4a"/><path d="M0 0q0 7 5 7t5-7" fill="#dd8a60" stroke="#8a3f22" stroke-width="1.100"/></pattern>`,
          ]
        : []),
    ].join(''),
  );
};

/** The painted wall, its stone edges, and the shade of the street. */
const wall = (id: string, top: number): string =>
  [
    `<rect x="1" y="${top}" width="98" height="${100 - top}" fill="url(#${id}-wall)"/>`,
    ...[1, 93].map((x) =>
      Array.from(
        { length: Math.ceil((100 - top) / 16) },
        (_, at) =>
          `<rect x="${x + (x > 50 && at % 2 === 0 ? -3 : 0)}" y="${top + at * 16}" width="${at % 2 === 0 ? 9 : 6}" height="${Math.min(14, 100 - top - at * 16)}" fill="#fbf2dc" opacity=".7"/>`,
      ).join(''),
    ),
    `<rect x="1" y="${top}" width="98" height="${100 - top}" fill="url(#${id}-light)"/>`,
    `<path d="M1 ${top}V100M99 ${top}V100" stroke="${INK}" stroke-width="2"/>`,
  ].join('');

const ledge = (y: number): string =>
  `<rect x="0" y="${y}" width="100" height="5" fill="#fbf2dc" stroke="${INK}" stroke-width="1.100"/><path d="M1 ${y + 3.6}h98" stroke="#b79f72" stroke-width="1.200"/>`;

const times = (count: number, thing: (at: number) => string): readonly string[] =>
  Array.from({ length: count }, (_, at) => thing(at));

/** The windows of an upper floor: the shut one to the right, awnings and cats from the left. */
const windows = (facts: FloorFacts, at: Pick<Opening, 'y' | 'height'>): string => {
  const paint = PAINTS[facts.colour];
  const places = [25, 75].map((x): Opening => ({ x, width: 25, ...at }));
  const open = places.slice(0, 2 - facts.closedWindow);
  const awnings = [...times(facts.redAwning, () => awning('red')), ...times(facts.blueAwning, () => awning('blue'))];
  return [
    ...open.map((place) => openWindow(place, paint)),
    ...places.slice(2 - facts.closedWindow).map(closedWindow),
    ...open.slice(0, facts.cat).map(({ x, y, height }) => put(cat(), x, y + height, Math.min(0.95, height / 36))),
    ...awnings.map((cloth, index) => put(cloth, open[index]?.x ?? 50, at.y + 3, 0.88)),
  ].join('');
};

/** What stands on the ledge below the windows; a cat too, where each open window has one. */
const onLedge = (facts: FloorFacts): readonly string[] => [
  ...times(facts.flower, flower),
  ...times(facts.plant, plant),
  ...times(Math.max(0, facts.cat - (2 - facts.closedWindow)), cat),
];

const secondFloor = (id: string, facts: FloorFacts): string => {
  const things = onLedge(facts);
  return [
    wall(id, 0),
    windows(facts, things.length > 0 ? { y: 13, height: 36 } : { y: 26, height: 42 }),
    ...(facts.streetlight > 0 ? [put(streetlight(id), 50, 22)] : []),
    ledge(95),
    inRow(things, 88, 95, 30),
  ].join('');
};

const thirdFloor = (id: string, facts: FloorFacts): string => {
  const things = onLedge(facts);
  return [
    ...(facts.chimney > 0 ? [put(chimney(), 50, 34, 0.8)] : []),
    wall(id, 27),
    `<path d="M6 12h88l6 14H0z" fill="url(#${id}-tiles)" ${EDGE}/><rect x="0" y="25" width="100" height="5" fill="#fbf2dc" stroke="${INK}" stroke-width="1.100"/>`,
    windows(facts, things.length > 0 ? { y: 36, height: 26 } : { y: 44, height: 34 }),
    ledge(95),
    inRow(things, 88, 95, 27),
  ].join('');
};

const firstFloor = (id: string, facts: FloorFacts): string => {
  const paint = PAINTS[facts.colour];
  const right: Opening = { x: 74, y: 17, width: 25, height: 32 };
  return [
    wall(id, 0),
    facts.shop === null ? door(26, 16, 95, paint) : shopFront(facts.shop),
    facts.closedWindow > 0 ? closedWindow(right) : openWindow(right, paint),
    ...(facts.redAwning > 0 ? [put(awning('red'), right.x, 20, 0.98)] : []),
    ...(facts.blueAwning > 0 ? [put(awning('blue'), right.x, 20, 0.98)] : []),
    `<rect x="0" y="93" width="100" height="7" fill="#d9cdb0" stroke="${INK}" stroke-width="1.100"/><path d="M18 93v7M46 93v7M72 93v7" stroke="#a8966e" stroke-width="1.100"/>`,
    inRow(
      [
        ...times(facts.pedestrian, pedestrian),
        ...times(facts.flower, flower),
        ...times(facts.plant, plant),
        ...times(facts.cat, cat),
      ],
      92,
      97,
      26,
    ),
  ].join('');
};

/** A shop's sign with what it sells, and the points that it brings. */
const shopFront = (shop: keyof typeof GOODS): string =>
  [
    `<path d="M10 95V40h36v55z" fill="#3b2a1c" ${EDGE}/><path d="M13 92V50h30v42z" fill="#ffdf94"/><path d="M28 50v42M13 70h30" stroke="#3b2a1c" stroke-width="1.600"/>`,
    `<rect x="5" y="6" width="46" height="42" rx="5" fill="#fffaf0" ${EDGE}/><rect x="8" y="9" width="40" height="36" rx="3" fill="none" stroke="#8f6512" stroke-width="1.200"/>`,
    put(GOODS[shop], 24, 27, 1.05),
    `<circle cx="47" cy="41" r="9.500" fill="#b4492f" ${EDGE}/>${figure(SHOP_POINTS[shop], 47, 41, 15, '#fffaf0')}`,
  ].join('');

/** The back of a card: a house of three storeys, with the one lit that the card is for. */
const back = (id: string, lit: readonly number[]): string =>
  [
    `<rect x="2" y="2" width="96" height="96" rx="9" fill="url(#${id}-back)" ${EDGE}/>`,
    `<rect x="7" y="7" width="86" height="86" rx="6" fill="none" stroke="#e3b04b" stroke-width="1.800"/>`,
    `<path d="M28 36L50 16l22 20z" fill="#d98a60" ${EDGE}/>`,
    ...[3, 2, 1].map((floor, at) => {
      const y = 36 + at * 16;
      const isLit = lit.includes(floor);
      // Where it is dark there are no windows to be seen: the light is not a matter of colour alone.
      const windows = `<rect x="37" y="${n(y + 4)}" width="7" height="8" fill="${INK}" opacity=".7"/><rect x="56" y="${n(y + 4)}" width="7" height="8" fill="${INK}" opacity=".7"/>`;
      return `<rect x="32" y="${y}" width="36" height="16" fill="${isLit ? '#ffe08a' : '#2b6570'}" ${EDGE}/>${isLit ? windows : ''}`;
    }),
  ].join('');

const BACK = (id: string): string =>
  `<linearGradient id="${id}-back" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#2f8390"/><stop offset="1" stop-color="#124450"/></linearGradient>`;

const deck = (id: string, floor: number): Drawing =>
  picture(
    100,
    100,
    [
      ...[6, 4, 2].map(
        (at) => `<rect x="${2 + at}" y="${2 + at}" width="92" height="92" rx="9" fill="#d8c193" ${EDGE}/>`,
      ),
      put(back(id, [floor]), -1, -1, 0.95),
    ].join(''),
    BACK(id),
  );

export const floors: Makers = {
  ...Object.fromEntries(FLOOR_CARDS.map((card) => [card, (id: string) => floorCard(id, card)])),
  'floor-back': (id) => picture(100, 100, back(id, [1, 2, 3]), BACK(id)),
  'deck-1': (id) => deck(id, 1),
  'deck-2': (id) => deck(id, 2),
  'deck-3': (id) => deck(id, 3),
  'deck-none': () =>
    picture(
      100,
      100,
      `<rect x="6" y="6" width="88" height="88" rx="8" fill="#3d2610" opacity=".25" stroke="#3d2610" stroke-width="2" stroke-dasharray="7 6"/>`,
    ),
};
