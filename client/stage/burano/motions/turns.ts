import { factsOf } from '#engine/burano/data/floors.js';
import { playerOf } from '#engine/burano/players.js';
import type { Motions } from '../../kit/motion.js';
import { counts, enters, flies, glows, leaves, moves, says, spotOfPiece } from '../../kit/scene.js';
import { named } from '../names.js';
import { spotOf } from '../plan.js';
import { AT_ONCE_MS, closesUp, faceOf, gains, indexIn, pays, stripAt, STRIP_GLOW } from './gestures.js';
import type { Board, Shown } from './gestures.js';

const TAKING_MS = 600;
const CARD_GAP_MS = 120;
const LAYING_MS = 600;
const RAISING_MS = 350;

/** What one does in a turn: cards taken, laid and given back. */
export const turnsShown: Shown<'FloorsTaken' | 'FloorPlaced' | 'PlacingFinished' | 'FloorReturned' | 'TurnEnded'> = {
  FloorsTaken: ({ seat, cards, coins }, board) => {
    const held = playerOf(board.was, seat).hand.length;
    const taken = cards.flatMap((card, index) => {
      const floor = named.floor(card);
      const from = spotOfPiece(board, floor);
      const when = { start: index * CARD_GAP_MS, ms: TAKING_MS };
      return [
        ...(from === null ? [] : leaves(board, floor, from, { start: when.start, ms: AT_ONCE_MS })),
        ...enters(board, named.hand(seat, held + index), from, when, { face: faceOf(board, floor), hop: 40 }),
      ];
    });
    return [...taken, ...gains(board, seat, coins, cards.length * CARD_GAP_MS)];
  },

  FloorPlaced: ({ seat, card, house, coins, tokens, completes }, board) => {
    const { plan } = board;
    const index = indexIn(playerOf(board.was, seat).hand, card);
    const hand = named.hand(seat, index);
    const from = spotOfPiece(board, hand) ?? stripAt(board, seat);
    const at = spotOf.space(plan, seat, house, factsOf(card).floor);
    const landed = RAISING_MS + LAYING_MS;
    return [
      ...pays(board, seat, coins),
      ...closesUp(board, seat, index),
      ...raises(board, seat),
      ...enters(
        board,
        named.floor(card),
        from,
        { start: RAISING_MS / 2, ms: LAYING_MS },
        { face: faceOf(board, hand), hop: 60 },
      ),
      ...glows(at, plan.storeys.floor, { start: landed - 200, ms: 400 }),
      ...flies('seal', tokens, spotOf.tokens(plan, seat), above(at, plan.storeys.floor), { start: 200, ms: 700 }),
      ...(tokens > 0
        ? [
            ...counts(board, named.tokens(seat), { start: 200, ms: 300 }),
            ...says(`−${tokens}`, spotOf.tokens(plan, seat), 'loss', { start: 200, ms: 700 }),
          ]
        : []),
      ...(completes ? stands(board, seat, house, landed) : []),
      ...counts(board, named.points(seat), { start: landed, ms: 300 }),
    ];
  },

  PlacingFinished: ({ seat, visits }, board) =>
    visits.length === 0
      ? glows(stripAt(board, seat), STRIP_GLOW, { ms: 300 })
      : visits.flatMap((house, index) => {
          const door = spotOf.door(board.plan, seat, house);
          const when = { start: index * 200, ms: 500 };
          return [
            ...enters(board, named.awaiting(seat, house), above(door, 60), when),
            ...glows(door, board.plan.storeys.floor, when),
          ];
        }),

  FloorReturned: ({ seat, floor, card }, board) => {
    const index = indexIn(playerOf(board.was, seat).hand, card);
    const hand = spotOfPiece(board, named.hand(seat, index));
    const deck = spotOf.shelf(board.plan, -1, floor);
    return [
      ...closesUp(board, seat, index),
      ...flies(`deck-${floor}`, 1, hand, deck, { ms: TAKING_MS }),
      ...counts(board, named.left(floor), { start: TAKING_MS - 100, ms: 250 }),
      ...glows(deck, board.plan.shelf.card, { start: TAKING_MS - 100, ms: 350 }),
    ];
  },

  TurnEnded: ({ seat, lost, next }, board) => [
    ...pays(board, seat, lost),
    ...glows(stripAt(board, next ?? seat), STRIP_GLOW, { start: lost > 0 ? 300 : 0, ms: 450 }),
  ],
};

/** Scaffolds that are put up, moved or laid aside, before the card lands that they hold. */
const raises = (board: Board, seat: number): Motions => {
  const { scaffolds } = playerOf(board.is, seat);
  return [0, 1].flatMap((index) => {
    const when = { start: index * 80, ms: RAISING_MS };
    return moves(board, named.scaffold(seat, index), when, { hop: scaffolds[index] === undefined ? 0 : 30 });
  });
};

/** A house is done: its windows light up from below. */
const stands = (board: Board, seat: number, house: number, start: number): Motions =>
  ([1, 2, 3] as const).flatMap((floor, index) =>
    glows(spotOf.space(board.plan, seat, house, floor), board.plan.storeys.floor, {
      start: start + index * 160,
      ms: 450,
    }),
  );

const above = ({ x, y }: { readonly x: number; readonly y: number }, by: number) => ({ x, y: y - by });
