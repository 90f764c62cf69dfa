import type { Beads, BuildingCard, Glass } from '#events/murano/components.js';
import { GLASS } from '#events/murano/components.js';
import type { Seat } from '#events/viewer.js';
import type { MuranoState, Player } from './state.js';

export const playerOf = ({ players }: MuranoState, seat: Seat): Player => {
  const player = players[seat];
  if (player === undefined) throw new Error(`No seat ${String(seat)} at a table of ${String(players.length)}.`);
  return player;
};

export const withPlayer = (state: MuranoState, seat: Seat, change: Partial<Player>): MuranoState => ({
  ...state,
  players: state.players.with(seat, { ...playerOf(state, seat), ...change }),
});

/** Whether a special building card works for the seat now: those won this turn do not yet (rule B7). */
export const works = (player: Player, card: BuildingCard): boolean => player.cards.includes(card);

export const beadCount = (beads: Beads): number => beads.red + beads.green + beads.blue;

export const addBeads = (beads: Beads, more: Beads, sign: 1 | -1 = 1): Beads => ({
  red: beads.red + sign * more.red,
  green: beads.green + sign * more.green,
  blue: beads.blue + sign * more.blue,
});

export const oneBead = (bead: Glass): Beads => ({ red: 0, green: 0, blue: 0, [bead]: 1 });

export const holdsBeads = (beads: Beads, wanted: Beads): boolean =>
  GLASS.every((glass) => wanted[glass] <= beads[glass]);
