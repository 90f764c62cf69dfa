import type { Beads, BuildingCard, Glass } from '#events/murano/components.js';
import { addBeads } from '../players.js';
import { glassClasses, NO_BEADS, standsFor, total } from './beads.js';
import { EXCHANGE, MOST_BEADS, VP_PER_BEAD } from './characters.js';

/** The best that so many exchanges of gold bring together, and for that the least gold; `null` if there is too little. */
export const bestExchanges = (gold: number, exchanges: number): Exchanges | null => {
  if (exchanges === 0) return NO_EXCHANGES;

  let best: Exchanges | null = null;
  for (const [amount, vp] of EXCHANGE) {
    const others = amount > gold ? null : bestExchanges(gold - amount, exchanges - 1);
    if (others === null) continue;
    const tried = { vp: vp + others.vp, spent: amount + others.spent, amounts: [amount, ...others.amounts] };
    if (best === null || isBetter(tried, best)) best = tried;
  }
  return best;
};

export interface Exchanges extends Outcome {
  readonly amounts: readonly number[];
}

/** More VP; tied, less gold spent. */
export const isBetter = (one: Outcome, other: Outcome): boolean =>
  one.vp > other.vp || (one.vp === other.vp && one.spent < other.spent);

export interface Outcome {
  readonly vp: number;
  readonly spent: number;
}

export const NO_EXCHANGES: Exchanges = { vp: 0, spent: 0, amounts: [] };

/** The best that deliveries of these colours bring together. */
export const bestDeliveries = (beads: Beads, cards: readonly BuildingCard[], wanted: readonly Glass[]): number =>
  glassClasses(cards).reduce((vp, glasses) => {
    const deliveries = wanted.filter((glass) => glasses.includes(glass)).length;
    return vp + VP_PER_BEAD * Math.min(total(beads, glasses), MOST_BEADS * deliveries);
  }, 0);

/**
 * Beads for each delivery, so that they bring that: as many as it takes, its own colour first. Where each delivery is worth
 * its gondolier, which is so in the best scoring, this leaves some for the last.
 */
export const shareOut = (beads: Beads, cards: readonly BuildingCard[], wanted: readonly Glass[]): readonly Beads[] => {
  let rest = beads;
  return wanted.map((glass) => {
    const others = standsFor(cards, glass).filter((other) => other !== glass);
    const share = mostOf(rest, [glass, ...others]);
    rest = addBeads(rest, share, -1);
    return share;
  });
};

/** As many of the beads as a delivery takes, the first colours first. */
const mostOf = (beads: Beads, glasses: readonly Glass[]): Beads => {
  let wanted = MOST_BEADS;
  const taken = { ...NO_BEADS };
  for (const glass of glasses) {
    taken[glass] = Math.min(beads[glass], wanted);
    wanted -= taken[glass];
  }
  return taken;
};
