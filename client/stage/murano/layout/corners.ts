import { GLASS } from '#events/murano/components.js';
import type { MuranoState, Player } from '#engine/murano/state.js';
import type { Seat } from '#events/viewer.js';
import type { Names } from '../../kit/face.js';
import { piece } from '../../kit/piece.js';
import type { Piece } from '../../kit/piece.js';
import { divisionFor } from '../corners.js';
import type { Style } from '../letterings.js';
import { spotOf } from '../map.js';
import { named } from '../names.js';
import { DEPTH } from './depth.js';
import { inHand } from './hand.js';

/** What each player has: openly with its number, and what is hidden with its back up. Who is to decide is lit. */
export const corners = (state: MuranoState, names: Names): readonly Piece[] =>
  state.players.flatMap((player, seat) => corner(state, player, seat, names));

const corner = (state: MuranoState, player: Player, seat: Seat, names: Names): readonly Piece[] => {
  const seats = state.players.length;
  const lit = state.phase.kind !== 'over' && state.phase.seat === seat;
  return [
    piece(named.corner(seat), `corner-${seats}${lit ? '-lit' : ''}`, spotOf.corner(seat, seats), DEPTH.corner),
    piece(named.badge(seat), `badge-${seat}`, spotOf.badge(seat, seats), DEPTH.means),
    piece(named.name(seat), `nameplate${lit ? '-lit' : ''}`, spotOf.name(seat, seats), DEPTH.corner + 1, {
      writing: { text: names(seat), style: 'name' },
    }),
    ...means(player, seat, seats),
    ...inHand(player, seat, seats),
  ];
};

const means = (player: Player, seat: Seat, seats: number): readonly Piece[] => {
  const scale = Math.min(1.2, divisionFor(seats).scale);
  const numbered = (id: string, art: string, at: { x: number; y: number }, many: number, style: Style): Piece =>
    piece(id, art, at, DEPTH.means, { scale, writing: { text: String(many), style } });
  return [
    numbered(named.points(seat), 'laurel', spotOf.points(seat, seats), player.vp, 'points'),
    numbered(named.purse(seat), 'purse', spotOf.purse(seat, seats), player.gold, 'gold'),
    numbered(named.crew(seat), `crew-${seat}`, spotOf.crew(seat, seats), player.gondoliers, 'count'),
    numbered(named.dismissed(seat), `dismissed-${seat}`, spotOf.dismissed(seat, seats), player.dismissed, 'count'),
    ...GLASS.filter((glass) => player.beads[glass] > 0).map((glass) =>
      numbered(
        named.beads(seat, glass),
        `bead-${glass}`,
        spotOf.beads(seat, seats, glass),
        player.beads[glass],
        'bead',
      ),
    ),
  ];
};
