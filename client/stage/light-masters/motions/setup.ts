import { enters, glows, moves, says, spotOfPiece } from '../../kit/scene.js';
import { CATEGORIES } from '#events/light-masters/components.js';
import { CENTRE, FRAMED, RADIUS, around, directionOf, spotOf } from '../map.js';
import { named } from '../names.js';
import { CORNER_GLOW, HEAP_GLOW, cornerAt } from './gestures.js';
import type { Shown } from './gestures.js';
import { ringTurns } from './ring.js';

/** All the luck of the game, before the first turn. */
export const setupShown: Shown<
  'SelectorPlaced' | 'RingPlaced' | 'MarketsStocked' | 'AdvantagesLaid' | 'HandDealt' | 'StartPlayerDrawn'
> = {
  SelectorPlaced: ({ at }, board) => [
    ...moves(
      board,
      named.selector,
      { ms: 800 },
      { past: around(directionOf(board.was.selector), directionOf(at), FRAMED) },
    ),
    ...glows(spotOf.selector(at), 90, { start: 550, ms: 350 }),
  ],

  RingPlaced: (_, board) => [...ringTurns(board, 850), ...glows(CENTRE, RADIUS.ring, { start: 500, ms: 400 })],

  MarketsStocked: ({ fragments }, board) =>
    fragments.flatMap((fragment, market) => [
      ...glows(spotOf.fromHeap(fragment), HEAP_GLOW, { start: market * 80, ms: 350 }),
      ...enters(
        board,
        named.wares(market, fragment, 0),
        spotOf.fromHeap(fragment),
        { start: market * 80, ms: 600 },
        { hop: 40 },
      ),
    ]),

  AdvantagesLaid: (_, board) =>
    CATEGORIES.flatMap((category, at) => [
      ...moves(board, named.advantage(category), { start: at * 60, ms: 600 }, { hop: 30 }),
      ...glows(spotOf.advantage(category), 80, { start: 350 + at * 60, ms: 350 }),
    ]),

  HandDealt: ({ seat, cards }, board) => [
    ...cards.flatMap((card, index) =>
      enters(
        board,
        card === null ? named.back(seat, cards.length - 1 - index) : named.card(card),
        CENTRE,
        { start: index * 60, ms: 520 },
        { face: 'creation-back', hop: 30 },
      ),
    ),
    ...glows(cornerAt(board, seat), CORNER_GLOW, { start: 400, ms: 400 }),
  ],

  StartPlayerDrawn: ({ seat }, board) => [
    ...moves(board, named.first, { ms: 700 }, { hop: 50 }),
    ...moves(board, named.steps, { ms: 700 }),
    ...glows(cornerAt(board, seat), CORNER_GLOW, { start: 300, ms: 600 }),
    ...says('1', spotOfPiece(board, named.badge(seat)), 'plain', { start: 200, ms: 600 }),
  ],
};
