import { FRAGMENTS } from '#events/light-masters/components.js';
import type { Category, Creation, Fragment } from '#events/light-masters/components.js';
import { cardOf } from '#engine/light-masters/data/creations.js';
import type { Drawing } from '../../kit/piece.js';
import { n, picture, put, slant } from '../../kit/svg.js';
import { emblem } from './emblems.js';
import { GLASS, LEAD, gem } from './glass.js';

export const CARD = { width: 92, height: 130 } as const;
const INNER = { width: 88, height: 126 } as const;
/** The window with the picture, and the strip with the cost to its right. */
const WINDOW = { x: 5, y: 5, width: 56, height: 116 } as const;
const STRIP = { x: 64.5, middle: 74, width: 19, top: 16, step: 19.4 } as const;

/** The glass of a creation, colour by colour: what it costs most of first. */
export interface Panes {
  readonly a: string;
  readonly b: string;
  readonly c: string;
}

const costOf = (creation: Creation): readonly Fragment[] => {
  const { cost } = cardOf(creation);
  return FRAGMENTS.flatMap((fragment) => Array.from({ length: cost[fragment] }, () => fragment)).sort(
    (one, other) => cost[other] - cost[one] || FRAGMENTS.indexOf(one) - FRAGMENTS.indexOf(other),
  );
};

/** A creation of coloured glass against the light, with the four fragments that it costs and its categories beside it. */
export const creationCard = (
  id: string,
  creation: Creation,
  image: (panes: Panes) => string,
  light: 'lit' | 'used',
): Drawing => {
  const cost = costOf(creation);
  const { categories } = cardOf(creation);
  const [a, b, c] = [...new Set(cost)];
  const panes: Panes = {
    a: `url(#${id}-a)`,
    b: `url(#${id}-b)`,
    c: c === undefined ? `url(#${id}-b)` : `url(#${id}-c)`,
  };
  return picture(
    CARD.width,
    CARD.height,
    [
      frame(id),
      `<g clip-path="url(#${id}-window)"><rect x="5" y="5" width="57" height="118" fill="url(#${id}-sky)"/>${RAYS}${put(image(panes), WINDOW.x + WINDOW.width / 2, WINDOW.y + WINDOW.height / 2)}</g>`,
      `<rect x="${WINDOW.x}" y="${WINDOW.y}" width="${WINDOW.width}" height="${WINDOW.height}" rx="5" fill="none" stroke="${LEAD}" stroke-width="1.600"/>`,
      ...cost.map((fragment, at) => gem(fragment, STRIP.middle, STRIP.top + at * STRIP.step, 18.5)),
      `<path d="M${STRIP.x} ${n(STRIP.top + 3.5 * STRIP.step + 1.5)}h${STRIP.width}" stroke="#a98449" stroke-width="1.200"/>`,
      ...signs(categories),
      light === 'lit' ? '' : SHADE,
    ].join(''),
    [
      `<clipPath id="${id}-window"><rect x="${WINDOW.x}" y="${WINDOW.y}" width="${WINDOW.width}" height="${WINDOW.height}" rx="5"/></clipPath>`,
      `<radialGradient id="${id}-sky" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="#fffdf2"/><stop offset=".5" stop-color="#f6e6bd"/><stop offset="1" stop-color="#c79d5c"/></radialGradient>`,
      slant(`${id}-paper`, [0, '#fffaf0'], [1, '#ecdcb9']),
      ...[a, b, c].flatMap((fragment, at) =>
        fragment === undefined ? [] : [paneOf(`${id}-${'abc'.charAt(at)}`, fragment)],
      ),
    ].join(''),
  );
};

/** Over a creation whose advantage is used up. */
const SHADE = `<rect x="1" y="1" width="88" height="126" rx="8" fill="#24150b" opacity=".52"/>`;

const RAYS = `<g fill="#fff" opacity=".28"><path d="M33 50L8-10H22zM33 50L40-10H60zM33 50L-4 40V62zM33 50L70 30V56zM33 50L18 132H34zM33 50L50 132H68z"/></g>`;

const frame = (id: string): string =>
  `<rect x="4" y="5" width="${INNER.width}" height="${INNER.height - 1}" rx="8" fill="#0b0704" opacity=".4"/><rect x="1" y="1" width="${INNER.width}" height="${INNER.height}" rx="8" fill="url(#${id}-paper)" stroke="${LEAD}" stroke-width="1.400"/>`;

const paneOf = (id: string, fragment: Fragment): string => {
  const { light, plain, deep } = GLASS[fragment];
  return slant(id, [0, light, 0.95], [0.45, plain, 0.92], [1, deep, 0.95]);
};

/** One category in full, two below each other. */
const signs = (categories: readonly Category[]): readonly string[] =>
  categories.length === 1
    ? categories.map((category) => emblem(category, STRIP.middle, 107, 21))
    : categories.map((category, at) => emblem(category, STRIP.middle, 98.5 + at * 18.2, 17));

/** A card from behind: the furnace's mark. */
export const creationBack = (id: string): Drawing =>
  picture(
    CARD.width,
    CARD.height,
    [
      frame(id),
      `<rect x="5.500" y="5.500" width="79" height="117" rx="5" fill="url(#${id}-back)" stroke="#8f6512" stroke-width="1.300"/>`,
      ...Array.from({ length: 5 }, (_, row) =>
        Array.from(
          { length: 4 },
          (__, column) =>
            `<path d="M${n(15.5 + column * 19.7)} ${n(11 + row * 24)}l7 10-7 10-7-10z" fill="none" stroke="#e9c46e" stroke-width=".9" opacity=".5"/>`,
        ).join(''),
      ),
      `<circle cx="45" cy="64" r="27" fill="#2a1220" stroke="#e3b04b" stroke-width="2.200"/>`,
      gem('blue', 45, 49, 17),
      gem('red', 58, 70, 16),
      gem('yellow', 32, 71, 16),
      gem('green', 45, 80, 13),
    ].join(''),
    `${slant(`${id}-paper`, [0, '#fffaf0'], [1, '#ecdcb9'])}${slant(`${id}-back`, [0, '#6b2647'], [1, '#32102a'])}`,
  );
