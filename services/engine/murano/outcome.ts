import type { Outcome } from '#events/table/events.js';
import type { MuranoState, Player } from './state.js';

/** Who won: most victory points, then most gold, then they share it (rule F9). */
export const outcome = (state: MuranoState): Outcome | null => {
  if (state.phase.kind !== 'over') return null;
  const ranked = state.players.map((player, seat) => ({
    seat,
    place: 1 + state.players.filter((other) => isAhead(other, player)).length,
    points: player.vp,
  }));
  return { standings: ranked.sort((a, b) => a.place - b.place || a.seat - b.seat) };
};

const isAhead = (other: Player, player: Player): boolean =>
  other.vp > player.vp || (other.vp === player.vp && other.gold > player.gold);
