import type { Character } from '#events/murano/components.js';
import { playerOf } from '#engine/murano/players.js';
import { scoringCards, standsFor, total } from '#engine/murano/scoring/beads.js';
import { MOST_BEADS, VP_PER_BEAD, scoringOf } from '#engine/murano/scoring/characters.js';
import type { Survey } from '#engine/murano/scoring/survey.js';
import type { MuranoState } from '#engine/murano/state.js';
import { boardOf } from './board.js';
import { futuresOf, isOver } from './futures.js';
import { helpsOf } from './helps.js';
import type { Board, Future, IslandSeen, Outlook, Thoughts } from './outlook.js';

/** What a character may yet score on each island, were a gondolier there: the average over a few futures. */
export const prospectsOf = (state: MuranoState, outlook: Outlook): ((card: Character) => readonly number[]) => {
  const board = boardOf(state, outlook);
  if (isOver(state)) return (card) => board.islands.map(({ there }) => asItIs(card, there, state, outlook));
  const { hand, prices } = helpsOf(state, outlook);
  const islands = board.islands.map((seen) => {
    const thoughts = thoughtsOn(seen, board, outlook);
    return {
      there: seen.there,
      futures: thoughts.futures,
      byCard: (thoughts.byHand[hand] ??= new Map<Character, number>()),
    };
  });
  return (card) =>
    islands.map(({ there, futures, byCard }) => {
      const known = byCard.get(card);
      if (known !== undefined) return known;
      const scoring = scoringOf(card);
      if (scoring.kind === 'delivery')
        return scoring.island === there.island ? delivered(state, board, card, outlook) : 0;
      const expected = average(futures(), scoring.kind === 'static' ? scoring.vp : exchanged(scoring.opens), prices);
      byCard.set(card, expected);
      return expected;
    });
};

const exchanged =
  (opens: (there: Survey) => boolean) =>
  (there: Survey): number =>
    opens(there) ? FULL_EXCHANGE : 0;
/** What 8 gold bring, less what the gold is good for otherwise. */
const FULL_EXCHANGE = 10;

const average = (futures: readonly Future[], score: (there: Survey) => number, prices: readonly number[]): number => {
  let sum = 0;
  for (const ends of futures) {
    let best = 0;
    for (const [at, there] of ends.entries()) {
      if (there === null) continue;
      const vp = score(there) - (prices[at] ?? 0);
      if (vp > best) best = vp;
    }
    sum += best;
  }
  return sum / futures.length;
};

/** What it scores when nothing more happens. */
const asItIs = (card: Character, there: Survey, state: MuranoState, { seat }: Outlook): number => {
  const scoring = scoringOf(card);
  const player = playerOf(state, seat);
  switch (scoring.kind) {
    case 'static':
      return scoring.vp(there);
    case 'exchange':
      return scoring.opens(there) ? (EXCHANGED[Math.min(8, player.gold)] ?? 0) : 0;
    case 'delivery':
      return scoring.island === there.island
        ? VP_PER_BEAD * Math.min(MOST_BEADS, total(player.beads, standsFor(scoringCards(player), scoring.glass)))
        : 0;
  }
};
/** The best that so much gold brings. */
const EXCHANGED = [0, 0, 1, 1, 3, 3, 6, 8, 12];

/** What beads bring: those there, and some of those still to be made. */
const delivered = (state: MuranoState, { factories }: Board, card: Character, { seat, turns }: Outlook): number => {
  const scoring = scoringOf(card);
  if (scoring.kind !== 'delivery') return 0;
  const player = playerOf(state, seat);
  const colours = standsFor(scoringCards(player), scoring.glass);
  const there = Math.min(MOST_BEADS, total(player.beads, colours));
  const chance = colours.length / MOST_BEADS;
  const made = (factories * PRODUCTIONS + turns * BEADS_A_TURN) * chance * Math.min(1, turns / LONG);
  return VP_PER_BEAD * there + (VP_PER_BEAD - SMOKE_A_BEAD / chance) * Math.min(MOST_BEADS - there, made);
};

const PRODUCTIONS = 1.2;
const BEADS_A_TURN = 0.05;
const LONG = 4;
/** Each bead costs 2 VP of smoke, whatever its colour; those of other colours can be sold. */
const SMOKE_A_BEAD = 1.2;

const thoughtsOn = (seen: IslandSeen, board: Board, outlook: Outlook): Thoughts => {
  const known = outlook.thoughts.get(seen.mark);
  if (known !== undefined) return known;
  let thought: readonly Future[] | null = null;
  const futures = (): readonly Future[] => (thought ??= futuresOf(seen, board, outlook));
  const thoughts: Thoughts = { there: seen.there, futures, byHand: [] };
  outlook.thoughts.set(seen.mark, thoughts);
  return thoughts;
};
