import type { Player } from '#engine/light-masters/state.js';
import type { Seat } from '#events/viewer.js';
import { piece } from '../../kit/piece.js';
import type { Piece } from '../../kit/piece.js';
import { CARD } from '../art/card.js';
import { WIDTH, divisionFor, inCorner } from '../corners.js';
import { named } from '../names.js';
import { DEPTH } from './depth.js';

interface Lying {
  readonly id: string;
  readonly art: string;
}

/**
 * The cards of a seat, in rows: its hand, the first card on top and whole; the creations that it completed, and those whose
 * advantage is used up. What lies below another shows its cost at the right.
 */
export const cards = (player: Player, seat: Seat, seats: number): readonly Piece[] => {
  const { completed, activated, hand } = divisionFor(seats);
  const open: readonly Lying[] = player.completed.map((creation) => ({ id: named.card(creation), art: creation }));
  const used: readonly Lying[] = player.activated.map((creation) => ({
    id: named.card(creation),
    art: `${creation}-used`,
  }));
  const held: readonly Lying[] = player.hand.map((creation, index) =>
    creation === null
      ? { id: named.back(seat, player.hand.length - 1 - index), art: 'creation-back' }
      : { id: named.card(creation), art: creation },
  );
  const shelves =
    completed === activated
      ? [row([open, used], completed, seat, seats)]
      : [row([open], completed, seat, seats), row([used], activated, seat, seats)];
  return [...shelves.flat(), ...row([held], hand, seat, seats)];
};

const EDGE = 16;
const APART = 12;

/** Puts groups into a row, from the left: the more there is, the more things overlap, the first ones on top. */
const row = (groups: readonly (readonly Lying[])[], y: number, seat: Seat, seats: number): readonly Piece[] => {
  const { card: scale } = divisionFor(seats);
  const filled = groups.filter((group) => group.length > 0);
  const width = CARD.width * scale;
  const room = WIDTH - 2 * EDGE;
  const gaps = Math.max(0, filled.length - 1) * APART;
  const overlaps = filled.reduce((sum, group) => sum + group.length - 1, 0);
  const step = Math.min(width + 6, (room - filled.length * width - gaps) / Math.max(1, overlaps));
  let x = EDGE + width / 2;
  let z: number = DEPTH.card;
  return filled.flatMap((group) => {
    const laid = group.map(({ id, art }, index) =>
      piece(id, art, inCorner(seat, seats, { x: x + index * step, y }), (z += ABOVE), { scale }),
    );
    x += (group.length - 1) * step + width + APART;
    const top = z;
    return laid.map((each, index) => ({ ...each, z: top - index * ABOVE }));
  });
};

/** How much nearer one card lies than the next. */
const ABOVE = 0.1;
