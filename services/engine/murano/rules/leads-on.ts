import type { Ship, Space } from '#events/murano/components.js';
import type { Seat } from '#events/viewer.js';
import type { MuranoState } from '../state.js';
import { reachOf, sailOn } from './course.js';
import type { Course } from './course.js';
import { goldNeeded } from './needs.js';
import { sailPrice } from './prices.js';

/** The least gold that each space's action wants of a seat; worked out once, when it is first asked for. */
export type Needs = (space: Space) => number;

export const needsOf = (state: MuranoState, seat: Seat): Needs => {
  const known: number[] = [];
  return (space) => (known[space] ??= goldNeeded(state, seat, space));
};

/**
 * Whether an action can still be carried out when this ship has sailed there, at once or after more ships (rule T6).
 * Exact: it follows every way of sailing on, and a way is short, since each ship costs more than the one before. A free
 * space can only be entered by the ship next behind it, so there are few ways.
 */
export const leadsOn = (course: Course, ship: Ship, to: Space, needs: Needs): boolean => {
  const gold = course.gold - sailPrice(course.moved.length);
  return needs(to) <= gold || furtherOn(sailOn(course, ship, to), needs);
};

/**
 * Ship by ship further, fewest first, until some course can act or none can pay another ship. Most searches end with the
 * first ship tried, so a course is only laid out where a further one could be paid.
 */
const furtherOn = (course: Course, needs: Needs): boolean => {
  let front: readonly Course[] = [course];
  while (front.length > 0) {
    const next = new Map<string, Course>();
    for (const at of front) {
      const gold = goldAfterNext(at);
      if (gold < 0) continue;
      for (const [ship, to] of ways(at)) {
        if (needs(to) <= gold) return true;
        if (gold >= sailPrice(at.moved.length + 1)) keep(next, sailOn(at, ship, to));
      }
    }
    front = [...next.values()];
  }
  return false;
};

const goldAfterNext = ({ shared, gold, moved }: Course): number => (shared ? -1 : gold - sailPrice(moved.length));

const ways = (course: Course): readonly (readonly [Ship, Space])[] =>
  course.ships.flatMap((_, ship) => reachOf(course, ship).map((to) => [ship, to] as const));

/** Courses that differ in nothing that matters from here on are kept once. */
const keep = (courses: Map<string, Course>, course: Course): void => {
  const { ships, moved, shared } = course;
  courses.set(`${ships.join()}|${moved.toSorted((a, b) => a - b).join()}|${String(shared)}`, course);
};
