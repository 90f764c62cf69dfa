import { POSITIONS } from '#engine/light-masters/data/board.js';
import type { Motions } from '../../kit/motion.js';
import { moves } from '../../kit/scene.js';
import { ON, around, directionOf } from '../map.js';
import { named } from '../names.js';
import type { Board } from './gestures.js';

/** The ring turns with all that is set into it. The selector, which lies above it, keeps still there. */
export const ringTurns = (board: Board, ms: number, start = 0): Motions => {
  const at = (segment: number, turned: number): number => directionOf((segment - turned + POSITIONS) % POSITIONS);
  return [
    ...moves(board, named.ring, { start, ms }),
    ...Array.from({ length: POSITIONS }, (_, segment) => {
      const past = around(at(segment, board.was.turned), at(segment, board.is.turned), ON.ring);
      return moves(board, named.segment(segment), { start, ms }, { past });
    }).flat(),
    ...moves(board, named.selector, { start, ms }),
  ];
};
