import { FRAGMENTS } from '#events/light-masters/components.js';
import type { Category, Fragment, Market, Position } from '#events/light-masters/components.js';
import { PLACES } from '#engine/light-masters/data/board.js';
import type { Spot } from '../kit/piece.js';

/** The whole board, in its own units. */
export const BOARD = { width: 1600, height: 1040 } as const;
/** The middle of the round table. */
export const CENTRE: Spot = { x: 800, y: 520 };

/** How far from the middle each circle of the table ends. */
export const RADIUS = { hub: 50, warehouse: 160, inner: 238, ring: 330, market: 442, table: 488 } as const;
/** The circles on which signs and fragments lie. */
export const ON = { heap: 106, inner: 199, ring: 284, market: 389, number: 465, crank: 388 } as const;

/** How many degrees lie between one position and the next. */
export const STEP = 30;

/** The direction of a position, in degrees clockwise from the top: the first market is there. */
export const directionOf = (position: Position): number => (position - 1) * STEP;

/** A spot in a direction from the middle. */
const inDirection = (degrees: number, far: number): Spot => {
  const turn = (degrees * Math.PI) / 180;
  return { x: rounded(CENTRE.x + far * Math.sin(turn)), y: rounded(CENTRE.y - far * Math.cos(turn)) };
};

/** To a hundredth, so that the same place is the same number however it was worked out. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** How far apart the three places of a market lie, in degrees. */
const APART = 25;

export const directionOfMarket = (market: Market): number => directionOf(market * PLACES + 1);

const place = (market: Market, index: number): Spot =>
  inDirection(directionOfMarket(market) + (index - (PLACES - 1) / 2) * APART, ON.market);

/** A market's own box, which is what is pressed for it. */
export const marketBox = (market: Market): Spot & { readonly width: number; readonly height: number } => {
  const middle = inDirection(directionOfMarket(market), ON.market - 14);
  return market % 2 === 0 ? { ...middle, width: 440, height: 110 } : { ...middle, width: 110, height: 440 };
};

/** How far below the middle of a heap the plate with its number is. */
export const HEAP_PLATE = 26;

/** The heaps of the warehouse lie around its middle, each with its plate below. */
const heap = (fragment: Fragment): Spot => {
  const spot = inDirection((FRAGMENTS.indexOf(fragment) * 360) / FRAGMENTS.length, ON.heap);
  return { x: spot.x, y: spot.y + HEAP_PLATE };
};

/** The advantages lie beside the table, one in each corner. */
const ADVANTAGES: Readonly<Record<Category, Spot>> = {
  art: { x: 382, y: 104 },
  jewel: { x: 1218, y: 104 },
  houseware: { x: 1218, y: 936 },
  animal: { x: 382, y: 936 },
};

/** The middle of the segments that the selector frames. */
export const FRAMED = (RADIUS.warehouse + RADIUS.ring) / 2;

/** Where everything lies that is on the table, or beside it. */
export const spotOf = {
  inner: (position: Position): Spot => inDirection(directionOf(position), ON.inner),
  ring: (position: Position): Spot => inDirection(directionOf(position), ON.ring),
  selector: (position: Position): Spot => inDirection(directionOf(position), FRAMED),
  place,
  market: (market: Market): Spot => inDirection(directionOfMarket(market), ON.market),
  /** The crank that turns the ring, between two markets. */
  crank: inDirection(-45, ON.crank),
  heap,
  /** Where the fragments of a heap come from and go to. */
  fromHeap: (fragment: Fragment): Spot => ({ x: heap(fragment).x, y: heap(fragment).y - HEAP_PLATE }),
  /** The Lira that belong to nobody. */
  bank: CENTRE,
  advantage: (category: Category): Spot => ADVANTAGES[category],
} as const;

/** The spots that lie between two directions on a circle, the shorter way around. */
export const around = (from: number, to: number, far: number): readonly Spot[] => {
  const turn = ((((to - from) % 360) + 540) % 360) - 180;
  const steps = Math.max(2, Math.ceil(Math.abs(turn) / FINE));
  return Array.from({ length: steps - 1 }, (_, step) => inDirection(from + (turn * (step + 1)) / steps, far));
};

/** So many degrees of a circle look bent enough. */
const FINE = 15;
