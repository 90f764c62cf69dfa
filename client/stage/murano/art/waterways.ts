import { RING } from '#engine/murano/data/ring.js';
import { spotOf } from '../map.js';
import type { Drawing, Spot } from '../../kit/piece.js';
import { INK, n, picture, put } from '../../kit/svg.js';
import type { Makers } from '../../kit/makers.js';
import { standing } from './scenery.js';
import { paving } from './tiles.js';

/** The canal of the ring with its current, S. Giacomo within it, and a rose of the winds where no island lies. */

/** What part of the board a picture of the waterways shows. */
export const CANAL = { left: 296, top: 350, width: 1276, height: 410 } as const;

/** A closed smooth line through all spots. */
const through = (spots: readonly Spot[]): string => {
  const at = (index: number): Spot => spots[(index + spots.length) % spots.length] ?? { x: 0, y: 0 };
  const curves = spots.map((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const [c1, c2] = [
      { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 },
      { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 },
    ];
    return `C${n(c1.x)} ${n(c1.y)} ${n(c2.x)} ${n(c2.y)} ${n(to.x)} ${n(to.y)}`;
  });
  return `M${n(at(0).x)} ${n(at(0).y)}${curves.join('')}Z`;
};

const onCanal = (spot: Spot): Spot => ({ x: spot.x - CANAL.left, y: spot.y - CANAL.top });

const canal = (): Drawing => {
  const spots = RING.map((_, space) => onCanal(spotOf.space(space)));
  const line = through(spots);
  const arrows = spots.map((from, index) => {
    const to = spots[(index + 1) % spots.length] ?? from;
    const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    return put(
      `<path d="M-5-6L3 0l-8 6" fill="none" stroke="#eafaf6" stroke-width="3.600" stroke-linecap="round" stroke-linejoin="round" opacity=".9"/>`,
      (from.x + to.x) / 2,
      (from.y + to.y) / 2,
      1,
      turn,
    );
  });
  return picture(
    CANAL.width,
    CANAL.height,
    [
      ['#9fe0d6', 92, 0.16],
      ['#0a3d48', 82, 0.34],
      ['#2b929b', 72, 0.42],
    ]
      .map(
        ([colour = '', width = 0, opacity = 0]) =>
          `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" opacity="${opacity}"/>`,
      )
      .join('') +
      `<path d="${line}" fill="none" stroke="#cfeee6" stroke-width="1.600" stroke-dasharray="10 9" opacity=".55"/>${arrows.join('')}`,
  );
};

/** S. Giacomo e S. Maffio: a long quay, where all that can be had is piled up. */
export const GIACOMO = { left: 440, top: 436, width: 990, height: 220 } as const;

/** What lies on it, from one end to the other: the quay goes along below. */
const ALONG: readonly Spot[] = [
  ...(['streets', 'factories', 'shops', 'palaces', 'specials', 'buildings', 'characters'] as const).map(spotOf.stack),
  spotOf.bag,
  spotOf.supply,
];

const giacomo = (id: string): Drawing => {
  const middle = ALONG.map(({ x, y }) => ({ x: x - GIACOMO.left, y: y + 9 - GIACOMO.top }));
  const line = middle.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');
  const shore = (width: number, paint: string, down = 0, right = 0, opacity = 1): string =>
    `<path d="${line}" transform="translate(${right} ${down})" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;
  return picture(
    GIACOMO.width,
    GIACOMO.height,
    [
      shore(132, '#bdf0e2', 2, 0, 0.2),
      shore(114, '#06222a', 10, 5, 0.35),
      shore(116, INK, 7),
      shore(113, `url(#${id}-bricks)`, 7),
      shore(116, INK),
      shore(113, '#f6e8c9'),
      shore(106, '#e2cc9c'),
      shore(98, `url(#${id}-stones)`),
      shore(98, '#fff3d6', 0, 0, 0.18),
      ...middle.slice(0, -1).map(({ x, y }, at) => {
        const next = middle[at + 1] ?? { x, y };
        return standing(at * 3 + 2, (x + next.x) / 2, (y + next.y) / 2 - 37);
      }),
    ].join(''),
    `<pattern id="${id}-bricks" width="14" height="8" patternUnits="userSpaceOnUse"><rect width="14" height="8" fill="#b2573c"/><path d="M0 .5h14M0 4.500h14M4 .5v4M11 4.500v4" stroke="#7e3323" stroke-width="1"/></pattern><pattern id="${id}-stones" width="120" height="80" patternUnits="userSpaceOnUse"><rect width="120" height="80" fill="#bfae88"/>${paving(0, 0, 120, 80, 77)}</pattern>`,
  );
};

/** A rose of the winds on the open lagoon. */
const compass = (): Drawing => {
  const ray = (turn: number, length: number, width: number): string =>
    put(
      `<path d="M0 ${-length}L${width} ${-width}L0 0z" fill="#0f4a55"/><path d="M0 ${-length}L${-width} ${-width}L0 0z" fill="#e9f6ef"/>`,
      120,
      120,
      1,
      turn,
    );
  return picture(
    240,
    240,
    `<g opacity=".72"><circle cx="120" cy="120" r="92" fill="none" stroke="#dcefe9" stroke-width="2"/><circle cx="120" cy="120" r="84" fill="none" stroke="#dcefe9" stroke-width="6" stroke-dasharray="2 9"/><circle cx="120" cy="120" r="56" fill="none" stroke="#dcefe9" stroke-width="1.500"/>${[45, 135, 225, 315].map((turn) => ray(turn, 76, 11)).join('')}${[0, 90, 180, 270].map((turn) => ray(turn, 108, 15)).join('')}<circle cx="120" cy="120" r="9" fill="#e3b04b" stroke="${INK}" stroke-width="1.500"/></g>`,
  );
};

export const waterways: Makers = { canal, giacomo, compass };
