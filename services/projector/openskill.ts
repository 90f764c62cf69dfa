import type { Rating } from '#store/projections.js';

/** What everybody begins with. */
export const UNKNOWN: Rating = { mu: 25, sigma: 25 / 3 };

/** Nobody is ever so well known that nothing can be learnt of them: skill moves by as much between two games. */
const TAU = 25 / 300;
/** How much luck there is in how well somebody plays on a day. */
const BETA = 25 / 6;
/** A belief never becomes narrower by a larger factor at once. */
const KAPPA = 0.0001;

/**
 * OpenSkill: the ratings of those who played against each other, each for himself, after a game that ended with these places.
 * It is the model of Plackett and Luce, as Weng and Lin approximate it ("A Bayesian Approximation Method for Online
 * Ranking", 2011, algorithm 4), with the constants of the `openskill` packages; a test holds it to their figures. Those who
 * share a place are taken as drawn.
 */
export const rated = (players: readonly Rated[]): readonly Rating[] => {
  const before = players.map(({ rating: { mu, sigma }, place }) => ({ mu, variance: sigma ** 2 + TAU ** 2, place }));
  const c = Math.sqrt(before.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0));
  const strengths = before.map(({ mu }) => Math.exp(mu / c));
  /** For each player: how strong those are together who ended there or behind, and how many share the place. */
  const fields = before.map(({ place }) => ({
    place,
    strength: before.reduce((sum, other, at) => (other.place >= place ? sum + (strengths[at] ?? 0) : sum), 0),
    sharing: before.filter((other) => other.place === place).length,
  }));

  return before.map(({ mu, variance, place }, own) => {
    let [omega, delta] = [0, 0];
    for (const [at, field] of fields.entries()) {
      if (field.place > place) continue;
      const chance = (strengths[own] ?? 0) / field.strength;
      omega += ((at === own ? 1 : 0) - chance) / field.sharing;
      delta += (chance * (1 - chance)) / field.sharing;
    }
    const shrunk = 1 - (variance / c ** 2) * (Math.sqrt(variance) / c) * delta;
    return { mu: mu + (variance / c) * omega, sigma: Math.sqrt(variance * Math.max(shrunk, KAPPA)) };
  });
};

export interface Rated {
  readonly rating: Rating;
  /** From 1, the best; those who share one drew. */
  readonly place: number;
}
