import { HOUSES } from '#events/burano/components.js';
import type { Seat } from '#events/viewer.js';
import type { Makers } from '../../kit/makers.js';
import type { Drawing } from '../../kit/piece.js';
import { downward, figure, INK, n, picture, put, strewn } from '../../kit/svg.js';
import { boxOf, planFor, spotOf } from '../plan.js';
import type { Plan } from '../plan.js';

const EDGE = `stroke="${INK}" stroke-width="1.600" stroke-linejoin="round"`;

/** Each street has its hour: morning, noon, afternoon, evening. */
const SKIES: readonly (readonly [top: string, low: string, far: string])[] = [
  ['#8fcbe0', '#fdeed0', '#9db8bd'],
  ['#7fc0ea', '#e2f3f2', '#9bbccb'],
  ['#9fb9e8', '#ffdfc0', '#b3a8bd'],
  ['#b59ad6', '#ffc9a8', '#a892b3'],
];

/** Where a street stands: the sky over the lagoon, gardens where no house is yet, and the quay before them. */
const scene = (id: string, plan: Plan, seat: Seat): Drawing => {
  const { left, width, height } = boxOf.scene(plan, seat);
  const { quay, floor } = plan.storeys;
  const foot = height - quay;
  const middles = Array.from({ length: HOUSES }, (_, house) => spotOf.space(plan, seat, house, 1).x - left);
  const [, low = '', far = ''] = SKIES[seat] ?? [];
  const horizon = foot - floor * 0.9;
  return picture(
    width,
    height,
    [
      `<g clip-path="url(#${id}-inside)">`,
      `<rect width="${width}" height="${height}" fill="url(#${id}-sky)"/>`,
      clouds(width, horizon, seat),
      `<rect y="${n(horizon - 6)}" width="${width}" height="${n(floor)}" fill="#7fb9bd"/><rect y="${n(horizon - 6)}" width="${width}" height="${n(floor)}" fill="${low}" opacity=".35"/>`,
      distance(width, horizon, floor, far, seat),
      ...middles.map((x, house) => garden(x, foot, floor, house * 5 + seat * 3)),
      pavement(id, width, foot, quay),
      `</g>`,
      ...middles.map((x, house) => lotNumber(x, foot + quay - 18, house + 1)),
      `<path d="M1 ${height - 2}V14Q1 1 14 1H${width - 14}Q${width - 1} 1 ${width - 1} 14V${height - 2}" fill="none" ${EDGE}/>`,
    ].join(''),
    `<clipPath id="${id}-inside"><path d="M1 ${height}V14Q1 1 14 1H${width - 14}Q${width - 1} 1 ${width - 1} 14V${height}z"/></clipPath>${downward(`${id}-sky`, [0, SKIES[seat]?.[0] ?? ''], [0.75, low])}${downward(`${id}-stone`, [0, '#d8c49a'], [1, '#efe0bb'])}<pattern id="${id}-brick" width="16" height="9" patternUnits="userSpaceOnUse"><rect width="16" height="9" fill="#a85a3f"/><path d="M0 .5h16M0 5h16M4 .5v4.500M12 5v4" stroke="#7a3524" stroke-width="1"/></pattern>`,
  );
};

const clouds = (width: number, horizon: number, seat: Seat): string =>
  Array.from({ length: 6 }, (_, at) => {
    const [x, y] = [strewn(at * 3 + seat * 17) * width, 14 + strewn(at * 7 + seat) * horizon * 0.5];
    return put(
      `<path d="M-40 8q-14-12 6-16 6-16 26-9 18-10 26 6 20-2 18 13-2 8-14 8h-52q-8 0-10-2z" fill="#fffdf6" opacity=".6"/>`,
      x,
      y,
      0.7 + strewn(at + 5) * 0.8,
    );
  }).join('');

/** The far shore: roofs, trees, and the tower of the church, which leans. */
const distance = (width: number, horizon: number, floor: number, far: string, seat: Seat): string => {
  const roofs = Array.from({ length: 30 }, (_, at) => {
    const [x, high] = [(at / 30) * width, floor * (0.12 + strewn(at * 9 + seat) * 0.28)];
    return `<path d="M${n(x)} ${n(horizon)}v${n(-high)}l${n(width / 72)} ${n(-floor * 0.09)} ${n(width / 72)} ${n(floor * 0.09)}v${n(high)}z" fill="${far}" opacity="${n(0.42 + strewn(at) * 0.25)}"/>`;
  }).join('');
  const tower = put(
    `<g transform="rotate(4)"><path d="M-10 0V-92h20V0z" fill="${far}"/><path d="M-12-92h24v-5h-24zM-9-97v-15h18v15zM-9-112L0-140l9 28z" fill="${far}"/><path d="M-4-97v-10a4 4 0 0 1 8 0v10z" fill="#fffaf0" opacity=".5"/></g>`,
    width * (0.12 + 0.76 * strewn(seat * 5 + 2)),
    horizon,
    floor / 62,
  );
  return `${roofs}${tower}`;
};

/** A place where no house is yet: a wall with something green behind it, or washing on a line. */
const garden = (x: number, foot: number, floor: number, seed: number): string => {
  const unit = floor / 100;
  const pick = Math.floor(strewn(seed) * 4);
  const behind = [
    `<path d="M-30-30q-10-34 14-38 6-24 26-10 26-2 22 24 12 14-6 24z" fill="#5f9a63"/><circle cx="-6" cy="-52" r="6" fill="#8cc084"/><circle cx="16" cy="-42" r="5" fill="#8cc084"/>`,
    `<path d="M-14-30q-6-44 4-64 12 20 6 64z" fill="#3f7550"/><path d="M14-30q-5-36 3-52 10 16 5 52z" fill="#4b855b"/>`,
    `<path d="M-40-62q40 14 80 0" fill="none" stroke="#6b5a42" stroke-width="2"/><path d="M-30-58l16 4-1 22-15-3zM-8-54h16v25H-8zM14-55l16-4 1 23-16 2z" fill="#fffaf0" stroke="#b9a987" stroke-width="1.200"/><path d="M-8-44h16" stroke="#6c95d8" stroke-width="4"/><path d="M-29-48l15 4" stroke="#d96a62" stroke-width="4"/>`,
    `<path d="M-34-30q0-22 16-24 14-14 30-2 22 0 22 26z" fill="#6fa76b"/><circle cx="-14" cy="-40" r="4" fill="#f06ab4"/><circle cx="6" cy="-46" r="4" fill="#fff3c0"/><circle cx="20" cy="-38" r="4" fill="#f06ab4"/>`,
  ][pick];
  return put(
    `<g opacity=".86">${behind ?? ''}<path d="M-50 0v-30h100V0z" fill="#d9bd97"/><path d="M-50-30h100v-5h-100z" fill="#f3e6c8" stroke="#a1845a" stroke-width="1.200"/><path d="M-50-15h100M-50-7h100M-36-30v15M-6-30v15M26-30v15M-20-15v8M10-15v8M40-15v8" stroke="#b5936a" stroke-width="1.100"/></g>`,
    x,
    foot,
    unit,
  );
};

/** The pavement, its edge of white stone, the bricks below it and the water's line. */
const pavement = (id: string, width: number, foot: number, quay: number): string => {
  const rim = foot + quay - 9;
  const joints = Array.from({ length: Math.ceil(width / 52) + 1 }, (_, at) => {
    const x = at * 52;
    return `<path d="M${x} ${n(foot)}v${n(quay * 0.3)}M${x + 26} ${n(foot + quay * 0.3)}v${n(quay * 0.3)}M${x} ${n(foot + quay * 0.6)}V${n(rim)}" stroke="#b59c6b" stroke-width="1.300"/>`;
  }).join('');
  return [
    `<rect y="${n(foot)}" width="${width}" height="${n(quay)}" fill="url(#${id}-stone)"/>`,
    joints,
    ...[0.3, 0.6].map(
      (part) => `<path d="M0 ${n(foot + quay * part)}h${width}" stroke="#b59c6b" stroke-width="1.300"/>`,
    ),
    `<rect y="${n(foot)}" width="${width}" height="7" fill="#5b4320" opacity=".32"/>`,
    `<rect y="${n(rim)}" width="${width}" height="9" fill="url(#${id}-brick)"/><rect y="${n(rim - 6)}" width="${width}" height="7" fill="#fffaf0" stroke="${INK}" stroke-width="1.200"/>`,
  ].join('');
};

/** The number of a place, let into the edge of the quay. */
const lotNumber = (x: number, y: number, number: number): string =>
  `<rect x="${n(x - 15)}" y="${n(y - 10)}" width="30" height="21" rx="4" fill="#fbf2dc" stroke="#8a6d3b" stroke-width="1.200"/>${figure(number, x, y + 0.5, 18, '#6b4a24')}`;

const SEATS = [1, 2, 3, 4] as const;

export const scenes: Makers = Object.fromEntries(
  SEATS.flatMap((seats) =>
    Array.from({ length: seats }, (_, seat) => [
      `scene-${seats}-${seat}`,
      (id: string) => scene(id, planFor(seats), seat),
    ]),
  ),
);
