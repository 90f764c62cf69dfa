import { GLASS } from '#events/murano/components.js';
import type { Beads, BuildingCard, Glass } from '#events/murano/components.js';
import { beadCount } from '../players.js';
import type { Player } from '../state.js';
import { MOST_BEADS } from './characters.js';

/** The glass colours in groups that stand for each other; two Studios chain (rule F7). */
export const glassClasses = (cards: readonly BuildingCard[]): readonly (readonly Glass[])[] =>
  STUDIOS.filter(({ card }) => cards.includes(card)).reduce(join, EACH_ALONE);

/** Whether beads of the two colours stand for each other. */
export const sameGlass = (cards: readonly BuildingCard[], one: Glass, other: Glass): boolean =>
  standsFor(cards, one).includes(other);

/** The colours whose beads stand for this one, itself among them. */
export const standsFor = (cards: readonly BuildingCard[], glass: Glass): readonly Glass[] =>
  glassClasses(cards).find((glasses) => glasses.includes(glass)) ?? [glass];

/** Whether 1 to 3 beads may count as one colour. */
export const countAsOne = (cards: readonly BuildingCard[], beads: Beads): boolean =>
  glassClasses(cards).some((glasses) => areOf(beads, glasses));

/** Whether these are 1 to 3 beads, all of these colours. */
export const areOf = (beads: Beads, glasses: readonly Glass[]): boolean => {
  const number = beadCount(beads);
  return number >= 1 && number <= MOST_BEADS && total(beads, glasses) === number;
};

/** Every set of 1 to 3 of these beads that may count as one colour. */
export const beadSets = (beads: Beads, cards: readonly BuildingCard[]): readonly Beads[] =>
  glassClasses(cards).flatMap((glasses) => beadSetsOf(beads, glasses));

/** Every set of 1 to 3 of these beads that are all of these colours. */
export const beadSetsOf = (beads: Beads, glasses: readonly Glass[]): readonly Beads[] =>
  glasses
    .reduce<readonly Beads[]>(
      (sets, glass) =>
        sets.flatMap((set) => upTo(Math.min(beads[glass], MOST_BEADS)).map((number) => ({ ...set, [glass]: number }))),
      [NO_BEADS],
    )
    .filter((set) => areOf(set, glasses));

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, number) => number);

export const NO_BEADS: Beads = { red: 0, green: 0, blue: 0 };

export const total = (beads: Beads, glasses: readonly Glass[]): number =>
  glasses.reduce((sum, glass) => sum + beads[glass], 0);

/** The building cards that count in the scoring: one won in the final turn is among them (rule F7). */
export const scoringCards = ({ cards, newCards }: Player): readonly BuildingCard[] => [...cards, ...newCards];

const STUDIOS = [
  { card: 'building-studio-red-green', joins: ['red', 'green'] },
  { card: 'building-studio-blue-green', joins: ['green', 'blue'] },
  { card: 'building-studio-red-blue', joins: ['red', 'blue'] },
] as const satisfies readonly { card: BuildingCard; joins: readonly Glass[] }[];

const EACH_ALONE: readonly (readonly Glass[])[] = GLASS.map((glass) => [glass]);

const join = (
  classes: readonly (readonly Glass[])[],
  { joins }: { readonly joins: readonly Glass[] },
): readonly (readonly Glass[])[] => {
  const touched = (glasses: readonly Glass[]) => glasses.some((glass) => joins.includes(glass));
  const joined = GLASS.filter((glass) => classes.some((glasses) => touched(glasses) && glasses.includes(glass)));
  return [joined, ...classes.filter((glasses) => !touched(glasses))];
};
