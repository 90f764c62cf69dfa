import type { MuranoState } from '#engine/murano/state.js';
import { piece } from '../../kit/piece.js';
import type { Piece } from '../../kit/piece.js';
import { spotOf, TRACK } from '../map.js';
import { named } from '../names.js';
import { DEPTH } from './depth.js';

/** The markers of victory points around the board. Those that share a cell fan out. */
export const track = ({ players }: MuranoState): readonly Piece[] =>
  players.map(({ vp }, seat) => {
    const cell = vp % TRACK.length;
    const shared = players.some((other, at) => at !== seat && other.vp % TRACK.length === cell);
    return piece(named.vp(seat), `walker-${seat}`, spotOf.vp(vp, shared ? seat : undefined), DEPTH.track + seat, {
      scale: shared ? 0.8 : 1,
    });
  });
