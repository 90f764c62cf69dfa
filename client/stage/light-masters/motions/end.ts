import { outcome } from '#engine/light-masters/outcome.js';
import { playerOf } from '#engine/light-masters/players.js';
import type { Motions } from '../../kit/motion.js';
import { flies, glows, looks, moves, says, spotOfPiece } from '../../kit/scene.js';
import { CENTRE, RADIUS, spotOf } from '../map.js';
import { named } from '../names.js';
import { CORNER_GLOW, cornerAt, purseAt } from './gestures.js';
import type { Board, Shown } from './gestures.js';

/** How turns pass, the end announced, and the counting of the purses. */
export const endShown: Shown<'EndTriggered' | 'TurnEnded'> = {
  EndTriggered: ({ seat }, board) => [
    ...glows(cornerAt(board, seat), CORNER_GLOW, { ms: 500 }),
    ...glows(cornerAt(board, seat), CORNER_GLOW, { start: 350, ms: 550 }),
    ...glows(CENTRE, RADIUS.ring, { start: 100, ms: 700 }),
  ],

  TurnEnded: ({ next }, board) =>
    next === null
      ? counting(board)
      : [
          ...moves(board, named.steps, { ms: 450 }, { hop: 20 }),
          ...glows(cornerAt(board, next), CORNER_GLOW, { ms: 500 }),
        ],
};

const PURSE_MS = 750;
const CORNER_VIEW = 640;
const WINNERS_MS = 1100;

/** Purse by purse is counted, the fullest last: whoever won has coins rain. */
const counting = (board: Board): Motions => {
  const standings = [...(outcome(board.is)?.standings ?? [])].reverse();
  const winners = standings.filter(({ place }) => place === 1);
  const end = standings.length * PURSE_MS;
  return [
    ...standings.flatMap(({ seat }, at) => {
      const start = at * PURSE_MS;
      const purse = purseAt(board, seat);
      return [
        ...looks(cornerAt(board, seat), CORNER_VIEW, { start, ms: PURSE_MS }),
        ...glows(purse, 60, { start: start + 150, ms: 450 }),
        ...says(`${playerOf(board.is, seat).lira} L`, purse, 'gain', { start: start + 200, ms: 550 }),
      ];
    }),
    ...winners.flatMap(({ seat }) => [
      ...flies('coin', COINS, spotOf.bank, purseAt(board, seat), { start: end, ms: 800 }),
      ...glows(cornerAt(board, seat), CORNER_GLOW, { start: end + 100, ms: 500 }),
      ...glows(cornerAt(board, seat), CORNER_GLOW, { start: end + 400, ms: 600 }),
      ...says('★', spotOfPiece(board, named.badge(seat)), 'gain', { start: end + 200, ms: WINNERS_MS - 200 }),
    ]),
  ];
};

const COINS = 8;
