import type { Character, Island } from '#events/murano/components.js';
import type { Seat } from '#events/viewer.js';
import { islandsFor } from '../data/islands.js';
import { playerOf } from '../players.js';
import type { MuranoState, Player } from '../state.js';
import { scoringCards } from './beads.js';
import { scoringOf } from './characters.js';
import { bestDeliveries, bestExchanges } from './payments.js';
import { survey } from './survey.js';
import type { Survey } from './survey.js';

/**
 * What a character would bring the seat at best on each island in play as things are, if it were the only one to score
 * and had a gondolier there.
 */
export const worth = (state: MuranoState, seat: Seat, card: Character): readonly WorthOn[] => {
  const player = playerOf(state, seat);
  return islandsFor(state.players.length).map((island) => ({
    island,
    vp: worthThere(card, player, survey(state, island, seat)),
  }));
};

export interface WorthOn {
  readonly island: Island;
  readonly vp: number;
}

const worthThere = (card: Character, player: Player, there: Survey): number => {
  const scoring = scoringOf(card);
  switch (scoring.kind) {
    case 'static':
      return scoring.vp(there);
    case 'exchange':
      return scoring.opens(there) ? (bestExchanges(player.gold, 1)?.vp ?? 0) : 0;
    case 'delivery':
      return scoring.island === there.island ? bestDeliveries(player.beads, scoringCards(player), [scoring.glass]) : 0;
  }
};
