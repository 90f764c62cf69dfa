import type { MuranoState } from '#engine/murano/state.js';
import { piece } from '../../kit/piece.js';
import type { Piece } from '../../kit/piece.js';
import { spotOf } from '../map.js';
import { named } from '../names.js';
import { DEPTH } from './depth.js';

/** The ships on the ring; of two on one space the red one, which came last, lies nearer. */
export const ships = ({ ships: spaces }: MuranoState): readonly Piece[] =>
  spaces.map((space, ship) => {
    const others = spaces.slice(ship + 1).filter((other) => other === space).length;
    return piece(
      named.ship(ship),
      ship === 0 ? 'ship-red' : 'ship-black',
      spotOf.shipAt(space, others),
      DEPTH.ship + others,
      { scale: SMALLER },
    );
  });

/** So that the sign beside it stays free. */
const SMALLER = 0.92;
