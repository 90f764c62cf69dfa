import { unscoredBerths } from '#engine/murano/scoring/gondoliers.js';
import { playerOf } from '#engine/murano/players.js';
import type { Island } from '#events/murano/components.js';
import type { Seat } from '#events/viewer.js';
import type { Motions } from '../../kit/motion.js';
import type { Spot } from '../../kit/piece.js';
import { enters, glows, looks, says, spotOfPiece } from '../../kit/scene.js';
import { BERTH, GRID_AT, SITE, gridOf, spotOf } from '../map.js';
import { named } from '../names.js';
import type { StackKind } from '../names.js';
import { CORNER_GLOW, closesUp, cornerAt, faceOf, indexIn, pays, walks } from './gestures.js';
import type { Board, Shown } from './gestures.js';
import { goesBack } from './trade.js';

const CORNER_VIEW = 620;
const STACK_GLOW = 80;
/** How much of the board is seen beside an island. */
const ISLAND_MARGIN = 260;

/** The end announced, and the show that the scoring is: seat by seat, card by card, island by island. */
export const endShown: Shown<'EndTriggered' | 'ScoringBegun' | 'CharacterScored' | 'ScoringFinished'> = {
  EndTriggered: ({ seat }, board) => [
    ...emptyStacks(board).flatMap((kind) => [
      ...glows(spotOf.stack(kind), STACK_GLOW, { ms: 500 }),
      ...glows(spotOf.stack(kind), STACK_GLOW, { start: 400, ms: 500 }),
      ...says('0', spotOf.stack(kind), 'loss', { ms: 900 }),
    ]),
    ...glows(cornerAt(board, seat), CORNER_GLOW, { start: 300, ms: 600 }),
  ],

  ScoringBegun: ({ seat }, board) => comesUp(board, seat, 0),

  CharacterScored: ({ seat, card, island, berth, gold, beads, vp }, board) => {
    const held = indexIn(playerOf(board.was, seat).characters, card);
    const hand = named.hand(seat, 'character', held);
    const from = spotOfPiece(board, hand) ?? cornerAt(board, seat);
    const moored = spotOf.berth(berth);
    return [
      ...closesUp(board, seat, 'character', held),
      ...enters(board, named.scored(card), from, { ms: 700 }, { face: faceOf(board, hand), hop: 40 }),
      ...looks(middleOf(island), viewOf(island), { start: 450, ms: 1250 }),
      ...pays(board, seat, gold, 500),
      ...goesBack(board, seat, beads),
      ...glows(moored, BERTH.width, { start: 650, ms: 500 }),
      ...says(`+${vp}`, moored, 'gain', { start: 850, ms: 850 }),
      ...walks(board, seat, 1000),
    ];
  },

  ScoringFinished: ({ seat, next }, board) => {
    const left = unscoredBerths(board.was, seat);
    const counted = left.flatMap((berth, index) => {
      const start = index * COUNTING_MS;
      const at = spotOf.berth(berth);
      return [...glows(at, BERTH.width, { start, ms: 400 }), ...says('+1', at, 'gain', { start, ms: 600 })];
    });
    const walking = left.length * COUNTING_MS;
    return [
      ...counted,
      ...walks(board, seat, walking / 2),
      ...(next === null ? [] : comesUp(board, next, walking + 100)),
    ];
  },
};

/** Between one gondolier that no character used and the next. */
const COUNTING_MS = 90;

/** A seat is looked at whose turn to score it is. */
const comesUp = (board: Board, seat: Seat, start: number): Motions => [
  ...looks(cornerAt(board, seat), CORNER_VIEW, { start, ms: 1200 }),
  ...glows(cornerAt(board, seat), CORNER_GLOW, { start: start + 250, ms: 800 }),
];

const emptyStacks = ({ is }: Board): readonly StackKind[] => {
  const { streets, shops, palaces, factories, specials } = is.stacks;
  const left = { streets: streets.length, shops: shops.length, palaces: palaces.length, factories, specials };
  return (['streets', 'shops', 'palaces', 'factories', 'specials'] as const).filter((kind) => left[kind] === 0);
};

const middleOf = (island: Island): Spot => {
  const { columns, rows } = gridOf(island);
  const { x, y } = GRID_AT[island];
  return { x: x + (columns * SITE) / 2, y: y + (rows * SITE) / 2 };
};

const viewOf = (island: Island): number => gridOf(island).columns * SITE + ISLAND_MARGIN;
