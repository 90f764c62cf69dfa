import type { Character, Island } from '#events/murano/components.js';
import type { Seat } from '#events/viewer.js';
import { berthsOf, islandOfBerth } from '#engine/murano/data/islands.js';
import { playerOf } from '#engine/murano/players.js';
import { unscoredBerths } from '#engine/murano/scoring/gondoliers.js';
import { worth } from '#engine/murano/scoring/worth.js';
import type { MuranoState } from '#engine/murano/state.js';
import type { Best } from '../words/effect-sentences.js';
import type { Presence } from '../words/panel-words.js';

/** What a character would score now on one island, and whether the seat can score there. */
export interface Worth {
  readonly island: Island;
  readonly vp: number;
  readonly presence: Presence;
  readonly isBest: boolean;
}

/** A character's worth on each island in play. The best of those where it can score is marked, if it brings anything. */
export const worthsOf = (state: MuranoState, seat: Seat, card: Character): readonly Worth[] => {
  const best = bestWorth(state, seat, card);
  return worth(state, seat, card).map(({ island, vp }) => ({
    island,
    vp,
    presence: presenceOn(state, seat, island),
    isBest: island === best?.island,
  }));
};

/** Where it would score most, of the islands where a gondolier lies or still could; tied, where one lies. */
export const bestWorth = (state: MuranoState, seat: Seat, card: Character): Best | null => {
  const within = worth(state, seat, card).filter(
    ({ island, vp }) => vp > 0 && presenceOn(state, seat, island) !== 'never',
  );
  const rank = ({ island, vp }: Best): number => 2 * vp + (presenceOn(state, seat, island) === 'there' ? 1 : 0);
  return within.reduce<Best | null>((best, one) => (best === null || rank(one) > rank(best) ? one : best), null);
};

export const presenceOn = (state: MuranoState, seat: Seat, island: Island): Presence => {
  if (unscoredBerths(state, seat).some((berth) => islandOfBerth(berth) === island)) return 'there';
  if (state.phase.kind === 'scoring' || state.phase.kind === 'over') return 'never';
  const { gondoliers, dismissed } = playerOf(state, seat);
  const isFree = berthsOf(island).some((berth) => state.berths[berth] === null);
  return isFree && gondoliers + dismissed > 0 ? 'possible' : 'never';
};
