import type { Outcome } from '#events/table/events.js';
import type { LightMastersState, Player } from './state.js';

/** Who won: most Lira, then fewer creations, then they share it (rules E3 and E4). */
export const outcome = (state: LightMastersState): Outcome | null => {
  if (state.phase.kind !== 'over') return null;
  const ranked = state.players.map((player, seat) => ({
    seat,
    place: 1 + state.players.filter((other) => isAhead(other, player)).length,
    points: player.lira,
  }));
  return { standings: ranked.sort((a, b) => a.place - b.place || a.seat - b.seat) };
};

const isAhead = (other: Player, player: Player): boolean =>
  other.lira > player.lira || (other.lira === player.lira && creationsOf(other) < creationsOf(player));

const creationsOf = ({ completed, activated }: Player): number => completed.length + activated.length;
