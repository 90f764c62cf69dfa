import { RING } from '#engine/murano/data/ring.js';
import type { Space } from '#events/murano/components.js';
import { enters, glows, moves } from '../../kit/scene.js';
import { PAD, spotOf } from '../map.js';
import { named } from '../names.js';
import { CORNER_GLOW, cornerAt, gains, pays } from './gestures.js';
import type { Shown } from './gestures.js';

const WEIGHING_MS = 350;
const SPACE_MS = 110;
const LONGEST_SAIL_MS = 1400;

/** Setting up, sailing, and how turns pass. */
export const sailingShown: Shown<
  'ShipsAnchored' | 'PalaceRemoved' | 'StartPlayerDrawn' | 'ShipSailed' | 'TurnPassed' | 'TurnEnded'
> = {
  ShipsAnchored: ({ ships }, board) =>
    ships.flatMap((space, ship) => [
      ...enters(board, named.ship(ship), outAtSea(space), { start: ship * 50, ms: 500 }),
      ...moves(board, named.ship(ship), { start: ship * 50, ms: 500 }),
    ]),

  // Nobody sees which: the stack only gets lower.
  PalaceRemoved: () => glows(spotOf.stack('palaces'), 70, { ms: 600 }),

  StartPlayerDrawn: ({ seat }, board) => glows(cornerAt(board, seat), CORNER_GLOW, { ms: 800 }),

  ShipSailed: ({ seat, ship, to, gold }, board) => {
    const from = board.was.ships[ship] ?? to;
    const distance = (to - from + RING.length) % RING.length;
    const ms = Math.min(LONGEST_SAIL_MS, WEIGHING_MS + SPACE_MS * distance);
    return [
      ...pays(board, seat, gold),
      ...moves(board, named.ship(ship), { ms }, { past: spotOf.ring(from, to) }),
      ...glows(spotOf.space(to), PAD.width / 2, { start: ms - 150, ms: 400 }),
    ];
  },

  TurnPassed: ({ seat, gold }, board) => gains(board, seat, gold),

  TurnEnded: ({ next }, board) => glows(cornerAt(board, next), CORNER_GLOW, { ms: 500 }),
};

const outAtSea = (space: Space) => {
  const { x, y } = spotOf.shipAt(space);
  return { x, y: y - 80 };
};
