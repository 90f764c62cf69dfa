import type { Berth } from '#events/murano/components.js';
import type { Seat } from '#events/viewer.js';
import type { MuranoState } from '../state.js';

/** The berths with own gondoliers that may still score; none once the seat has finished its scoring. */
export const unscoredBerths = (state: MuranoState, seat: Seat): readonly Berth[] => {
  if (hasFinished(state, seat)) return [];

  const used = state.phase.kind === 'scoring' ? state.phase.used : [];
  return state.berths.flatMap((owner, berth) => (owner === seat && !used.includes(berth) ? [berth] : []));
};

/** Who scores after this seat: clockwise from the one that ended the game, who is not asked twice (rule F8). */
export const nextToScore = (state: MuranoState, seat: Seat): Seat | null => {
  const next = (seat + 1) % state.players.length;
  return next === state.endedBy ? null : next;
};

const hasFinished = (state: MuranoState, seat: Seat): boolean => {
  if (state.phase.kind === 'over') return true;
  return state.phase.kind === 'scoring' && scoringTurn(state, seat) < scoringTurn(state, state.phase.seat);
};

const scoringTurn = ({ endedBy, players }: MuranoState, seat: Seat): number =>
  (seat - (endedBy ?? 0) + players.length) % players.length;
