import { playerOf } from '#engine/light-masters/players.js';
import type { Seat } from '#events/viewer.js';
import type { Motions } from '../../kit/motion.js';
import type { Spot } from '../../kit/piece.js';
import { enters, glows, leaves, moves, says, spotOfPiece } from '../../kit/scene.js';
import { CENTRE, RADIUS, spotOf } from '../map.js';
import { named } from '../names.js';
import { AT_ONCE_MS, CORNER_GLOW, cornerAt, gains, givesBack, pays } from './gestures.js';
import type { Board, Shown } from './gestures.js';
import { ringTurns } from './ring.js';

const CARD_MS = 760;

/** Creations completed, and all that changes cards, ring and advantages. */
export const completingShown: Shown<
  'CreationCompleted' | 'FirstPutAway' | 'NextPut' | 'RingTurned' | 'AdvantageActivated'
> = {
  CreationCompleted: ({ seat, creation, pays: paid, lira, bonus }, board) => {
    const card = named.card(creation);
    const known = board.before.has(card);
    const back = named.back(seat, playerOf(board.was, seat).hand.length - 1);
    const from = spotOfPiece(board, known ? card : back);
    return [
      ...givesBack(board, seat, paid),
      ...(known
        ? moves(board, card, { start: 250, ms: CARD_MS }, { hop: 60 })
        : [
            ...leaves(board, back, from, { start: 250, ms: AT_ONCE_MS }),
            ...enters(board, card, from, { start: 250, ms: CARD_MS }, { face: 'creation-back', hop: 60 }),
          ]),
      ...glows(landsAt(board, card), 76, { start: 250 + CARD_MS - 120, ms: 450 }),
      ...gains(board, seat, lira + bonus, 500),
    ];
  },

  FirstPutAway: ({ seat, to, lira }, board) => [
    ...pays(board, seat, lira),
    ...(to === null ? stirs(board, seat) : reorders(board, seat)),
  ],

  NextPut: ({ seat, from }, board) =>
    from === null
      ? [...stirs(board, seat), ...glows(cornerAt(board, seat), CORNER_GLOW, { ms: 450 })]
      : [...reorders(board, seat), ...glows(cornerAt(board, seat), CORNER_GLOW, { ms: 450 })],

  RingTurned: ({ seat, lira }, board) => [
    ...pays(board, seat, lira),
    ...ringTurns(board, 850),
    ...glows(CENTRE, RADIUS.ring, { start: 600, ms: 300 }),
  ],

  AdvantageActivated: ({ seat, creation, category, pays: paid, gains: got }, board) => {
    const advantage = spotOf.advantage(category);
    return [
      ...moves(board, named.card(creation), { ms: 800 }, { past: [beside(advantage)], hop: 20 }),
      ...glows(advantage, 95, { start: 300, ms: 500 }),
      ...says('✦', advantage, 'plain', { start: 300, ms: 550 }),
      ...pays(board, seat, paid, 150),
      ...gains(board, seat, got, 150),
    ];
  },
};

const landsAt = ({ after }: Board, card: string): Spot | null => {
  const lying = after.get(card);
  return lying === undefined ? null : { x: lying.x, y: lying.y };
};

/** A creation passes by the advantage that it activates. */
const beside = ({ x, y }: Spot): Spot => ({
  x: x + (CENTRE.x - x) * 0.1,
  y: y + (CENTRE.y - y) * 0.1,
});

/** Cards of a hand change their places, each with a small hop. */
const reorders = (board: Board, seat: Seat): Motions =>
  playerOf(board.is, seat).hand.flatMap((card, index) => {
    if (card === null || playerOf(board.was, seat).hand[index] === card) return [];
    return moves(board, named.card(card), { ms: 600 }, { hop: 50 });
  });

/** Nobody sees where a hidden card goes: the first one is lifted, and lies in the hand again. */
const stirs = (board: Board, seat: Seat): Motions => {
  const first = named.back(seat, playerOf(board.was, seat).hand.length - 1);
  const there = spotOfPiece(board, first);
  return there === null
    ? []
    : moves(board, first, { ms: 600 }, { past: [{ x: there.x + 60, y: there.y - 50 }], hop: 20 });
};
