import { glows, moves, says } from '../../kit/scene.js';
import { FRAMED, around, directionOf, spotOf } from '../map.js';
import { named } from '../names.js';
import { cornerAt, gains, givesBack, oneOf, pays, takes } from './gestures.js';
import type { Shown } from './gestures.js';

const SELECTOR_MS = 520;

/** Fragments between the warehouse and a bench. */
export const collectingShown: Shown<
  'PairCollected' | 'FragmentTaken' | 'NoneTaken' | 'FragmentGivenBack' | 'FragmentSwapped' | 'SwappingStopped'
> = {
  PairCollected: ({ seat, selector, fragments, lira }, board) => {
    const stays = selector === board.was.selector;
    const start = stays ? 150 : SELECTOR_MS;
    const past = around(directionOf(board.was.selector), directionOf(selector), FRAMED);
    return [
      ...(stays ? [] : moves(board, named.selector, { ms: SELECTOR_MS }, { past })),
      ...glows(spotOf.inner(selector), 56, { start: start - 100, ms: 420 }),
      ...glows(spotOf.ring(selector), 56, { start: start - 100, ms: 420 }),
      ...takes(board, seat, fragments, start),
      ...gains(board, seat, lira, start),
    ];
  },

  FragmentTaken: ({ seat, fragment }, board) => takes(board, seat, oneOf(fragment)),

  NoneTaken: ({ seat }, board) => [
    ...glows(spotOf.bank, 80, { ms: 450 }),
    ...says('0', cornerAt(board, seat), 'plain', { ms: 500 }),
  ],

  FragmentGivenBack: ({ seat, fragment }, board) => givesBack(board, seat, oneOf(fragment)),

  FragmentSwapped: ({ seat, gives, takes: taken, lira }, board) => [
    ...pays(board, seat, lira),
    ...givesBack(board, seat, oneOf(gives)),
    ...takes(board, seat, oneOf(taken), 200),
  ],

  SwappingStopped: ({ seat }, board) => glows(cornerAt(board, seat), 120, { ms: 450 }),
};
