import { BENCH } from '#engine/light-masters/data/supply.js';
import type { Seat } from '#events/viewer.js';
import type { Spot } from '../kit/piece.js';

/** The corner of a player: all of a side where two play, else half of one. */
export type Size = 'whole' | 'half';

type Means = 'badge' | 'name' | 'steps' | 'first' | 'last' | 'purse';

/** How a corner is divided up, measured from its upper left. */
interface Division {
  readonly height: number;
  readonly means: Readonly<Record<Means, Spot>>;
  /** The middle of the bench, how far apart its places are, and how much larger than at a full table all is. */
  readonly bench: Spot;
  readonly pitch: number;
  readonly scale: number;
  /** The middle of each row of cards. */
  readonly completed: number;
  readonly activated: number;
  readonly hand: number;
  readonly card: number;
}

export const WIDTH = 290;

const DIVISIONS: Readonly<Record<Size, Division>> = {
  half: {
    height: 496,
    means: {
      badge: { x: 30, y: 34 },
      name: { x: 152, y: 34 },
      steps: { x: 48, y: 160 },
      first: { x: 270, y: 30 },
      last: { x: 270, y: 62 },
      purse: { x: 48, y: 104 },
    },
    bench: { x: 186, y: 122 },
    pitch: 45,
    scale: 1,
    completed: 264,
    activated: 264,
    hand: 413,
    card: 0.95,
  },
  whole: {
    height: 1000,
    means: {
      badge: { x: 34, y: 40 },
      name: { x: 165, y: 40 },
      steps: { x: 214, y: 136 },
      first: { x: 254, y: 86 },
      last: { x: 218, y: 86 },
      purse: { x: 82, y: 126 },
    },
    bench: { x: 145, y: 262 },
    pitch: 64,
    scale: 1.3,
    completed: 458,
    activated: 662,
    hand: 874,
    card: 1.22,
  },
};

const SIDE = { left: 158, right: 1442 } as const;
const MIDDLE = { whole: 520, upper: 270, lower: 770 } as const;

export const sizeFor = (seats: number): Size => (seats === 2 ? 'whole' : 'half');
export const divisionFor = (seats: number): Division => DIVISIONS[sizeFor(seats)];
export const divisionOf = (size: Size): Division => DIVISIONS[size];

/** The seats sit clockwise around the table, the first one at the upper left. */
const QUARTERS: readonly Spot[] = [
  { x: SIDE.left, y: MIDDLE.upper },
  { x: SIDE.right, y: MIDDLE.upper },
  { x: SIDE.right, y: MIDDLE.lower },
  { x: SIDE.left, y: MIDDLE.lower },
];

/** Where nobody sits with three, the furnace stands. */
export const FREE_QUARTER: Spot = { x: SIDE.left, y: MIDDLE.lower };

/** A seat's corner: its middle and size. */
export const cornerOf = (seat: Seat, seats: number): Spot & { readonly width: number; readonly height: number } => {
  const { height } = divisionFor(seats);
  const middle =
    sizeFor(seats) === 'whole'
      ? { x: seat === 0 ? SIDE.left : SIDE.right, y: MIDDLE.whole }
      : (QUARTERS[seat] ?? FREE_QUARTER);
  return { ...middle, width: WIDTH, height };
};

/** Where something lies in a seat's corner, given from the corner's upper left. */
export const inCorner = (seat: Seat, seats: number, { x, y }: Spot): Spot => {
  const corner = cornerOf(seat, seats);
  return { x: corner.x - corner.width / 2 + x, y: corner.y - corner.height / 2 + y };
};

export const meansOf = (what: Means, seat: Seat, seats: number): Spot =>
  inCorner(seat, seats, divisionFor(seats).means[what]);

const benchOf = (seat: Seat, seats: number): Spot => inCorner(seat, seats, divisionFor(seats).bench);

const ROWS = 2;

/** One of the places of a bench; where more lies there than it has places for, they lie closer. */
export const placeOnBench = (index: number, count: number, seat: Seat, seats: number): Spot => {
  const { pitch } = divisionFor(seats);
  const columns = Math.ceil(Math.max(BENCH, count) / ROWS);
  const step = (pitch * (BENCH / ROWS - 1)) / (columns - 1);
  const middle = benchOf(seat, seats);
  return {
    x: middle.x + ((index % columns) - (columns - 1) / 2) * step,
    y: middle.y + (Math.floor(index / columns) - (ROWS - 1) / 2) * pitch,
  };
};
