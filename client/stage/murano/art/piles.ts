import type { Drawing } from '../../kit/piece.js';
import type { StackKind } from '../names.js';
import { plate } from './boats.js';
import { cardBack } from './cards.js';
import { GLASSES } from './colours.js';
import type { Makers } from '../../kit/makers.js';
import { INK, picture, put, slant } from '../../kit/svg.js';
import { tiles } from './tiles.js';
import { coin } from './tokens.js';

const EDGE = `stroke="${INK}" stroke-width="1.500" stroke-linejoin="round"`;

/** A pile of tiles or cards, its number on a plate at its lower edge, which is the middle of the picture. */
const WIDTH = 84;
const HEIGHT = 152;
const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 - 34 } as const;

const LAYERS: Readonly<Record<string, number>> = { one: 0, low: 2, high: 5 };

const empty = (round: number, half: { readonly x: number; readonly y: number }): string =>
  `<rect x="${MIDDLE.x - half.x}" y="${MIDDLE.y - half.y}" width="${2 * half.x}" height="${2 * half.y}" rx="${round}" fill="#8f7a52" opacity=".35" stroke="#5a4a2c" stroke-width="1.500" stroke-dasharray="5 4"/>`;

const pile = (id: string, kind: StackKind, height: string): Drawing => {
  const cards = kind === 'characters' || kind === 'buildings';
  const half = cards ? { x: 25, y: 34 } : { x: 30, y: 29 };
  const layers = LAYERS[height];
  if (layers === undefined) return picture(WIDTH, HEIGHT, `${empty(6, half)}${plate(WIDTH / 2, HEIGHT / 2)}`);

  const below = Array.from(
    { length: layers },
    (_, at) =>
      `<rect x="${MIDDLE.x - half.x}" y="${MIDDLE.y - half.y + 2 * (layers - at)}" width="${2 * half.x}" height="${2 * half.y}" rx="6" fill="${at % 2 === 0 ? '#b89c68' : '#d8c193'}" stroke="${INK}" stroke-width="1.100"/>`,
  ).join('');
  const top = cards ? topCard(id, kind) : topTile(id, kind);
  return picture(
    WIDTH,
    HEIGHT,
    `<rect x="${MIDDLE.x - half.x + 5}" y="${MIDDLE.y - half.y + 10}" width="${2 * half.x + 2}" height="${2 * half.y + layers}" rx="8" fill="#3b2a10" opacity=".32"/>${below}${top}${plate(WIDTH / 2, HEIGHT / 2)}`,
  );
};

/** Tiles of which all look alike lie with their faces up. */
const TOPS: Readonly<Record<StackKind, string>> = {
  streets: 'street-back',
  shops: 'shop-back',
  palaces: 'palace-back',
  factories: 'factory',
  specials: 'special',
  characters: 'character-back',
  buildings: 'building-back',
};

const topTile = (id: string, kind: StackKind): string => {
  const make = tiles[TOPS[kind]];
  if (make === undefined) throw new Error(`No tile lies on top of the ${kind}.`);
  return placed(make(`${id}-top`), MIDDLE.x - 32, MIDDLE.y - 31, 1);
};

const topCard = (id: string, kind: 'characters' | 'buildings' | StackKind): string =>
  placed(
    cardBack(`${id}-top`, kind === 'characters' ? 'character' : 'building'),
    MIDDLE.x - 25.2,
    MIDDLE.y - 35.4,
    0.6,
  );

/** A picture within another. */
const placed = ({ svg, width, height }: Drawing, x: number, y: number, scale: number): string =>
  svg.replace(
    /^<svg [^>]*>/,
    `<svg x="${x}" y="${y}" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">`,
  );

const KINDS: readonly StackKind[] = ['streets', 'shops', 'palaces', 'factories', 'specials', 'characters', 'buildings'];

/** The bag that beads are drawn from. */
const bag = (id: string): Drawing =>
  picture(
    WIDTH,
    HEIGHT,
    [
      `<ellipse cx="46" cy="74" rx="34" ry="8" fill="#3b2a10" opacity=".32"/>`,
      `<path d="M30 22c-3-5-7-8-11-10 6-4 11 0 15-1s5-5 9-5 6 3 10 4 6-3 12 0c-5 3-8 7-10 12 12 7 20 20 18 33-2 15-14 21-31 21S13 70 11 55C9 42 18 29 30 22z" fill="url(#${id}-cloth)" ${EDGE}/>`,
      `<path d="M28 21.500q14 5 28 0" fill="none" stroke="#f3d58c" stroke-width="4.500" stroke-linecap="round"/>`,
      `<path d="M17 52q0-15 11-23" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".35"/><path d="M36 30q-4 18 0 42M52 28q8 18 4 42" fill="none" stroke="#123844" stroke-width="1.300" opacity=".6"/>`,
      ...(['red', 'green', 'blue'] as const).map(
        (glass, at) =>
          `<circle cx="${28 + at * 14.5}" cy="${45 + (at % 2) * 5}" r="7.500" fill="${GLASSES[glass].plain}" ${EDGE}/><circle cx="${25.5 + at * 14.5}" cy="${42.5 + (at % 2) * 5}" r="2.200" fill="#fff" opacity=".85"/>`,
      ),
      plate(WIDTH / 2, HEIGHT / 2),
    ].join(''),
    slant(`${id}-cloth`, [0, '#4f9dac'], [1, '#174d5b']),
  );

/** The chest of gold. */
const supply = (id: string): Drawing =>
  picture(
    84,
    76,
    [
      `<ellipse cx="46" cy="66" rx="36" ry="7.500" fill="#3b2a10" opacity=".35"/>`,
      `<path d="M8 30Q8 6 24 4h38q14 2 14 26z" fill="#6d4221" ${EDGE}/><path d="M14 28q0-17 11-19h35q10 2 10 19z" fill="#2a1608"/>`,
      ...[
        [24, 27],
        [40, 22],
        [57, 26],
        [32, 31],
        [49, 31],
        [62, 32],
        [18, 33],
      ].map(([x = 0, y = 0]) => put(coin(), x, y, 0.78)),
      `<path d="M6 33h72v29q0 4-4 4H10q-4 0-4-4z" fill="url(#${id}-wood)" ${EDGE}/><path d="M6 43.500h72M6 54.500h72" stroke="#4b2a12" stroke-width="1.200"/>`,
      `<path d="M14 33h8v33h-8zM62 33h8v33h-8z" fill="#d9a741" ${EDGE}/><rect x="34" y="36" width="16" height="16" rx="3" fill="#e9c063" ${EDGE}/><circle cx="42" cy="42.500" r="2.600" fill="${INK}"/><path d="M42 43v5" stroke="${INK}" stroke-width="2.200"/>`,
    ].join(''),
    slant(`${id}-wood`, [0, '#a56a38'], [1, '#68401f']),
  );

export const piles: Makers = {
  ...Object.fromEntries(
    KINDS.flatMap((kind) =>
      ['none', 'one', 'low', 'high'].map((height) => [
        `stack-${kind}-${height}`,
        (id: string) => pile(id, kind, height),
      ]),
    ),
  ),
  bag,
  supply,
};
