import { COLOURS, FLOORS, FLOOR_CARDS } from '#events/burano/components.js';
import type { FloorCard } from '#events/burano/components.js';
import type { Seat } from '#events/viewer.js';
import { factsOf } from '#engine/burano/data/floors.js';
import { MOST_HOUSES, NO_PENALTY, removesRightmost } from '#engine/burano/data/supply.js';
import { playerOf } from '#engine/burano/players.js';
import type { BuranoState, Player } from '#engine/burano/state.js';
import { rightmostCards } from '#engine/burano/supply.js';
import type { Outlook } from './standing.js';

/** What the seat expects as things are. */
export const outlookOf = (state: BuranoState, seat: Seat): Outlook => {
  const { visits } = playerOf(state, seat);
  const leaving = removesRightmost(state.players.length) ? rightmostCards(state) : [];
  return {
    visits,
    crowd: state.characters,
    turns: turnsAfter(state, seat),
    window: windowCost(state),
    staying: state.supply.flatMap(
      (row) => row.filter((card) => card !== null && !leaving.includes(card)) as FloorCard[],
    ),
    unseen: unseenIn(state),
  };
};

/** Alone one's own closed windows always count; among others only the most do. */
const windowCost = ({ options, players }: BuranoState): number => {
  if (options[NO_PENALTY] === true) return 0;
  return players.length === 1 ? 1 : 0.6;
};

/** Alone the characters count the turns; among others, whoever will have five houses first. */
const turnsAfter = (state: BuranoState, seat: Seat): number => {
  if (state.ending !== null || isStuck(state)) return 0;
  if (state.players.length > 1) return Math.min(...state.players.map(turnsFor));
  const left = Object.values(state.characters).reduce((sum, count) => sum + count, 0);
  return Math.max(0, left - (MOST_HOUSES - playerOf(state, seat).visits.length));
};

/** Among others somebody has to go on, or the game ends with nobody's street complete. */
const isStuck = ({ players, idle }: BuranoState): boolean => players.length > 1 && idle >= players.length;

const ALL_CARDS = 15;

/** A card costs three, coins and itself together; a turn brings three, and saves one coin. */
const turnsFor = ({ street, coins, hand }: Player): number => {
  const left = ALL_CARDS - street.filter((card) => card !== null).length;
  return Math.max(1, Math.ceil((3 * left - coins - hand.length) / 4));
};

const unseenIn = ({ supply, players, gone }: BuranoState): readonly number[] => {
  const seen = new Set<FloorCard | null>([
    ...supply.flat(),
    ...gone,
    ...players.flatMap(({ hand, street }) => [...hand, ...street]),
  ]);
  const counts = Array.from({ length: FLOORS.length * COLOURS.length }, () => 0);
  for (const card of FLOOR_CARDS) {
    if (seen.has(card)) continue;
    const { floor, colour } = factsOf(card);
    const at = (floor - 1) * COLOURS.length + COLOURS.indexOf(colour);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
};
