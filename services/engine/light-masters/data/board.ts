import { FRAGMENTS } from '#events/light-masters/components.js';
import type { Fragment, Fragments, Market, Position } from '#events/light-masters/components.js';
import { NONE, plusOne } from '../fragments.js';

export const POSITIONS = 12;
export const MARKETS = 4;
/** How many fragments fit into a market, and how many positions it touches. */
export const PLACES = 3;

/** The fixed inner circle, and the two sides of the ring not turned (rule S3). Another layout is a change of these. */
const INNER = 'BYBRGRYBYGRG';
const RING: Readonly<Record<Side, string>> = {
  a: 'BG*YR*GB*RY*',
  b: '*BGR**YB*RGY',
};

export type Side = 'a' | 'b';

const LETTERS = 'BGYR*';

const drawn = (circle: string): readonly Fragment[] =>
  [...circle].map((letter) => {
    const fragment = FRAGMENTS[LETTERS.indexOf(letter)];
    if (fragment === undefined) throw new Error(`No fragment is drawn as ${letter}.`);
    return fragment;
  });

const INNER_SEGMENTS = drawn(INNER);
const RING_SEGMENTS: Readonly<Record<Side, readonly Fragment[]>> = { a: drawn(RING.a), b: drawn(RING.b) };

/** The fragment of the inner circle at a position. */
export const innerAt = (position: Position): Fragment => INNER_SEGMENTS[position % POSITIONS] ?? 'clear';

/** The fragment of the ring at a position, turned by so many steps anticlockwise. */
export const ringAt = (side: Side, turned: number, position: Position): Fragment =>
  RING_SEGMENTS[side][(position + turned) % POSITIONS] ?? 'clear';

/** What the ring shows at the three positions of a market; worked out once for each turn of the ring. */
export const windowAt = (side: Side, turned: number, market: Market): Fragments =>
  WINDOWS[side][turned]?.[market] ?? NONE;

const windowsOf = (side: Side): readonly (readonly Fragments[])[] =>
  Array.from({ length: POSITIONS }, (_, turned) =>
    Array.from({ length: MARKETS }, (__, market) =>
      Array.from({ length: PLACES }, (___, place) => ringAt(side, turned, market * PLACES + place)).reduce(
        plusOne,
        NONE,
      ),
    ),
  );

const WINDOWS: Readonly<Record<Side, readonly (readonly Fragments[])[]>> = { a: windowsOf('a'), b: windowsOf('b') };
