import type { Player } from '../state.js';
import { scoringCards } from './beads.js';
import type { Delivery, Hand } from './hand.js';
import { bestDeliveries, bestExchanges, isBetter, NO_EXCHANGES } from './payments.js';
import type { Exchanges, Outcome } from './payments.js';
import { tripsFrom } from './trips.js';
import type { Stop, Traveller, Trip } from './trips.js';

/**
 * Where the cards that take gold or beads best go, for the most VP together with what the `others` bring with the
 * gondoliers left; tied, for the least gold. Every way is tried: such cards are few, and beads go to one island each.
 */
export const bestErrands = (hand: Hand, player: Player, all: number, others: (left: number) => number): Errands => {
  const bargains = [NO_EXCHANGES, ...hand.exchanges.map((_, earlier) => bestExchanges(player.gold, earlier + 1))];
  let best: Errands = { vp: others(all), spent: 0, left: all, deliveries: [], exchanges: [], amounts: [] };
  for (const deliveries of tripsFrom(all, hand.deliveries)) {
    const delivered = gainOf(deliveries, player);
    for (const exchanges of tripsFrom(deliveries.left, hand.exchanges)) {
      const bargain = bargains[exchanges.stops.length] ?? null;
      if (bargain === null) continue;
      const vp = delivered + bargain.vp - exchanges.stops.length + others(exchanges.left);
      if (isBetter({ vp, spent: bargain.spent }, best)) best = errands(vp, deliveries, exchanges, bargain);
    }
  }
  return best;
};

/** `vp`: what all cards bring beyond the 1 VP of each gondolier that they use up. */
export interface Errands extends Outcome {
  /** The gondoliers left for the others. */
  readonly left: number;
  readonly deliveries: readonly Stop<Delivery>[];
  readonly exchanges: readonly Stop<Traveller>[];
  /** The gold for each exchange. */
  readonly amounts: readonly number[];
}

const gainOf = ({ stops }: Trip<Delivery>, player: Player): number => {
  const glasses = stops.map(({ traveller }) => traveller.glass);
  return bestDeliveries(player.beads, scoringCards(player), glasses) - stops.length;
};

const errands = (
  vp: number,
  deliveries: Trip<Delivery>,
  { left, stops }: Trip<Traveller>,
  { spent, amounts }: Exchanges,
): Errands => ({ vp, spent, left, deliveries: deliveries.stops, exchanges: stops, amounts });
