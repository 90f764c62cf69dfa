import { playerOf } from '#engine/murano/players.js';
import type { Site } from '#events/murano/components.js';
import type { Seat } from '#events/viewer.js';
import type { Motions } from '../../kit/motion.js';
import { counts, enters, glows, leaves, spotOfPiece } from '../../kit/scene.js';
import { SITE, spotOf } from '../map.js';
import { named } from '../names.js';
import type { HandKind } from '../names.js';
import { AT_ONCE_MS, closesUp, cornerAt, deals, faceOf, indexIn, putsBack, walks } from './gestures.js';
import type { Board, Shown } from './gestures.js';
import { takes } from './purchases.js';

const LAYING_MS = 550;
const MARKER_MS = 300;

/** Streets drawn and laid, buildings built, and the cards that special buildings bring. */
export const buildingShown: Shown<
  | 'StreetDrawn'
  | 'StreetLaid'
  | 'FactoryBuilt'
  | 'ShopBuilt'
  | 'PalaceBuilt'
  | 'SpecialBuilt'
  | 'BuildingsDrawn'
  | 'BuildingKept'
> = {
  StreetDrawn: (_, board) => [
    ...counts(board, named.stack('streets'), { ms: 200 }),
    ...enters(board, named.drawnStreet, spotOf.stack('streets'), { ms: 500 }, { face: 'street-back' }),
  ],

  StreetLaid: ({ site }, board) => {
    const drawn = spotOfPiece(board, named.drawnStreet) ?? spotOf.drawnStreet;
    return [
      ...leaves(board, named.drawnStreet, drawn, { ms: AT_ONCE_MS }),
      ...enters(board, named.tile(site), drawn, { ms: LAYING_MS }),
      ...glows(spotOf.site(site), SITE, { start: LAYING_MS - 50, ms: 350 }),
    ];
  },

  FactoryBuilt: ({ seat, site }, board) =>
    builds(board, seat, site, 'factory', playerOf(board.was, seat).factories - 1),
  ShopBuilt: ({ seat, site, tile }, board) =>
    builds(board, seat, site, 'shop', indexIn(playerOf(board.was, seat).shops, tile)),
  PalaceBuilt: ({ seat, site, tile }, board) =>
    builds(board, seat, site, 'palace', indexIn(playerOf(board.was, seat).palaces, tile)),
  SpecialBuilt: ({ seat, site }, board) => builds(board, seat, site, 'special', playerOf(board.was, seat).specials - 1),

  BuildingsDrawn: ({ cards }, board) => deals(board, cards.length, spotOf.stack('buildings'), 'building-back'),

  BuildingKept: ({ seat, card }, board) => {
    const { phase } = board.was;
    const cards = phase.kind === 'choosingBuilding' ? phase.cards : [];
    const kept = indexIn(cards, card);
    return [
      ...takes(board, seat, named.card(card), kept),
      ...putsBack(board, cards.length, kept, spotOf.stack('buildings')),
      ...walks(board, seat, 250),
    ];
  },
};

/** A building leaves the hand, turns its face up if it lay on it, and lands; then its owner's marker, and the points. */
const builds = (board: Board, seat: Seat, site: Site, kind: HandKind, index: number): Motions => {
  const hand = named.hand(seat, kind, index);
  const from = spotOfPiece(board, hand) ?? cornerAt(board, seat);
  const landed = { start: LAYING_MS - 100, ms: MARKER_MS };
  return [
    ...closesUp(board, seat, kind, index),
    ...enters(board, named.tile(site), from, { ms: LAYING_MS }, { face: faceOf(board, hand) }),
    ...enters(board, named.marker(site), above(spotOf.site(site)), landed),
    ...glows(spotOf.site(site), SITE, { start: LAYING_MS - 50, ms: 350 }),
    ...walks(board, seat, 200),
  ];
};

const above = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x, y: y - SITE });
