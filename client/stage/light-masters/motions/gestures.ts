import type { LightMastersEvent } from '#events/light-masters/events.js';
import type { Fragment, Fragments } from '#events/light-masters/components.js';
import { NONE } from '#engine/light-masters/fragments.js';
import { playerOf } from '#engine/light-masters/players.js';
import type { LightMastersState } from '#engine/light-masters/state.js';
import type { Seat } from '#events/viewer.js';
import type { Motions } from '../../kit/motion.js';
import type { Spot } from '../../kit/piece.js';
import { counts, enters, flies, glows, leaves, says, spotOfPiece } from '../../kit/scene.js';
import type { Scene } from '../../kit/scene.js';
import { cornerOf, meansOf } from '../corners.js';
import { singly } from '../layout/table.js';
import { spotOf } from '../map.js';
import { named } from '../names.js';

/** The board before an event and after it. */
export interface Board extends Scene {
  readonly was: LightMastersState;
  readonly is: LightMastersState;
}

/** How some of the events are seen: total over the types it names. */
export type Shown<Type extends LightMastersEvent['type']> = {
  readonly [T in Type]: (event: Extract<LightMastersEvent, { type: T }>, board: Board) => Motions;
};

const seatsAt = ({ is }: Board): number => is.players.length;
export const cornerAt = (board: Board, seat: Seat): Spot => cornerOf(seat, seatsAt(board));
export const purseAt = (board: Board, seat: Seat): Spot => meansOf('purse', seat, seatsAt(board));
/** How wide a corner glows, and a heap. */
export const CORNER_GLOW = 170;
export const HEAP_GLOW = 46;

const COINS_MS = 600;

/** Lira go from a purse to the dish in the middle. */
export const pays = (board: Board, seat: Seat, lira: number, start = 0): Motions =>
  lira === 0
    ? []
    : [
        ...flies('coin', lira, purseAt(board, seat), spotOf.bank, { start, ms: COINS_MS }),
        ...counts(board, named.purse(seat), { start, ms: COINS_MS }),
        ...says(`−${lira} L`, purseAt(board, seat), 'loss', { start, ms: COINS_MS }),
      ];

/** Lira come out of the dish into a purse. */
export const gains = (board: Board, seat: Seat, lira: number, start = 0): Motions =>
  lira === 0
    ? []
    : [
        ...flies('coin', lira, spotOf.bank, purseAt(board, seat), { start, ms: COINS_MS }),
        ...counts(board, named.purse(seat), { start: start + COINS_MS / 2, ms: COINS_MS / 2 }),
        ...says(`+${lira} L`, purseAt(board, seat), 'gain', { start: start + COINS_MS / 2, ms: COINS_MS }),
      ];

const GLASS_MS = 560;
const GLASS_GAP_MS = 90;

/** Fragments of which a seat has more than before: each comes from where it lay, one after another. */
export const comesToBench = (
  board: Board,
  seat: Seat,
  fragments: Fragments,
  from: (fragment: Fragment, index: number) => Spot,
  start = 0,
): Motions => {
  const had = playerOf(board.was, seat).bench;
  return singly(fragments).flatMap(({ fragment, index }, at) =>
    enters(
      board,
      named.glass(seat, fragment, had[fragment] + index),
      from(fragment, index),
      { start: start + at * GLASS_GAP_MS, ms: GLASS_MS },
      { hop: 34 },
    ),
  );
};

/** Out of the warehouse onto a bench; the heaps glow that are taken from. */
export const takes = (board: Board, seat: Seat, fragments: Fragments, start = 0): Motions => [
  ...heapsOf(fragments).flatMap((fragment) => [
    ...glows(spotOf.fromHeap(fragment), HEAP_GLOW, { start, ms: 420 }),
    ...counts(board, named.heap(fragment), { start: start + 80, ms: 320 }),
  ]),
  ...comesToBench(board, seat, fragments, spotOf.fromHeap, start),
];

/** Off the bench and back onto the heaps. */
export const givesBack = (board: Board, seat: Seat, fragments: Fragments, start = 0): Motions => {
  const left = playerOf(board.is, seat).bench;
  return [
    ...singly(fragments).flatMap(({ fragment, index }, at) =>
      leaves(
        board,
        named.glass(seat, fragment, left[fragment] + index),
        spotOf.fromHeap(fragment),
        { start: start + at * GLASS_GAP_MS, ms: GLASS_MS },
        { hop: 34 },
      ),
    ),
    ...heapsOf(fragments).flatMap((fragment) =>
      counts(board, named.heap(fragment), { start: start + GLASS_MS - 200, ms: 300 }),
    ),
  ];
};

const heapsOf = (fragments: Fragments): readonly Fragment[] => [
  ...new Set(singly(fragments).map(({ fragment }) => fragment)),
];

export const oneOf = (fragment: Fragment): Fragments => ({ ...NONE, [fragment]: 1 });

/** For a piece that goes on as another one, such as a fragment that leaves a bench for a market. */
export const AT_ONCE_MS = 1;

/** A fragment leaves one place and goes on as another piece, which comes from there. */
export const goesOn = (board: Board, from: string, to: string, start = 0): Motions => {
  const there = spotOfPiece(board, from);
  return [
    ...leaves(board, from, there, { start, ms: AT_ONCE_MS }),
    ...enters(board, to, there, { start, ms: GLASS_MS }, { hop: 40 }),
  ];
};
