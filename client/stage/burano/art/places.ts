import { FLOORS } from '#events/burano/components.js';
import type { Makers } from '../../kit/makers.js';
import type { Drawing } from '../../kit/piece.js';
import { downward, figure, INK, n, picture, strewn } from '../../kit/svg.js';
import { boxOf, planFor, spotOf } from '../plan.js';
import type { Plan } from '../plan.js';

const EDGE = `stroke="${INK}" stroke-width="1.600" stroke-linejoin="round"`;

/** The market: a striped canopy, three shelves, and the numbers of the columns. */
const market = (id: string, plan: Plan): Drawing => {
  const { left, top, width, height } = plan.market;
  const columns = Array.from({ length: plan.columns }, (_, column) => spotOf.shelf(plan, column, 1).x - left);
  const shelfY = FLOORS.map((floor) => spotOf.shelf(plan, 0, floor).y - top + plan.shelf.card / 2);
  const decks = spotOf.shelf(plan, -1, 1).x - left + plan.shelf.across / 2 + 6;
  const stripes = Math.round(width / 34);
  const wide = (width - 4) / stripes;
  return picture(
    width,
    height,
    [
      `<rect x="8" y="14" width="${width - 12}" height="${height - 16}" rx="8" fill="#06222a" opacity=".4"/>`,
      `<rect x="4" y="8" width="${width - 8}" height="${height - 14}" rx="8" fill="url(#${id}-wood)" ${EDGE}/>`,
      `<rect x="11" y="30" width="${width - 22}" height="${height - 44}" rx="4" fill="url(#${id}-dark)" stroke="#3d2610" stroke-width="1.500"/>`,
      `<rect x="11" y="30" width="${n(decks - 11)}" height="${height - 44}" rx="4" fill="#1e120a" opacity=".38"/><path d="M${n(decks)} 30V${height - 14}" stroke="#3d2610" stroke-width="5"/><path d="M${n(decks - 1)} 30V${height - 14}" stroke="#b98a55" stroke-width="1.500"/>`,
      ...shelfY.map(
        (y) =>
          `<rect x="9" y="${n(y)}" width="${width - 18}" height="5.500" fill="#c4935a" stroke="#3d2610" stroke-width="1.200"/><path d="M11 ${n(y + 7)}h${width - 22}" stroke="#000" stroke-width="3" opacity=".3"/>`,
      ),
      ...Array.from({ length: stripes }, (_, at) => {
        const x = 2 + at * wide;
        const fill = at % 2 === 0 ? '#b4492f' : '#fff6e2';
        return `<path d="M${n(x)} 2h${n(wide)}v20q0 ${n(wide * 0.42)} ${n(-wide / 2)} ${n(wide * 0.42)}T${n(x)} 22z" fill="${fill}" stroke="#5c1d12" stroke-width="1"/>`;
      }),
      `<path d="M2 2h${width - 4}v6H2z" fill="#5c1d12" opacity=".25"/>`,
      ...columns.map(
        (x, column) => `<circle cx="${n(x)}" cy="16" r="13" fill="#fffaf0" ${EDGE}/>${figure(column + 1, x, 16, 19)}`,
      ),
    ].join(''),
    `${downward(`${id}-wood`, [0, '#a9743f'], [1, '#734a23'])}${downward(`${id}-dark`, [0, '#4a3018'], [1, '#6d4a28'])}`,
  );
};

/** The piazza: paved with stones, with a kerb around it. */
const piazza = (id: string, plan: Plan): Drawing => {
  const { width, height } = plan.piazza;
  const slabs = Array.from({ length: Math.ceil(height / 26) }, (_, row) =>
    Array.from({ length: Math.ceil(width / 46) + 1 }, (__, column) => {
      const shade = strewn(row * 31 + column * 7);
      const x = column * 46 - (row % 2) * 23;
      return `<rect x="${x}" y="${row * 26}" width="45" height="25" fill="${shade > 0.66 ? '#e6d6b2' : shade > 0.33 ? '#dccaa2' : '#d2be93'}"/>`;
    }).join(''),
  ).join('');
  return picture(
    width,
    height,
    [
      `<rect x="6" y="8" width="${width - 8}" height="${height - 8}" rx="16" fill="#06222a" opacity=".4"/>`,
      `<rect x="2" y="2" width="${width - 6}" height="${height - 6}" rx="15" fill="#fbf2dc" ${EDGE}/>`,
      `<g clip-path="url(#${id}-inside)"><rect width="${width}" height="${height}" fill="#bda878"/>${slabs}<rect width="${width}" height="${height}" fill="url(#${id}-sun)"/></g>`,
      `<rect x="9" y="9" width="${width - 20}" height="${height - 20}" rx="10" fill="none" stroke="#9d8453" stroke-width="1.500"/>`,
    ].join(''),
    `<clipPath id="${id}-inside"><rect x="9" y="9" width="${width - 20}" height="${height - 20}" rx="10"/></clipPath><radialGradient id="${id}-sun" cx=".4" cy=".3" r=".9"><stop offset="0" stop-color="#fff7dc" stop-opacity=".65"/><stop offset="1" stop-color="#8a6a34" stop-opacity=".28"/></radialGradient>`,
  );
};

/** A barge before a street, on which lies what its player has; it is lit where its player is to decide. */
const corner = (id: string, plan: Plan, isLit: boolean): Drawing => {
  const { width, height } = boxOf.strip(plan, 0);
  const [top, bottom] = isLit ? ['#fff0c0', '#f2cb6c'] : ['#f3e6c8', '#d9c194'];
  return picture(
    width,
    height,
    [
      `<path d="M2 5H${width - 2}L${width - 12} ${height - 3}H12z" fill="#06222a" opacity=".4" transform="translate(3 3)"/>`,
      `<path d="M2 4H${width - 2}L${width - 11} ${height - 4}H11z" fill="#5e3514" ${EDGE}/>`,
      `<path d="M7 7H${width - 7}L${width - 15} ${height - 9}H15z" fill="url(#${id}-deck)" stroke="#8f6a36" stroke-width="1"/>`,
      ...[0.34, 0.62].map(
        (part) =>
          `<path d="M12 ${n(7 + (height - 16) * part)}H${width - 12}" stroke="#a88450" stroke-width="1" opacity=".4"/>`,
      ),
      ...(isLit
        ? [
            `<path d="M4 5.500H${width - 4}L${width - 12} ${height - 5}H12z" fill="none" stroke="#e3a52f" stroke-width="3.500" stroke-linejoin="round"/>`,
          ]
        : []),
    ].join(''),
    downward(`${id}-deck`, [0, top], [1, bottom]),
  );
};

const SEATS = [1, 2, 3, 4] as const;

/** What the cards and the people lie and stand on. */
export const places: Makers = Object.fromEntries(
  SEATS.flatMap((seats) => {
    const plan = planFor(seats);
    return [
      [`market-${seats}`, (id: string) => market(id, plan)],
      [`piazza-${seats}`, (id: string) => piazza(id, plan)],
      [`corner-${seats}`, (id: string) => corner(id, plan, false)],
      [`corner-${seats}-lit`, (id: string) => corner(id, plan, true)],
    ];
  }),
);
