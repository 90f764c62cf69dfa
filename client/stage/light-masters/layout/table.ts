import { CATEGORIES, FRAGMENTS } from '#events/light-masters/components.js';
import type { Fragment, Fragments } from '#events/light-masters/components.js';
import { POSITIONS, ringAt } from '#engine/light-masters/data/board.js';
import type { LightMastersState } from '#engine/light-masters/state.js';
import { piece } from '../../kit/piece.js';
import type { Piece } from '../../kit/piece.js';
import { CENTRE, STEP, directionOf, spotOf } from '../map.js';
import { named } from '../names.js';
import { DEPTH } from './depth.js';

/** The round table: the ring and the selector, the heaps of the warehouse, the markets and the advantages. */
export const table = (state: LightMastersState): readonly Piece[] => [
  ...ring(state),
  piece(named.selector, 'selector', spotOf.selector(state.selector), DEPTH.selector, {
    angle: directionOf(state.selector),
  }),
  ...FRAGMENTS.map((fragment) => heap(fragment, state.warehouse[fragment])),
  piece(named.crank, 'crank', spotOf.crank, DEPTH.selector),
  piece(named.bank, 'bank', spotOf.bank, DEPTH.heap),
  ...state.markets.flatMap((wares, market) => inMarket(wares, market)),
  ...CATEGORIES.map((category) =>
    piece(
      named.advantage(category),
      `advantage-${category}-${state.advantages[category]}`,
      spotOf.advantage(category),
      DEPTH.advantage,
    ),
  ),
];

/** The plate turns; what is set into it goes with it and stays upright. */
const ring = ({ side, turned }: LightMastersState): readonly Piece[] => [
  piece(named.ring, 'ring', CENTRE, DEPTH.plate, { angle: -STEP * turned }),
  ...Array.from({ length: POSITIONS }, (_, segment) => {
    const position = (segment - turned + POSITIONS) % POSITIONS;
    const fragment = ringAt(side, 0, segment);
    return piece(named.segment(segment), `set-${fragment}`, spotOf.ring(position), DEPTH.segment);
  }),
];

const FEW = 2;
/** A heap looks high from so many on. */
const HIGH = 6;

const heap = (fragment: Fragment, left: number): Piece =>
  piece(named.heap(fragment), `heap-${fragment}-${heightOf(left)}`, spotOf.heap(fragment), DEPTH.heap, {
    writing: { text: String(left), style: left <= FEW ? 'few' : 'count' },
  });

const heightOf = (left: number): string => {
  if (left === 0) return 'none';
  return left < HIGH ? 'low' : 'high';
};

const inMarket = (wares: Fragments, market: number): readonly Piece[] =>
  singly(wares).map(({ fragment, index }, at) =>
    piece(named.wares(market, fragment, index), `glass-${fragment}`, spotOf.place(market, at), DEPTH.glass),
  );

/** Each fragment for itself, colour by colour, with its number among those of its colour. */
export const singly = (fragments: Fragments): readonly { readonly fragment: Fragment; readonly index: number }[] =>
  FRAGMENTS.flatMap((fragment) => Array.from({ length: fragments[fragment] }, (_, index) => ({ fragment, index })));
