import { FLOORS } from '#events/burano/components.js';
import type { FloorCard } from '#events/burano/components.js';
import type { Motions } from '../../kit/motion.js';
import { counts, enters, glows, leaves, moves, spotOfPiece } from '../../kit/scene.js';
import { named } from '../names.js';
import { BOARD, middleOf, spotOf } from '../plan.js';
import { stripAt, STRIP_GLOW } from './gestures.js';
import type { Board, Shown } from './gestures.js';

const SLIDING_MS = 450;
const DEALT_MS = 500;
const CARD_GAP_MS = 90;
const LEAVING_MS = 550;

/** What happens between turns and rounds: who starts, and what comes to the market and goes from it. */
export const roundsShown: Shown<
  'StartPlayerDrawn' | 'SupplyRefilled' | 'FloorsRemoved' | 'RoundBegun' | 'SupplyFoundEmpty'
> = {
  StartPlayerDrawn: ({ seat }, board) => [
    ...moves(board, named.start, { ms: 600 }, { hop: 40 }),
    ...glows(stripAt(board, seat), STRIP_GLOW, { ms: 800 }),
  ],

  SupplyRefilled: ({ drawn }, board) => {
    const stayed = [...board.after.keys()].filter((id) => id.startsWith('floor-') && board.before.has(id));
    const dealt = drawn.flatMap((cards, row) => comesFromDeck(board, cards, row));
    const glow = glows(middleOf(board.plan.market), board.plan.market.height / 2, { ms: 300 });
    return [...stayed.flatMap((id) => moves(board, id, { ms: SLIDING_MS })), ...dealt, ...glow];
  },

  FloorsRemoved: ({ cards }, board) => [
    ...cards.flatMap((card, index) => {
      const at = spotOfPiece(board, named.floor(card));
      const away = at === null ? null : { x: Math.min(BOARD.width, at.x + board.plan.shelf.across * 1.4), y: at.y };
      return leaves(board, named.floor(card), away, { start: index * CARD_GAP_MS, ms: LEAVING_MS }, { hop: 20 });
    }),
    ...glows(middleOf(board.plan.market), board.plan.market.height / 2, { ms: 300 }),
  ],

  RoundBegun: ({ start }, board) => [
    ...moves(board, named.start, { ms: 700 }, { hop: 50 }),
    ...glows(stripAt(board, start), STRIP_GLOW, { start: 300, ms: 500 }),
  ],

  SupplyFoundEmpty: ({ seat }, board) => [
    ...rings(board),
    ...glows(middleOf(board.plan.market), board.plan.market.height / 2, { ms: 700 }),
    ...glows(stripAt(board, seat), STRIP_GLOW, { start: 300, ms: 500 }),
  ],
};

/** The new cards of a row come out of its deck, the farthest first, and turn over on their way. */
const comesFromDeck = (board: Board, cards: readonly FloorCard[], row: number): Motions => {
  const floor = FLOORS[row] ?? 1;
  const deck = spotOf.shelf(board.plan, -1, floor);
  return [
    ...cards.toReversed().flatMap((card, index) => {
      const when = { start: SLIDING_MS / 2 + (row + index) * CARD_GAP_MS, ms: DEALT_MS };
      return enters(board, named.floor(card), deck, when, { face: `deck-${floor}` });
    }),
    ...counts(board, named.left(floor), { start: SLIDING_MS / 2, ms: DEALT_MS }),
  ];
};

/** The bell is rung for the last round. */
export const rings = ({ plan }: Board): Motions => {
  const bell = spotOf.bell(plan);
  return [0, 350, 700].flatMap((start) => glows(bell, 90, { start, ms: 450 }));
};
