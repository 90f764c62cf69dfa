import type { BuranoEvent } from '#events/burano/events.js';
import type { BuranoState } from '#engine/burano/state.js';
import type { Seat } from '#events/viewer.js';
import type { Motions } from '../../kit/motion.js';
import type { Spot } from '../../kit/piece.js';
import { counts, flies, leaves, moves, says, spotOfPiece } from '../../kit/scene.js';
import type { Scene } from '../../kit/scene.js';
import { named } from '../names.js';
import { spotOf } from '../plan.js';
import type { Plan } from '../plan.js';

/** The board before an event and after it. */
export interface Board extends Scene {
  readonly was: BuranoState;
  readonly is: BuranoState;
  readonly plan: Plan;
}

/** How some of the events are seen: total over the types it names. */
export type Shown<Type extends BuranoEvent['type']> = {
  readonly [T in Type]: (event: Extract<BuranoEvent, { type: T }>, board: Board) => Motions;
};

/** How wide a seat's strip glows. */
export const STRIP_GLOW = 130;
export const stripAt = ({ plan }: Board, seat: Seat): Spot => spotOf.name(plan, seat);

const COINS_MS = 600;

/** Coins go from a purse to the bank. */
export const pays = (board: Board, seat: Seat, coins: number, start = 0): Motions => {
  const purse = spotOf.purse(board.plan, seat);
  if (coins === 0) return [];
  return [
    ...flies('coin', coins, purse, spotOf.bank(board.plan), { start, ms: COINS_MS }),
    ...counts(board, named.purse(seat), { start, ms: COINS_MS }),
    ...says(`−${coins}`, purse, 'loss', { start, ms: COINS_MS }),
  ];
};

/** Coins come from the bank into a purse. */
export const gains = (board: Board, seat: Seat, coins: number, start = 0): Motions => {
  const purse = spotOf.purse(board.plan, seat);
  if (coins === 0) return [];
  return [
    ...flies('coin', coins, spotOf.bank(board.plan), purse, { start, ms: COINS_MS }),
    ...counts(board, named.purse(seat), { start: start + COINS_MS / 2, ms: COINS_MS / 2 }),
    ...says(`+${coins}`, purse, 'gain', { start: start + COINS_MS / 2, ms: COINS_MS }),
  ];
};

/** Where a card lies in a hand, or a back where it is not to be seen which; nowhere is the first. */
export const indexIn = <T>(hand: readonly (T | null)[], card: T | null): number => {
  const at = hand.indexOf(card);
  return Math.max(0, at < 0 ? hand.indexOf(null) : at);
};

/** For a piece that goes on as another one, such as a card that leaves the hand for the street. */
export const AT_ONCE_MS = 1;
const CLOSING_MS = 300;

/** A hand closes up behind a card that left it: the ones after it take each the place of the one before. */
export const closesUp = (board: Board, seat: Seat, gone: number): Motions => {
  const id = (index: number): string => named.hand(seat, index);
  const motions: Motions[] = [];
  let index = gone;
  for (; board.before.has(id(index + 1)); index += 1) motions.push(moves(board, id(index), { ms: CLOSING_MS }));
  const to = spotOfPiece(board, id(Math.max(gone, index - 1)));
  motions.push(leaves(board, id(index), to, { ms: index === gone ? AT_ONCE_MS : CLOSING_MS }));
  return motions.flat();
};

/** Which face a piece showed before. */
export const faceOf = ({ before }: Board, piece: string): string | undefined => before.get(piece)?.art;
