import { characterNumber } from '#events/murano/components.js';
import type { Character, Island } from '#events/murano/components.js';
import type { Seat } from '#events/viewer.js';
import { beadCount, playerOf } from '../players.js';
import { rulingsOf } from '../rulings.js';
import type { MuranoState, Player } from '../state.js';
import { assign, bestGain, placements } from './assignment.js';
import type { Placement } from './assignment.js';
import { NO_BEADS, scoringCards } from './beads.js';
import { EXCHANGE, VP_PER_BEAD } from './characters.js';
import { bestErrands } from './errands.js';
import type { Errands } from './errands.js';
import { unscoredBerths } from './gondoliers.js';
import { handOf } from './hand.js';
import { mooringsOf } from './moorings.js';
import { owedBeside } from './owed.js';
import { shareOut } from './payments.js';
import type { ScoringCommand } from './rule.js';

/**
 * The best that a seat can still make of these cards, exactly: the most VP, then the most gold left. In the scoring it
 * goes on from what has been scored; before it, it takes the board as it lies. A card that is not known brings nothing.
 */
export const bestScoring = (
  state: MuranoState,
  seat: Seat,
  cards: readonly (Character | null)[] = playerOf(state, seat).characters,
): BestScoring => {
  const player = playerOf(state, seat);
  const moorings = mooringsOf(state, seat);
  const hand = handOf(cards, moorings);
  const tables = assign(hand.statics, moorings);
  const errands = bestErrands(hand, player, moorings.all, (left) => bestGain(tables, left));
  const wanted = [
    ...placements(hand.statics, moorings, tables, errands.left).map(scoredAsItIs),
    ...exchangesScored(errands),
    ...deliveriesScored(errands, player),
  ];
  const plan = wanted.map(({ step }) => step);
  const owed = rulingsOf(state).mayLeaveUnscored ? [] : owedBeside(plan, cards, moorings).map(scoredAsItIs);
  const scored = [...wanted, ...owed].sort(
    (one, other) => characterNumber(one.step.card) - characterNumber(other.step.card),
  );

  return {
    vp: unscoredBerths(state, seat).length + errands.vp,
    gold: player.gold - errands.spent,
    steps: scored.map(({ step }) => step),
    byCard: Object.fromEntries(scored.map(({ step: { card, island }, vp }) => [card, { island, vp }])),
  };
};

export interface BestScoring {
  /** What it brings from here on, each gondolier left over included. */
  readonly vp: number;
  /** The gold left after it. */
  readonly gold: number;
  /** What to ask for, in this order, before finishing. */
  readonly steps: readonly ScoringCommand[];
  readonly byCard: Readonly<Partial<Record<Character, { readonly island: Island; readonly vp: number }>>>;
}

interface Scored {
  readonly step: ScoringCommand;
  readonly vp: number;
}

const scoredAsItIs = ({ card, island, vp }: Placement): Scored => ({
  step: { type: 'scoreCharacter', card, island },
  vp,
});

const exchangesScored = ({ exchanges, amounts }: Errands): readonly Scored[] =>
  exchanges.map(({ traveller: { card }, island }, number) => {
    const gold = amounts[number] ?? 0;
    return { step: { type: 'exchangeGold', card, island, gold }, vp: EXCHANGE.get(gold) ?? 0 };
  });

const deliveriesScored = ({ deliveries }: Errands, player: Player): readonly Scored[] => {
  const glasses = deliveries.map(({ traveller }) => traveller.glass);
  const shares = shareOut(player.beads, scoringCards(player), glasses);
  return deliveries.map(({ traveller: { card }, island }, number) => {
    const beads = shares[number] ?? NO_BEADS;
    return { step: { type: 'deliverBeads', card, island, beads }, vp: VP_PER_BEAD * beadCount(beads) };
  });
};
