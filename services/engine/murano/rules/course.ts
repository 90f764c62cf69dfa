import type { Ship, Space } from '#events/murano/components.js';
import { ahead } from '../data/ring.js';
import { sailPrice } from './prices.js';

/** Ships under way: where they are, which have moved this turn, and the gold left after paying for those. */
export interface Course {
  readonly ships: readonly Space[];
  readonly moved: readonly Ship[];
  /** The last ship entered a taken space by the Lighthouse: no other may follow. */
  readonly shared: boolean;
  readonly gold: number;
  /** Whether the seat's Lighthouse works. */
  readonly lighthouse: boolean;
  readonly taken: SpaceSet;
}

/** Spaces of the ring as the bits of a number: asked thousands of times a second, it must not walk a list. */
export type SpaceSet = number;

export const occupied = (ships: readonly Space[]): SpaceSet => ships.reduce((set, space) => set | (1 << space), 0);

export const isFree = (taken: SpaceSet, space: Space): boolean => (taken & (1 << space)) === 0;

/** The red ship, the only one that the Lighthouse guides. */
const RED: Ship = 0;

/** The spaces that a ship could enter: the free ones ahead and, for the red one with the Lighthouse, the first taken one. */
export const reachOf = ({ ships, moved, taken, lighthouse }: Course, ship: Ship): readonly Space[] => {
  const from = ships[ship];
  if (from === undefined || moved.includes(ship)) return [];
  const spaces: Space[] = [];
  let space = ahead(from);
  for (; isFree(taken, space); space = ahead(space)) spaces.push(space);
  if (lighthouse && ship === RED && space !== from) spaces.push(space);
  return spaces;
};

/** The course after one more ship, paid. */
export const sailOn = (course: Course, ship: Ship, to: Space): Course => {
  const ships = course.ships.with(ship, to);
  return {
    ships,
    moved: [...course.moved, ship],
    shared: !isFree(course.taken, to),
    gold: course.gold - sailPrice(course.moved.length),
    lighthouse: course.lighthouse,
    taken: occupied(ships),
  };
};
