import type { LightMastersState, Player } from '#engine/light-masters/state.js';
import type { Seat } from '#events/viewer.js';
import type { Names } from '../../kit/face.js';
import { piece } from '../../kit/piece.js';
import type { Piece } from '../../kit/piece.js';
import { cornerOf, divisionFor, meansOf, placeOnBench, sizeFor } from '../corners.js';
import { named } from '../names.js';
import { cards } from './cards.js';
import { DEPTH } from './depth.js';
import { singly } from './table.js';

/** What each player has. Who is to decide is lit, and shows how far the turn has come. */
export const corners = (state: LightMastersState, names: Names): readonly Piece[] => [
  ...state.players.flatMap((player, seat) => corner(state, player, seat, names)),
  ...marks(state),
];

const corner = (state: LightMastersState, player: Player, seat: Seat, names: Names): readonly Piece[] => {
  const seats = state.players.length;
  const { scale } = divisionFor(seats);
  const lit = state.phase.kind !== 'over' && state.phase.seat === seat ? '-lit' : '';
  return [
    piece(named.corner(seat), `corner-${sizeFor(seats)}${lit}`, cornerOf(seat, seats), DEPTH.corner),
    piece(named.badge(seat), `badge-${seat}`, meansOf('badge', seat, seats), DEPTH.means),
    piece(named.name(seat), `nameplate${lit}`, meansOf('name', seat, seats), DEPTH.means - 1, {
      writing: { text: names(seat), style: 'name' },
    }),
    piece(named.purse(seat), 'purse', meansOf('purse', seat, seats), DEPTH.means, {
      scale,
      writing: { text: String(player.lira), style: 'lira' },
    }),
    ...bench(player, seat, seats),
    ...cards(player, seat, seats),
  ];
};

/** How much smaller than in a market fragments lie on a bench. */
const ON_BENCH = 0.74;

const bench = (player: Player, seat: Seat, seats: number): readonly Piece[] => {
  const lying = singly(player.bench);
  const scale = ON_BENCH * divisionFor(seats).scale;
  return lying.map(({ fragment, index }, at) =>
    piece(
      named.glass(seat, fragment, index),
      `glass-${fragment}`,
      placeOnBench(at, lying.length, seat, seats),
      DEPTH.glass,
      { scale },
    ),
  );
};

/** So that both find room beside a name. */
const SMALLER = 0.84;

/** Whose turn has come how far, who began, and who triggered the end. */
const marks = ({ phase, players, starter, endedBy }: LightMastersState): readonly Piece[] => {
  const seats = players.length;
  const { scale } = divisionFor(seats);
  return [
    ...(phase.kind === 'over'
      ? []
      : [piece(named.steps, `steps-${phase.kind}`, meansOf('steps', phase.seat, seats), DEPTH.means, { scale })]),
    piece(named.first, 'first', meansOf('first', starter, seats), DEPTH.means + 1, { scale: SMALLER }),
    ...(endedBy === null
      ? []
      : [piece(named.last, 'last', meansOf('last', endedBy, seats), DEPTH.means + 2, { scale: SMALLER })]),
  ];
};
