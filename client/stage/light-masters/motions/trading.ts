import type { Fragments, Market } from '#events/light-masters/components.js';
import { PLACES, ringAt } from '#engine/light-masters/data/board.js';
import { NONE, plus } from '#engine/light-masters/fragments.js';
import { playerOf } from '#engine/light-masters/players.js';
import type { Seat } from '#events/viewer.js';
import type { Motions } from '../../kit/motion.js';
import { enters, glows, leaves, spotOfPiece } from '../../kit/scene.js';
import { singly } from '../layout/table.js';
import { spotOf } from '../map.js';
import { named } from '../names.js';
import { AT_ONCE_MS, comesToBench, cornerAt, gains, givesBack, goesOn, oneOf, pays, takes } from './gestures.js';
import type { Board, Shown } from './gestures.js';

const MARKET_GLOW = 90;

/** What is done when negotiating, and what the Traveller moves. */
export const tradingShown: Shown<
  | 'FragmentExchanged'
  | 'FragmentsPicked'
  | 'MarketBought'
  | 'FragmentSold'
  | 'SaleOpened'
  | 'OneSold'
  | 'SaleClosed'
  | 'FragmentMoved'
> = {
  FragmentExchanged: ({ seat, fragment, market, takes: taken, offered }, board) => [
    ...exchanged(board, seat, fragment, market, taken),
    ...showsWindow(board, market, plus(taken, offered)),
    ...takes(board, seat, taken, 420),
  ],

  FragmentsPicked: ({ seat, fragments }, board) => takes(board, seat, fragments),

  MarketBought: ({ seat, market, fragments, lira }, board) => {
    const lay = (fragment: keyof Fragments, index: number) =>
      spotOfPiece(board, named.wares(market, fragment, index)) ?? spotOf.market(market);
    return [
      ...pays(board, seat, lira),
      ...glows(spotOf.market(market), MARKET_GLOW, { ms: 450 }),
      ...singly(fragments).flatMap(({ fragment, index }) =>
        leaves(board, named.wares(market, fragment, index), lay(fragment, index), { start: 200, ms: AT_ONCE_MS }),
      ),
      ...comesToBench(board, seat, fragments, lay, 200),
    ];
  },

  FragmentSold: ({ seat, fragment, lira }, board) => [
    ...givesBack(board, seat, oneOf(fragment)),
    ...gains(board, seat, lira),
  ],

  SaleOpened: ({ seat, lira }, board) => [...glows(spotOf.bank, 80, { ms: 450 }), ...gains(board, seat, lira)],

  OneSold: ({ seat, fragment }, board) => givesBack(board, seat, oneOf(fragment)),

  SaleClosed: ({ seat }, board) => [
    ...glows(spotOf.bank, 80, { ms: 450 }),
    ...glows(cornerAt(board, seat), 120, { ms: 450 }),
  ],

  FragmentMoved: ({ fragment, from, to }, board) => {
    const last = (board.was.markets[from] ?? NONE)[fragment] - 1;
    const next = (board.was.markets[to] ?? NONE)[fragment];
    return [
      ...goesOn(board, named.wares(from, fragment, last), named.wares(to, fragment, next)),
      ...glows(spotOf.market(to), MARKET_GLOW, { start: 350, ms: 350 }),
    ];
  },
};

/** The fragment goes from the bench into the market. Where as many of its colour come back, it is another that comes. */
const exchanged = (board: Board, seat: Seat, fragment: keyof Fragments, market: Market, taken: Fragments): Motions => {
  const had = playerOf(board.was, seat).bench[fragment];
  const given = named.glass(seat, fragment, had - 1);
  const laid = named.wares(market, fragment, (board.was.markets[market] ?? NONE)[fragment]);
  if (taken[fragment] === 0) return goesOn(board, given, laid);
  return enters(board, laid, spotOfPiece(board, given), { ms: 560 }, { hop: 40 });
};

/** What the ring shows at the market glows, as far as it is taken or offered. */
const showsWindow = (board: Board, market: Market, shown: Fragments): Motions =>
  Array.from({ length: PLACES }, (_, place) => market * PLACES + place).flatMap((position) => {
    const fragment = ringAt(board.is.side, board.is.turned, position);
    return shown[fragment] === 0 ? [] : glows(spotOf.ring(position), 56, { start: 250, ms: 450 });
  });
