import { playerOf } from '#engine/murano/players.js';
import type { Seat } from '#events/viewer.js';
import type { Motions } from '../../kit/motion.js';
import { counts, enters, spotOfPiece } from '../../kit/scene.js';
import { spotOf } from '../map.js';
import { named } from '../names.js';
import type { StackKind } from '../names.js';
import { deals, faceOf, gains, indexIn, pays, putsBack } from './gestures.js';
import type { Board, Shown } from './gestures.js';

/** The gold is paid before the goods come. */
const GOODS_START_MS = 200;
const GOODS_MS = 550;

/** Gold taken, and tiles bought with it. */
export const purchasesShown: Shown<
  | 'GoldTaken'
  | 'FactoryBought'
  | 'SpecialBought'
  | 'ShopDrawn'
  | 'ShopsSearched'
  | 'ShopTaken'
  | 'PalaceDrawn'
  | 'PalacesSearched'
  | 'PalaceTaken'
> = {
  GoldTaken: ({ seat, gold }, board) => gains(board, seat, gold),

  FactoryBought: ({ seat, gold }, board) => [
    ...pays(board, seat, gold),
    ...comesFrom(board, 'factories', named.hand(seat, 'factory', playerOf(board.was, seat).factories)),
  ],

  SpecialBought: ({ seat, gold }, board) => [
    ...pays(board, seat, gold),
    ...comesFrom(board, 'specials', named.hand(seat, 'special', playerOf(board.was, seat).specials)),
  ],

  ShopDrawn: ({ seat, gold }, board) => [
    ...pays(board, seat, gold),
    ...comesFrom(board, 'shops', named.hand(seat, 'shop', playerOf(board.was, seat).shops.length), 'shop-back'),
  ],

  ShopsSearched: ({ seat, tiles, gold }, board) => [
    ...pays(board, seat, gold),
    ...deals(board, tiles.length, spotOf.stack('shops'), 'shop-back', GOODS_START_MS / 2),
  ],

  ShopTaken: ({ seat, tile }, board) => {
    const tiles = board.was.phase.kind === 'searchingShops' ? board.was.phase.tiles : [];
    const hand = named.hand(seat, 'shop', playerOf(board.was, seat).shops.length);
    return [...takes(board, seat, hand, indexIn(tiles, tile)), ...restGoes(board, tiles, tile, 'shops')];
  },

  PalaceDrawn: ({ seat, gold }, board) => [
    ...pays(board, seat, gold),
    ...comesFrom(board, 'palaces', named.hand(seat, 'palace', playerOf(board.was, seat).palaces.length), 'palace-back'),
  ],

  PalacesSearched: ({ seat, tiles, gold }, board) => [
    ...pays(board, seat, gold),
    ...deals(board, tiles.length, spotOf.stack('palaces'), 'palace-back', GOODS_START_MS / 2),
  ],

  PalaceTaken: ({ seat, tile }, board) => {
    const tiles = board.was.phase.kind === 'searchingPalaces' ? board.was.phase.tiles : [];
    const hand = named.hand(seat, 'palace', playerOf(board.was, seat).palaces.length);
    return [...takes(board, seat, hand, indexIn(tiles, tile)), ...restGoes(board, tiles, tile, 'palaces')];
  },
};

/** A tile leaves its stack, face down where it lies so, and comes into a hand. */
const comesFrom = (board: Board, stack: StackKind, hand: string, face?: string): Motions => [
  ...enters(board, hand, spotOf.stack(stack), { start: GOODS_START_MS, ms: GOODS_MS }, { face }),
  ...counts(board, named.stack(stack), { start: GOODS_START_MS, ms: 200 }),
];

/** What a seat chose of all that it looked at comes into its hand. */
export const takes = (board: Board, seat: Seat, hand: string, index: number): Motions => {
  const spread = named.spread(index);
  const from = spotOfPiece(board, spread) ?? spotOf.corner(seat, board.is.players.length);
  return enters(board, hand, from, { ms: GOODS_MS }, { face: faceOf(board, spread) });
};

const restGoes = <T>(board: Board, tiles: readonly (T | null)[], tile: T | null, stack: StackKind): Motions =>
  putsBack(board, tiles.length, indexIn(tiles, tile), spotOf.stack(stack));
