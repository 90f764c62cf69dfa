import { pointsOf } from '#engine/burano/scoring/characters.js';
import { playerOf } from '#engine/burano/players.js';
import type { Character, House } from '#events/burano/components.js';
import type { Seat } from '#events/viewer.js';
import { counts, enters, flies, glows, leaves, says, spotOfPiece } from '../../kit/scene.js';
import { named } from '../names.js';
import { boxOf, spotOf } from '../plan.js';
import type { Board, Shown } from './gestures.js';

const STROLLING_MS = 1100;

/** Who strolls in, who does not, and who leaves the game. */
export const visitsShown: Shown<'CharacterCame' | 'NobodyCame' | 'CharacterDismissed'> = {
  CharacterCame: ({ seat, house, character }, board) => {
    const door = spotOf.worth(board.plan, seat, house);
    return [
      ...counts(board, named.many(character), { ms: 250 }),
      ...leaves(board, named.awaiting(seat, house), spotOf.door(board.plan, seat, house), { ms: 250 }),
      ...enters(
        board,
        named.visitor(seat, house),
        spotOfPiece(board, named.crowd(character)),
        { ms: STROLLING_MS },
        { hop: 26 },
      ),
      ...glows(boxMiddle(board, seat, house), board.plan.storeys.floor * 1.5, { start: STROLLING_MS - 250, ms: 600 }),
      ...enters(board, named.worth(seat, house), door, { start: STROLLING_MS - 150, ms: 250 }),
      ...says(`+${worthOf(board, seat, house, character)}`, door, 'gain', { start: STROLLING_MS - 100, ms: 800 }),
      ...counts(board, named.points(seat), { start: STROLLING_MS, ms: 350 }),
    ];
  },

  NobodyCame: ({ seat, houses }, board) =>
    houses.flatMap((house) => {
      const door = spotOf.door(board.plan, seat, house);
      return [
        ...leaves(board, named.awaiting(seat, house), door, { ms: 400 }),
        ...glows(door, board.plan.storeys.floor, { ms: 450 }),
        ...says('0', door, 'plain', { ms: 700 }),
      ];
    }),

  CharacterDismissed: ({ character }, board) => {
    const at = spotOf.crowd(board.plan, character);
    return [
      ...flies(character, 1, at, { x: at.x, y: -80 }, { ms: 700 }),
      ...counts(board, named.many(character), { start: 150, ms: 250 }),
      ...says('−1', spotOf.many(board.plan, character), 'loss', { ms: 700 }),
    ];
  },
};

const boxMiddle = ({ plan }: Board, seat: Seat, house: House) => {
  const { left, top, width, height } = boxOf.home(plan, seat, house);
  return { x: left + width / 2, y: top + height / 2 };
};

const worthOf = (board: Board, seat: Seat, house: House, character: Character): number =>
  pointsOf(character, playerOf(board.is, seat).street, house);
