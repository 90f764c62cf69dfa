import type { Column, Floor, FloorCard } from '#events/burano/components.js';
import { FLOORS } from '#events/burano/components.js';
import { accept, refuse } from '../../kit/decision.js';
import { TAKEN } from '../data/supply.js';
import type { BuranoState } from '../state.js';
import { columnOf } from '../supply.js';
import type { Rule } from './rule.js';

/** Taking floor cards and coins (rules T1 to T4). */
export const taking: Rule<'takeFloors'> = {
  choices: (state) =>
    (state.supply[0] ?? []).flatMap((_, column) =>
      runsIn(floorsIn(state, column)).map((floors) => ({ type: 'takeFloors', column, floors }) as const),
    ),

  decide: (state, seat, { column, floors }) => {
    if (state.phase.kind !== 'taking') return refuse('T4', 'You have taken your floor cards.');
    const there = floorsIn(state, column);
    if (there.length === 0) return refuse('T2', 'That column has no card.');
    if (!runsIn(there).some((run) => isSame(run, floors)))
      return refuse('T2', 'Take from one column, from the top or from the bottom, skipping no card.');

    const cardsThere = columnOf(state, column);
    const cards = floors.map((floor) => cardsThere[floor - 1]).filter(isCard);
    return accept({ type: 'FloorsTaken', seat, column, cards, kept: cards, coins: TAKEN - cards.length });
  },
};

/** The floors of which a column still has a card, from below. */
const floorsIn = (state: BuranoState, column: Column): readonly Floor[] => {
  const cards = columnOf(state, column);
  return FLOORS.filter((floor) => isCard(cards[floor - 1]));
};

/** What can be taken at once: the lowest so many, or the highest so many; all of them are one choice. */
const runsIn = (floors: readonly Floor[]): readonly (readonly Floor[])[] => [
  ...floors.map((_, index) => floors.slice(0, index + 1)),
  ...floors.slice(1).map((_, index) => floors.slice(index + 1)),
];

const isSame = (one: readonly Floor[], other: readonly Floor[]): boolean =>
  one.length === other.length && one.every((floor, index) => floor === other[index]);

const isCard = (card: FloorCard | null | undefined): card is FloorCard => card !== null && card !== undefined;
