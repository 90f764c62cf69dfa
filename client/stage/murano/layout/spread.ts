import type { MuranoState, Phase } from '#engine/murano/state.js';
import type { Seen, Token } from '#events/token.js';
import type { Seat } from '#events/viewer.js';
import { piece } from '../../kit/piece.js';
import type { Piece, Spot } from '../../kit/piece.js';
import { cornerOf } from '../corners.js';
import { spotOf } from '../map.js';
import type { SpreadKind } from '../map.js';
import { named } from '../names.js';
import { DEPTH } from './depth.js';

/** What a seat looks at just now, large and near to the eye: with its face where it is known. */
export const spread = (state: MuranoState): readonly Piece[] => {
  const { phase, players } = state;
  if (phase.kind === 'layingStreet')
    return [piece(named.drawnStreet, phase.tile, spotOf.drawnStreet, DEPTH.spread, { scale: DRAWN })];
  const shown = shownIn(phase);
  if (shown === null || shown.tokens.length === 0) return [];

  const { seat, kind, tokens, back } = shown;
  const seats = players.length;
  const size = tokens.some((token) => token !== null) ? 1 : SMALLER;
  const whole = spotOf.spreadMiddle(kind, tokens.length, seat, seats);
  const edge = cornerOf(seat, seats).x + cornerOf(seat, seats).width / 2;
  /** What is hidden from the viewer is held smaller, and nearer to the corner: there is nothing to see. */
  const held = ({ x, y }: Spot): Spot => ({
    x: edge + HELD + (x - edge - HELD) * size,
    y: whole.y + (y - whole.y) * size,
  });
  return [
    piece(named.tray, `tray-${kind}-${tokens.length}`, held(whole), DEPTH.tray, { scale: size }),
    ...tokens.map((token, index) =>
      piece(
        named.spread(index),
        token ?? back,
        held(spotOf.spread(index, tokens.length, seat, seats, kind)),
        DEPTH.spread + index,
        { scale: SCALE[kind] * size },
      ),
    ),
  ];
};

const SMALLER = 0.5;
const HELD = 10;

/** How much larger than at their place on the board. */
const SCALE: Readonly<Record<SpreadKind, number>> = { cards: 1.6, tiles: 1.65 };
const DRAWN = 1.6;

interface Shown {
  readonly seat: Seat;
  readonly kind: SpreadKind;
  readonly tokens: readonly Seen<Token>[];
  readonly back: string;
}

const shownIn = (phase: Phase): Shown | null => {
  switch (phase.kind) {
    case 'searchingShops':
      return { seat: phase.seat, kind: 'tiles', tokens: phase.tiles, back: 'shop-back' };
    case 'searchingPalaces':
      return { seat: phase.seat, kind: 'tiles', tokens: phase.tiles, back: 'palace-back' };
    case 'recruiting':
      return { seat: phase.seat, kind: 'cards', tokens: phase.cards, back: 'character-back' };
    case 'choosingBuilding':
      return { seat: phase.seat, kind: 'cards', tokens: phase.cards, back: 'building-back' };
    case 'sailing':
    case 'building':
    case 'layingStreet':
    case 'selling':
    case 'returningBead':
    case 'bought':
    case 'acted':
    case 'scoring':
    case 'over':
      return null;
  }
};
