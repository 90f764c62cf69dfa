import type { Glass } from '#events/murano/components.js';
import type { Seat } from '#events/viewer.js';
import type { Spot } from '../kit/piece.js';

/** What a seat has in its corner that has always the same place there. */
export type Means = 'badge' | 'name' | 'points' | 'purse' | 'crew' | 'dismissed' | `bead-${Glass}`;

/** How a corner is divided up, measured from its upper left. The fewer sit there, the more room each has. */
interface Division {
  readonly height: number;
  /** How much larger than at a full table everything is. */
  readonly scale: number;
  readonly means: Readonly<Record<Means, Spot>>;
  /** The middle of each row of what is in hand. */
  readonly tiles: number;
  readonly characters: number;
  readonly cards: number;
}

/** All corners stand in one column at the left edge, the first seat's on top. */
const COLUMN = { left: 40, top: 40, width: 246, height: 960, gap: 6 } as const;

const FULL: Division = division(4, 1, { head: 25, means: 76, beads: 76, tiles: 136, characters: 196, cards: 196 });
const DIVISIONS: Readonly<Record<number, Division>> = {
  2: division(2, 1.35, { head: 28, means: 94, beads: 166, tiles: 234, characters: 326, cards: 424 }),
  3: division(3, 1.15, { head: 26, means: 84, beads: 146, tiles: 203, characters: 274, cards: 274 }),
  4: FULL,
};

interface Rows {
  readonly head: number;
  readonly means: number;
  readonly beads: number;
  readonly tiles: number;
  readonly characters: number;
  readonly cards: number;
}

function division(seats: number, scale: number, rows: Rows): Division {
  const apart = rows.beads !== rows.means;
  const [purse, crew, dismissed] = apart ? [48, 132, 206] : [42, 107, 156];
  const { beads } = rows;
  return {
    height: (COLUMN.height - COLUMN.gap * (seats - 1)) / seats,
    scale,
    means: {
      badge: { x: 22, y: rows.head },
      name: { x: 116, y: rows.head },
      points: { x: 220, y: rows.head + 2 },
      purse: { x: purse, y: rows.means },
      crew: { x: crew, y: rows.means + 18 * scale },
      dismissed: { x: dismissed, y: rows.means + 18 * scale },
      'bead-red': apart ? { x: 62, y: beads } : { x: 195, y: beads - 14 },
      'bead-green': apart ? { x: 123, y: beads } : { x: 225, y: beads - 14 },
      'bead-blue': apart ? { x: 184, y: beads } : { x: 210, y: beads + 17 },
    },
    tiles: rows.tiles,
    characters: rows.characters,
    cards: rows.cards,
  };
}

export const divisionFor = (seats: number): Division => DIVISIONS[seats] ?? FULL;

/** A seat's corner: its middle and size. */
export const cornerOf = (seat: Seat, seats: number): Spot & { readonly width: number; readonly height: number } => {
  const { height } = divisionFor(seats);
  return {
    x: COLUMN.left + COLUMN.width / 2,
    y: COLUMN.top + seat * (height + COLUMN.gap) + height / 2,
    width: COLUMN.width,
    height,
  };
};

/** Where something lies in a seat's corner, given from the corner's upper left. */
export const inCorner = (seat: Seat, seats: number, { x, y }: Spot): Spot => {
  const corner = cornerOf(seat, seats);
  return { x: corner.x - corner.width / 2 + x, y: corner.y - corner.height / 2 + y };
};

export const meansOf = (what: Means, seat: Seat, seats: number): Spot =>
  inCorner(seat, seats, divisionFor(seats).means[what]);
