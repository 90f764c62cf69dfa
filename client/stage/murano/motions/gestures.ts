import type { Glass } from '#events/murano/components.js';
import type { MuranoEvent } from '#events/murano/events.js';
import { playerOf } from '#engine/murano/players.js';
import type { MuranoState } from '#engine/murano/state.js';
import type { Seat } from '#events/viewer.js';
import type { Motions } from '../../kit/motion.js';
import type { Spot } from '../../kit/piece.js';
import { counts, enters, flies, leaves, moves, says, spotOfPiece } from '../../kit/scene.js';
import type { Scene, When } from '../../kit/scene.js';
import { spotOf } from '../map.js';
import { named } from '../names.js';
import type { HandKind } from '../names.js';

/** The board before an event and after it. */
export interface Board extends Scene {
  readonly was: MuranoState;
  readonly is: MuranoState;
}

/** How some of the events are seen: total over the types it names. */
export type Shown<Type extends MuranoEvent['type']> = {
  readonly [T in Type]: (event: Extract<MuranoEvent, { type: T }>, board: Board) => Motions;
};

export const seatsAt = ({ is }: Board): number => is.players.length;
export const cornerAt = (board: Board, seat: Seat): Spot => spotOf.corner(seat, seatsAt(board));
/** How wide a seat's corner glows. */
export const CORNER_GLOW = 150;
const purseAt = (board: Board, seat: Seat): Spot => spotOf.purse(seat, seatsAt(board));

const COINS_MS = 600;

/** Gold goes from a purse to the supply. */
export const pays = (board: Board, seat: Seat, gold: number, start = 0): Motions =>
  gold === 0
    ? []
    : [
        ...flies('coin', gold, purseAt(board, seat), spotOf.supply, { start, ms: COINS_MS }),
        ...counts(board, named.purse(seat), { start, ms: COINS_MS }),
        ...says(`−${gold}`, purseAt(board, seat), 'loss', { start, ms: COINS_MS }),
      ];

/** Gold comes from the supply into a purse. */
export const gains = (board: Board, seat: Seat, gold: number, start = 0): Motions =>
  flies('coin', gold, spotOf.supply, purseAt(board, seat), { start, ms: COINS_MS }).concat(
    pursed(board, seat, gold, start),
  );

/** The purse fills with what comes, wherever it comes from. */
export const pursed = (board: Board, seat: Seat, gold: number, start = 0): Motions =>
  gold === 0
    ? []
    : [
        ...counts(board, named.purse(seat), { start: start + COINS_MS / 2, ms: COINS_MS / 2 }),
        ...says(`+${gold}`, purseAt(board, seat), 'gain', { start: start + COINS_MS / 2, ms: COINS_MS }),
      ];

const STEP_MS = 70;
const WALK_MS = { least: 300, most: 800 } as const;

/** The marker walks the track of victory points, cell by cell. */
export const walks = (board: Board, seat: Seat, start = 0): Motions => {
  const from = playerOf(board.was, seat).vp;
  const to = playerOf(board.is, seat).vp;
  if (from === to) return [];
  const way = to > from ? 1 : -1;
  const steps = Math.abs(to - from);
  const past = Array.from({ length: steps - 1 }, (_, step) => spotOf.vp(from + way * (step + 1)));
  const when: When = { start, ms: Math.min(WALK_MS.most, Math.max(WALK_MS.least, STEP_MS * steps)) };
  return [
    ...moves(board, named.vp(seat), when, { past, hop: 8 }),
    ...counts(board, named.points(seat), when),
    ...says(`${to > from ? '+' : '−'}${steps}`, spotOf.points(seat, seatsAt(board)), to > from ? 'gain' : 'loss', when),
  ];
};

/** Where a token lies in a row, or a back where it is not to be seen which; nowhere is the first. */
export const indexIn = <T>(row: readonly (T | null)[], token: T | null): number => {
  const at = row.indexOf(token);
  return Math.max(0, at < 0 ? row.indexOf(null) : at);
};

const CLOSING_MS = 300;

/** A hand closes up behind a tile or card that left it: the ones after it take each the place of the one before. */
export const closesUp = (board: Board, seat: Seat, kind: HandKind, gone: number): Motions => {
  const id = (index: number): string => named.hand(seat, kind, index);
  const motions: Motions[] = [];
  let index = gone;
  for (; board.before.has(id(index + 1)); index += 1) motions.push(moves(board, id(index), { ms: CLOSING_MS }));
  const to = spotOfPiece(board, id(Math.max(gone, index - 1)));
  motions.push(leaves(board, id(index), to, { ms: index === gone ? AT_ONCE_MS : CLOSING_MS }));
  return motions.flat();
};

/** For a piece that goes on as another one, such as a tile that leaves the hand for the board. */
export const AT_ONCE_MS = 1;

/** Which face a piece showed before. */
export const faceOf = ({ before }: Board, piece: string): string | undefined => before.get(piece)?.art;

/** What a seat looked at and did not take goes back to where it came from; the one taken goes on as another piece. */
export const putsBack = (board: Board, count: number, taken: number | null, to: Spot): Motions =>
  Array.from({ length: count }, (_, index) =>
    index === taken
      ? leaves(board, named.spread(index), spotOfPiece(board, named.spread(index)), { ms: AT_ONCE_MS })
      : leaves(board, named.spread(index), to, { start: BACK_START_MS + index * SPREAD_GAP_MS, ms: SPREAD_MS }),
  ).flat();

const SPREAD_MS = 350;
const SPREAD_GAP_MS = 35;
const BACK_START_MS = 150;

/** Tiles or cards are dealt out of a stack, one after another, and turn over on their way to whoever may see them. */
export const deals = (board: Board, count: number, from: Spot, face: string, start = 0): Motions =>
  Array.from({ length: count }, (_, index) => {
    const when = { start: start + Math.round((index * DEALING_MS) / Math.max(3, count)), ms: DEALT_MS };
    return enters(board, named.spread(index), from, when, { face });
  }).flat();

const DEALING_MS = 320;
const DEALT_MS = 480;

const BEAD_MS = 420;
const BEAD_GAP_MS = 160;
/** However many they are, beads are through by then. */
const ALL_BEADS_MS = 900;

/** Beads go from here to there, one by one. */
export const rolls = (beads: readonly { readonly glass: Glass; readonly from: Spot; readonly to: Spot }[]): Motions => {
  const gap = Math.min(BEAD_GAP_MS, (ALL_BEADS_MS - BEAD_MS) / Math.max(1, beads.length - 1));
  return beads.flatMap(({ glass, from, to }, index) =>
    flies(`bead-${glass}`, 1, from, to, { start: Math.round(index * gap), ms: BEAD_MS }),
  );
};
