import type { Beads } from '#events/murano/components.js';
import { GLASS } from '#events/murano/components.js';
import { evolve } from '#engine/murano/evolve/evolve.js';
import { addBeads, beadCount, oneBead, playerOf, works } from '#engine/murano/players.js';
import { BEAD_GOLD } from '#engine/murano/rules/prices.js';
import { SMOKE, mostFactories } from '#engine/murano/rules/works.js';
import { beadSetsOf, glassClasses } from '#engine/murano/scoring/beads.js';
import type { MuranoState } from '#engine/murano/state.js';
import type { Outlook } from './outlook.js';
import { worthOf } from './worth.js';

/** The best number of factories for a production. */
export const productionTurn = (state: MuranoState, outlook: Outlook): number => {
  const most = Math.min(MOST_AT_ONCE, mostFactories(state, outlook.seat));
  const least = beadCount(playerOf(state, outlook.seat).beads) > 0 ? 0 : 1;
  let best = -Infinity;
  for (let factories = least; factories <= most; factories += 1)
    best = Math.max(best, produced(state, factories, outlook));
  return best;
};

/** With more factories than this the beads to draw are too many to think through, and the smoke costs too much. */
const MOST_AT_ONCE = 4;

/** What so many factories bring on the average, when as many beads of a colour as may be are sold, or none. */
export const produced = (state: MuranoState, factories: number, outlook: Outlook): number => {
  if (factories > MOST_AT_ONCE) return -Infinity;
  const { seat } = outlook;
  const player = playerOf(state, seat);
  const owes = factories > 0 && works(player, 'building-trading-station') && beadCount(state.bag) > factories;
  const vp = factories > 0 && works(player, 'building-guild-hall') ? 1 : 0;
  return drawsFrom(state.bag, factories + (owes ? 1 : 0)).reduce((sum, { beads, odds }) => {
    const after = evolve(state, { type: 'GlassProduced', seat, factories, beads, lost: SMOKE * factories, vp, owes });
    return sum + odds * soldWell(after, outlook, owes);
  }, 0);
};

const soldWell = (state: MuranoState, outlook: Outlook, owes: boolean): number => {
  const { beads, cards } = playerOf(state, outlook.seat);
  const most = beadCount(beads) - (owes ? 1 : 0);
  const sales = glassClasses(cards).flatMap((glasses) => {
    const sets = beadSetsOf(beads, glasses).filter((set) => beadCount(set) <= most);
    const largest = Math.max(...sets.map(beadCount));
    return sets.filter((set) => beadCount(set) === largest);
  });
  return Math.max(worthOf(state, outlook), ...sales.map((set) => sold(state, set, outlook)));
};

export const sold = (state: MuranoState, beads: Beads, outlook: Outlook): number => {
  const event = { type: 'BeadsSold', seat: outlook.seat, beads, gold: BEAD_GOLD[beadCount(beads)] ?? 0 } as const;
  const after = evolve(state, event);
  return after.phase.kind === 'returningBead' ? returnedWell(after, outlook) : worthOf(after, outlook);
};

const returnedWell = (state: MuranoState, outlook: Outlook): number => {
  const { beads } = playerOf(state, outlook.seat);
  return Math.max(
    ...GLASS.flatMap((bead) =>
      beads[bead] > 0 ? [worthOf(evolve(state, { type: 'BeadReturned', seat: outlook.seat, bead }), outlook)] : [],
    ),
  );
};

interface Drawn {
  readonly beads: Beads;
  readonly odds: number;
}

const NONE: Beads = { red: 0, green: 0, blue: 0 };

/** Every hand of so many beads from the bag, with its odds. */
const drawsFrom = (bag: Beads, count: number): readonly Drawn[] => {
  let hands: readonly Drawn[] = [{ beads: NONE, odds: 1 }];
  for (let drawn = 0; drawn < count; drawn += 1) hands = together(hands.flatMap((hand) => oneMore(hand, bag)));
  return hands;
};

const oneMore = ({ beads, odds }: Drawn, bag: Beads): readonly Drawn[] => {
  const left = addBeads(bag, beads, -1);
  return GLASS.flatMap((glass) =>
    left[glass] > 0 ? [{ beads: addBeads(beads, oneBead(glass)), odds: (odds * left[glass]) / beadCount(left) }] : [],
  );
};

const together = (hands: readonly Drawn[]): readonly Drawn[] => {
  const odds = new Map<string, Drawn>();
  for (const hand of hands) {
    const key = `${String(hand.beads.red)},${String(hand.beads.green)},${String(hand.beads.blue)}`;
    odds.set(key, { beads: hand.beads, odds: hand.odds + (odds.get(key)?.odds ?? 0) });
  }
  return [...odds.values()];
};
