import { ISLANDS } from '#events/murano/components.js';
import type { Berth, Glass, Island, Site, Space } from '#events/murano/components.js';
import { BERTHS_PER_ISLAND, SITES } from '#engine/murano/data/islands.js';
import { ahead } from '#engine/murano/data/ring.js';
import type { Seat } from '#events/viewer.js';
import type { Spot } from '../kit/piece.js';
import type { StackKind } from './names.js';
import { cornerOf, meansOf } from './corners.js';

/** The whole board, in its own units. */
export const BOARD = { width: 1600, height: 1040 } as const;
/** The side of a site and of a tile. */
export const SITE = 64;
/** How thick the track of victory points is that frames the board. */
export const FRAME = 34;
/** A space of the ring: its sign to the left, water for a ship to the right. */
export const PAD = { width: 132, height: 74 } as const;

/** Where each island's grid begins, at its upper left. */
export const GRID_AT: Readonly<Record<Island, Spot>> = {
  'san-donato': { x: 334, y: 64 },
  'sacca-mattia': { x: 790, y: 64 },
  'santa-teresa': { x: 1270, y: 64 },
  'santa-chiara': { x: 326, y: 712 },
  'san-pietro': { x: 772, y: 712 },
  'sacca-serenella': { x: 1150, y: 768 },
};

/** How many columns and rows an island's grid has. */
export const gridOf = (island: Island): { readonly columns: number; readonly rows: number } => {
  const here = SITES.filter((site) => site.island === island);
  return {
    columns: 1 + Math.max(...here.map(({ column }) => column)),
    rows: 1 + Math.max(...here.map(({ row }) => row)),
  };
};

const site = (number: Site): Spot => {
  const place = SITES[number];
  if (place === undefined) throw new Error(`No site ${number}.`);
  const from = GRID_AT[place.island];
  return { x: from.x + (place.column + 0.5) * SITE, y: from.y + (place.row + 0.5) * SITE };
};

/** Gondolas lie to the right of their island, one below the other. */
export const BERTH = { width: 64, height: 44, pitch: 50 } as const;

const berth = (number: Berth): Spot => {
  const island = ISLANDS[Math.floor(number / BERTHS_PER_ISLAND)];
  if (island === undefined) throw new Error(`No berth ${number}.`);
  const { columns, rows } = gridOf(island);
  const from = GRID_AT[island];
  return {
    x: from.x + columns * SITE + 53,
    y: from.y + (rows * SITE) / 2 + ((number % BERTHS_PER_ISLAND) - (BERTHS_PER_ISLAND - 1) / 2) * BERTH.pitch,
  };
};

/** Where the ribbon with an island's name hangs, below its shore. */
const title = (island: Island): Spot => {
  const { columns, rows } = gridOf(island);
  return { x: GRID_AT[island].x + (columns * SITE) / 2, y: GRID_AT[island].y + rows * SITE + 22 };
};

/** From 0 to 1, gently, between two places along the board: the canal bends there to leave room for the islands. */
const bend = (x: number, from: number, to: number): number => {
  const part = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return part * part * (3 - 2 * part);
};

const onTop = (x: number): Spot => ({ x, y: 403 + 72 * bend(x, 1030, 1270) });
const onBottom = (x: number): Spot => ({ x, y: 652 + 51 * bend(x, 1010, 1260) });

/** The ring of action spaces, clockwise from its upper left. */
const RING_SPOTS: readonly Spot[] = [
  ...[395, 540, 685, 830, 975, 1120, 1265, 1410].map(onTop),
  { x: 1494, y: 588 },
  ...[1406, 1261, 1116, 971, 826, 681, 536, 391].map(onBottom),
  { x: 371, y: 528 },
];

const space = (number: Space): Spot => {
  const spot = RING_SPOTS[number];
  if (spot === undefined) throw new Error(`No space ${number} on the ring.`);
  return spot;
};

/** A ship lies on the water of its space; a second one there, by the Lighthouse, beside it. */
const shipAt = (number: Space, shared = 0): Spot => {
  const { x, y } = space(number);
  return { x: x + 34 - 40 * shared, y: y - 7 + 10 * shared };
};

/** The spots that a ship passes when it sails forward, without the one it leaves and the one it enters. */
const ring = (from: Space, to: Space): readonly Spot[] => {
  const passed: Spot[] = [];
  for (let at = ahead(from); at !== to && at !== from; at = ahead(at)) passed.push(shipAt(at));
  return passed;
};

/** What lies on S. Giacomo, from left to right. */
const ON_GIACOMO = [
  'streets',
  'factories',
  'shops',
  'palaces',
  'specials',
  'buildings',
  'characters',
  'bag',
  'supply',
] as const;

const onGiacomo = (what: (typeof ON_GIACOMO)[number]): Spot => {
  const x = 508 + ON_GIACOMO.indexOf(what) * 107;
  return { x, y: 517 + 58 * bend(x, 1010, 1280) };
};

/** How far below the middle of a pile the plate with its number is. */
export const STACK_PLATE = 34;

/** The track of victory points goes clockwise around the board, from 0 at the upper left; after 99 it begins anew. */
export const TRACK = { columns: 32, rows: 20, length: 100 } as const;

/** The cell of the track for so many points: its centre and size. */
export const trackCell = (points: number): Spot & { readonly width: number; readonly height: number } => {
  const cell = ((points % TRACK.length) + TRACK.length) % TRACK.length;
  const width = BOARD.width / TRACK.columns;
  const height = (BOARD.height - 2 * FRAME) / (TRACK.rows - 2);
  const [right, bottom, left] = [TRACK.columns, TRACK.columns + TRACK.rows - 2, 2 * TRACK.columns + TRACK.rows - 2];
  if (cell < right) return { x: (cell + 0.5) * width, y: FRAME / 2, width, height: FRAME };
  if (cell < bottom)
    return { x: BOARD.width - FRAME / 2, y: FRAME + (cell - right + 0.5) * height, width: FRAME, height };
  if (cell < left)
    return { x: BOARD.width - (cell - bottom + 0.5) * width, y: BOARD.height - FRAME / 2, width, height: FRAME };
  return { x: FRAME / 2, y: BOARD.height - FRAME - (cell - left + 0.5) * height, width: FRAME, height };
};

/** Markers that share a cell lie one beside the other, each seat at a place of its own; alone, in the middle. */
const vp = (points: number, seat?: Seat): Spot => {
  const { x, y, width, height } = trackCell(points);
  if (seat === undefined) return { x, y };
  return width > height
    ? { x: x + (seat - 1.5) * 11, y: y + (seat % 2 === 0 ? -5 : 5) }
    : { x: x + (seat % 2 === 0 ? -5 : 5), y: y + (seat - 1.5) * 12 };
};

/** How what a seat looks at is spread out: cards in one row, tiles in two where they are many. */
export const SPREAD = {
  cards: { columns: 5, width: 150, height: 210 },
  tiles: { columns: 6, width: 122, height: 122 },
} as const;
export type SpreadKind = keyof typeof SPREAD;

/** The middle of all that a seat spreads out, beside its corner and within the board. */
const spreadMiddle = (kind: SpreadKind, count: number, seat: Seat, seats: number): Spot => {
  const { columns, width, height } = SPREAD[kind];
  const across = Math.min(columns, count) * width;
  const down = Math.ceil(count / columns) * height;
  const corner = cornerOf(seat, seats);
  const within = Math.min(BOARD.height - FRAME - 30 - down / 2, Math.max(FRAME + 30 + down / 2, corner.y));
  return { x: 330 + across / 2, y: within };
};

const spread = (index: number, count: number, seat: Seat, seats: number, kind: SpreadKind): Spot => {
  const { columns, width, height } = SPREAD[kind];
  const middle = spreadMiddle(kind, count, seat, seats);
  const row = Math.floor(index / columns);
  const inRow = Math.min(columns, count - row * columns);
  return {
    x: middle.x + ((index % columns) - (inRow - 1) / 2) * width,
    y: middle.y + (row - (Math.ceil(count / columns) - 1) / 2) * height,
  };
};

/** Where everything lies on the board. */
export const spotOf = {
  space,
  shipAt,
  ring,
  site,
  berth,
  title,
  /** The ribbon with the name of S. Giacomo e S. Maffio. */
  giacomo: { x: 722, y: 592 },
  /** The top of a pile of tiles or cards. */
  stack: (kind: StackKind): Spot => onGiacomo(kind),
  bag: onGiacomo('bag'),
  /** Where gold comes from and where it goes. */
  supply: onGiacomo('supply'),
  vp,
  badge: (seat: Seat, seats: number): Spot => meansOf('badge', seat, seats),
  name: (seat: Seat, seats: number): Spot => meansOf('name', seat, seats),
  corner: (seat: Seat, seats: number): Spot => {
    const { x, y } = cornerOf(seat, seats);
    return { x, y };
  },
  purse: (seat: Seat, seats: number): Spot => meansOf('purse', seat, seats),
  crew: (seat: Seat, seats: number): Spot => meansOf('crew', seat, seats),
  dismissed: (seat: Seat, seats: number): Spot => meansOf('dismissed', seat, seats),
  points: (seat: Seat, seats: number): Spot => meansOf('points', seat, seats),
  beads: (seat: Seat, seats: number, glass: Glass): Spot => meansOf(`bead-${glass}`, seat, seats),
  spread,
  spreadMiddle,
  /** The street that was drawn hovers over its stack, nearer to the eye. */
  drawnStreet: onGiacomo('streets'),
} as const;
