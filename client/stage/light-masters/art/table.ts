import { MARKETS, PLACES, POSITIONS, innerAt } from '#engine/light-masters/data/board.js';
import type { Drawing } from '../../kit/piece.js';
import type { Makers } from '../../kit/makers.js';
import { figure, n, picture, put, strewn } from '../../kit/svg.js';
import { BOARD, ON, RADIUS, STEP, directionOf, directionOfMarket } from '../map.js';
import { GLASS, LEAD, gem } from './glass.js';

/** The picture of the table reaches a little beyond its edge, for its shadow. */
const TABLE_SIDE = 1040;
const MIDDLE = TABLE_SIDE / 2;

const at = (degrees: number, far: number): string => {
  const turn = (degrees * Math.PI) / 180;
  return `${n(far * Math.sin(turn))} ${n(-far * Math.cos(turn))}`;
};

/** A piece of a ring between two directions and two circles. */
const arch = (from: number, to: number, near: number, far: number): string =>
  `M${at(from, near)}L${at(from, far)}A${far} ${far} 0 0 1 ${at(to, far)}L${at(to, near)}A${near} ${near} 0 0 0 ${at(from, near)}Z`;

const circle = (radius: number, look: string): string => `<circle r="${radius}" ${look}/>`;

const everyPosition = (draw: (position: number) => string): string =>
  Array.from({ length: POSITIONS }, (_, position) => draw(position)).join('');

/** The grain of the round top. */
const grain = (): string =>
  Array.from({ length: 34 }, (_, row) => {
    const y = -RADIUS.table + 14 + row * 28.4;
    const reach = Math.sqrt(Math.max(0, (RADIUS.table - 3) ** 2 - y ** 2));
    const [one, two] = [strewn(row) * 12 - 6, strewn(row + 40) * 12 - 6];
    return `<path d="M${n(-reach)} ${n(y)}Q${n(-reach / 2)} ${n(y + one)} 0 ${n(y)}T${n(reach)} ${n(y + two)}" fill="none" stroke="#2c1608" stroke-width="${n(1 + strewn(row + 7) * 1.6)}" opacity=".4"/>`;
  }).join('');

/** The segments of the fixed circle, each in the tint of its glass. */
const inner = (): string =>
  everyPosition((position) => {
    const fragment = innerAt(position);
    const middle = directionOf(position);
    const { plain, deep } = GLASS[fragment];
    const turn = (middle * Math.PI) / 180;
    return [
      `<path d="${arch(middle - STEP / 2, middle + STEP / 2, RADIUS.warehouse + 2, RADIUS.inner - 3)}" fill="${deep}"/>`,
      `<path d="${arch(middle - STEP / 2 + 1, middle + STEP / 2 - 1, RADIUS.warehouse + 5, RADIUS.inner - 7)}" fill="${plain}" opacity=".5"/>`,
      `<path d="${arch(middle - STEP / 2 + 1, middle + STEP / 2 - 1, RADIUS.inner - 14, RADIUS.inner - 7)}" fill="#fff" opacity=".13"/>`,
      `<path d="M${at(middle + STEP / 2, RADIUS.warehouse)}L${at(middle + STEP / 2, RADIUS.inner - 2)}" stroke="#c79a46" stroke-width="4"/>`,
      gem(fragment, ON.inner * Math.sin(turn), -ON.inner * Math.cos(turn), 46),
    ].join('');
  });

/** Four markets: troughs cut into the wood, each with its three places and its number. */
const markets = (): string =>
  Array.from({ length: MARKETS }, (_, market) => {
    const middle = directionOfMarket(market);
    const turn = (middle * Math.PI) / 180;
    const places = Array.from({ length: PLACES }, (__, place) => {
      const there = ((middle + (place - 1) * 25) * Math.PI) / 180;
      return `<circle cx="${n(ON.market * Math.sin(there))}" cy="${n(-ON.market * Math.cos(there))}" r="37" fill="#f6e7c4" opacity=".1"/><circle cx="${n(ON.market * Math.sin(there))}" cy="${n(-ON.market * Math.cos(there))}" r="37" fill="none" stroke="#d9b871" stroke-width="1.500" stroke-dasharray="5 5" opacity=".75"/>`;
    }).join('');
    return [
      `<path d="${arch(middle - 41, middle + 41, RADIUS.ring + 11, RADIUS.market)}" fill="#f3cf86" opacity=".35"/>`,
      `<path d="${arch(middle - 40.5, middle + 40.5, RADIUS.ring + 13, RADIUS.market - 2)}" fill="#3b1230" stroke="${LEAD}" stroke-width="2"/>`,
      `<path d="${arch(middle - 40.5, middle + 40.5, RADIUS.market - 16, RADIUS.market - 2)}" fill="#000" opacity=".28"/>`,
      places,
      put(
        `<circle r="19" fill="#d2a24b" stroke="${LEAD}" stroke-width="1.600"/><circle r="15.500" fill="#f5e2b2" stroke="#8f6512" stroke-width="1.200"/>${figure(market + 1, 0, 0, 28, '#4a2710')}`,
        ON.number * Math.sin(turn),
        -ON.number * Math.cos(turn),
      ),
    ].join('');
  }).join('');

const top = (id: string): Drawing =>
  picture(
    TABLE_SIDE,
    TABLE_SIDE,
    [
      `<ellipse cx="${MIDDLE + 8}" cy="${MIDDLE + 16}" rx="503" ry="499" fill="url(#${id}-shade)"/>`,
      put(
        [
          circle(RADIUS.table, `fill="#2a1508"`),
          circle(RADIUS.table - 2, `fill="url(#${id}-wood)"`),
          grain(),
          circle(RADIUS.table - 4, `fill="none" stroke="#f0c887" stroke-width="2.500" opacity=".55"`),
          circle(RADIUS.market + 5, `fill="none" stroke="#b98a3d" stroke-width="2.500" opacity=".8"`),
          markets(),
          circle(RADIUS.ring + 8, `fill="#1b100a"`),
          circle(RADIUS.ring + 8, `fill="none" stroke="url(#${id}-brass)" stroke-width="5"`),
          circle(RADIUS.inner + 1, `fill="#120b07"`),
          inner(),
          circle(RADIUS.inner - 1, `fill="none" stroke="url(#${id}-brass)" stroke-width="5"`),
          circle(RADIUS.warehouse, `fill="url(#${id}-well)"`),
          circle(RADIUS.warehouse, `fill="none" stroke="url(#${id}-brass)" stroke-width="6"`),
          circle(RADIUS.warehouse - 5, `fill="none" stroke="#000" stroke-width="5" opacity=".4"`),
          circle(RADIUS.table, `fill="url(#${id}-lamp)"`),
        ].join(''),
        MIDDLE,
        MIDDLE,
      ),
    ].join(''),
    [
      `<radialGradient id="${id}-shade"><stop offset=".9" stop-color="#000" stop-opacity=".65"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>`,
      `<radialGradient id="${id}-wood" cx=".42" cy=".36" r=".75"><stop offset="0" stop-color="#b5763d"/><stop offset=".6" stop-color="#85502a"/><stop offset="1" stop-color="#4d2a13"/></radialGradient>`,
      `<radialGradient id="${id}-well" cx=".45" cy=".4" r=".7"><stop offset="0" stop-color="#31535c"/><stop offset=".75" stop-color="#15303a"/><stop offset="1" stop-color="#0a1a20"/></radialGradient>`,
      `<linearGradient id="${id}-brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffeab0"/><stop offset=".5" stop-color="#bd8b33"/><stop offset="1" stop-color="#6b4712"/></linearGradient>`,
      `<radialGradient id="${id}-lamp" cx=".4" cy=".34" r=".7"><stop offset="0" stop-color="#ffe9b8" stop-opacity=".2"/><stop offset=".6" stop-color="#ffe9b8" stop-opacity="0"/><stop offset="1" stop-color="#140a04" stop-opacity=".35"/></radialGradient>`,
    ].join(''),
  );

/** The plate that turns: what is set into it lies upon it. Its notch tells how far it is turned. */
const RING_SIDE = 2 * RADIUS.ring + 20;

const ring = (id: string): Drawing =>
  picture(
    RING_SIDE,
    RING_SIDE,
    put(
      [
        `<path fill-rule="evenodd" d="M0-${RADIUS.ring + 2}a${RADIUS.ring + 2} ${RADIUS.ring + 2} 0 1 1-.1 0zM0-${RADIUS.inner + 4}a${RADIUS.inner + 4} ${RADIUS.inner + 4} 0 1 0 .1 0z" fill="url(#${id}-plate)" stroke="${LEAD}" stroke-width="2"/>`,
        circle(RADIUS.ring - 2.5, `fill="none" stroke="#ffe7ae" stroke-width="1.800" opacity=".8"`),
        circle(RADIUS.inner + 9, `fill="none" stroke="#6d4a14" stroke-width="1.600" opacity=".8"`),
        everyPosition((position) => {
          const edge = directionOf(position) + STEP / 2;
          return `<path d="M${at(edge, RADIUS.inner + 7)}L${at(edge, RADIUS.ring - 4)}" stroke="#5e3d10" stroke-width="2.500" stroke-linecap="round"/><path d="M${at(edge - 0.35, RADIUS.inner + 9)}L${at(edge - 0.35, RADIUS.ring - 6)}" stroke="#ffeebc" stroke-width="1.100" opacity=".8"/>${flourish(edge)}`;
        }),
        `<path d="M${at(directionOf(0) - STEP / 2 - 2, RADIUS.ring - 2)}L${at(directionOf(0) - STEP / 2, RADIUS.ring - 18)}L${at(directionOf(0) - STEP / 2 + 2, RADIUS.ring - 2)}Z" fill="#7a1f2a" stroke="${LEAD}" stroke-width="1.200"/>`,
      ].join(''),
      RING_SIDE / 2,
      RING_SIDE / 2,
    ),
    `<radialGradient id="${id}-plate" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${RADIUS.ring + 2}"><stop offset=".7" stop-color="#8a6224"/><stop offset=".8" stop-color="#d3a550"/><stop offset=".9" stop-color="#c1913e"/><stop offset="1" stop-color="#7b5519"/></radialGradient>`,
  );

/** Engraved on each side of a segment's edge. */
const flourish = (degrees: number): string =>
  [-4.6, 4.6]
    .map((aside) => {
      const [one, two] = [degrees + aside, degrees + aside * 0.35];
      return `<path d="M${at(one, RADIUS.ring - 14)}Q${at(two, RADIUS.ring - 22)} ${at(one, RADIUS.ring - 32)}" fill="none" stroke="#5e3d10" stroke-width="1.500" stroke-linecap="round" opacity=".75"/><path d="M${at(one, RADIUS.inner + 18)}Q${at(two, RADIUS.inner + 26)} ${at(one, RADIUS.inner + 36)}" fill="none" stroke="#5e3d10" stroke-width="1.500" stroke-linecap="round" opacity=".75"/>`;
    })
    .join('');

/** The floor of the workshop, in the light of the furnace; it fades into the dark around. */
const floor = (id: string): Drawing => {
  const rows = 13;
  const high = BOARD.height / rows;
  const boards = Array.from({ length: rows }, (_, row) => {
    const y = row * high;
    const joints = [0.1 + strewn(row) * 0.3, 0.55 + strewn(row + 30) * 0.35].map(
      (part) =>
        `<path d="M${n(part * BOARD.width)} ${n(y + 2)}v${n(high - 4)}" stroke="#0a0605" stroke-width="3" opacity=".6"/>`,
    );
    const tone = strewn(row + 60);
    return `<rect y="${n(y)}" width="${BOARD.width}" height="${n(high)}" fill="#${tone > 0.6 ? '3a281d' : tone > 0.3 ? '33231a' : '2d1f18'}"/><path d="M0 ${n(y + high * 0.35)}q400 ${n(8 * tone)} 800 0t800 ${n(6 * tone)}M0 ${n(y + high * 0.7)}q300 ${n(-7 * tone)} 700 0t900 0" fill="none" stroke="#1b110c" stroke-width="1.600" opacity=".6"/><path d="M0 ${n(y)}h${BOARD.width}" stroke="#0a0605" stroke-width="3"/>${joints.join('')}`;
  });
  return picture(
    BOARD.width,
    BOARD.height,
    `${boards.join('')}<rect width="${BOARD.width}" height="${BOARD.height}" fill="url(#${id}-light)"/><rect width="${BOARD.width}" height="${BOARD.height}" fill="url(#${id}-dark)"/><rect width="${BOARD.width}" height="${BOARD.height}" fill="url(#${id}-sides)"/>`,
    [
      `<radialGradient id="${id}-light" cx=".46" cy=".42" r=".6"><stop offset="0" stop-color="#ffb45e" stop-opacity=".42"/><stop offset="1" stop-color="#ff8a3c" stop-opacity="0"/></radialGradient>`,
      `<linearGradient id="${id}-dark" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#17100c"/><stop offset=".05" stop-color="#17100c" stop-opacity="0"/><stop offset=".95" stop-color="#17100c" stop-opacity="0"/><stop offset="1" stop-color="#17100c"/></linearGradient>`,
      `<linearGradient id="${id}-sides"><stop offset="0" stop-color="#17100c"/><stop offset=".04" stop-color="#17100c" stop-opacity="0"/><stop offset=".96" stop-color="#17100c" stop-opacity="0"/><stop offset="1" stop-color="#17100c"/></linearGradient>`,
    ].join(''),
  );
};

export const table: Makers = { table: top, ring, floor };
