import { sitesOf } from '#engine/murano/data/islands.js';
import { customersOf } from '#engine/murano/data/supply.js';
import { GLASS } from '#events/murano/components.js';
import type { Beads, Glass } from '#events/murano/components.js';
import type { Seat } from '#events/viewer.js';
import type { Motions } from '../../kit/motion.js';
import type { Spot } from '../../kit/piece.js';
import { counts, enters, flies, glows } from '../../kit/scene.js';
import { SITE, spotOf } from '../map.js';
import { named } from '../names.js';
import { gains, pursed, rolls, seatsAt, walks } from './gestures.js';
import type { Board, Shown } from './gestures.js';

const COINS_MS = 500;

/** Customers served, glass made and sold. */
export const tradeShown: Shown<'IncomeCollected' | 'GlassProduced' | 'BeadsSold' | 'BeadReturned'> = {
  IncomeCollected: ({ seat, island, shops, gold }, board) => {
    const purse = spotOf.purse(seat, seatsAt(board));
    const sold = sitesOf(island).flatMap((site) => {
      const laid = board.is.sites[site];
      if (laid?.kind === 'shop')
        return laid.owner === seat && shops[laid.colour] ? glows(spotOf.site(site), SITE, { ms: 500 }) : [];
      const customers = laid?.kind === 'street' ? customersOf(laid.tile).filter((colour) => shops[colour]) : [];
      return flies('coin', customers.length, spotOf.site(site), purse, { start: 200, ms: COINS_MS });
    });
    return [...sold, ...pursed(board, seat, gold)];
  },

  GlassProduced: ({ seat, beads }, board) => [
    ...smokes(board, seat),
    ...counts(board, named.bag, { ms: COINS_MS }),
    ...comesOut(board, seat, beads),
    ...walks(board, seat, 200),
  ],

  BeadsSold: ({ seat, beads, gold }, board) => [...goesBack(board, seat, beads), ...gains(board, seat, gold)],

  BeadReturned: ({ seat, bead }, board) => rolls([{ glass: bead, from: beadsAt(board, seat, bead), to: spotOf.bag }]),
};

/** The seat's own factories glow: which of them work is all the same. */
const smokes = (board: Board, seat: Seat): Motions =>
  board.is.sites.flatMap((laid, site) =>
    laid?.kind === 'factory' && laid.owner === seat ? glows(spotOf.site(site), SITE, { ms: 500 }) : [],
  );

const beadsAt = (board: Board, seat: Seat, glass: Glass): Spot => spotOf.beads(seat, seatsAt(board), glass);

/** Each bead for itself, colour by colour. */
const singly = (beads: Beads): readonly Glass[] =>
  GLASS.flatMap((glass) => Array.from({ length: beads[glass] }, () => glass));

/** Out of the bag one by one; where a seat had none of a colour, its place appears with them. */
const comesOut = (board: Board, seat: Seat, beads: Beads): Motions => [
  ...GLASS.flatMap((glass) =>
    enters(board, named.beads(seat, glass), spotOf.bag, { start: 150, ms: COINS_MS }, { hop: 30 }),
  ),
  ...rolls(singly(beads).map((glass) => ({ glass, from: spotOf.bag, to: beadsAt(board, seat, glass) }))),
];

/** Beads go back into the bag. */
export const goesBack = (board: Board, seat: Seat, beads: Beads): Motions =>
  rolls(singly(beads).map((glass) => ({ glass, from: beadsAt(board, seat, glass), to: spotOf.bag })));
