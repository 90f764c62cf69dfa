import type { Seat } from '#events/viewer.js';
import type { Clock } from '#events/wire/tables.js';
import { standInAt } from '#engine/kit/absence.js';
import type { Asked } from '../tables/asked.js';
import { REVEAL_MS } from '../tables/reveal-time.js';
import type { TimedStanding } from '../tables/standing.js';

/** What is to be done at a table when nothing happens there before, and when. */
export type Due = SeatDue | RevealsDue;

interface SeatDue {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly what: 'warn' | 'stand in';
  readonly seat: Seat;
  /** The asking that it is meant for. */
  readonly since: number;
}

interface RevealsDue {
  readonly at: number;
  readonly what: 'withhold';
}

/**
 * What is due next (rules K13 to K15 and K21); null where nothing is. Reveals are due at every table, whatever its clock. At a
 * seat where a bot stands in nothing ever is.
 */
export const dueAt = (
  { table, asked, reveals }: Pick<TimedStanding, 'table' | 'asked' | 'reveals'>,
  clock: Clock,
): Due | null => {
  if (reveals !== null) return { at: reveals + REVEAL_MS, what: 'withhold' };
  if (table.status !== 'playing' || clock.kind === 'none') return null;
  const timeMs = clock.seconds * SECOND_MS;
  return asked.reduce<SeatDue | null>((first, one, seat) => {
    if (one === null || standInAt(table, seat) !== null) return first;
    const due = dueFor(one, seat, timeMs);
    return first === null || due.at < first.at ? due : first;
  }, null);
};

/** How long a seat that was warned may still think (rule K15). */
export const graceMs = (timeMs: number): number =>
  Math.min(LONGEST_GRACE_MS, Math.max(SHORTEST_GRACE_MS, Math.ceil(timeMs / 4)));

/** The grace runs from the warning, however late that came: whoever was asked has a last look at the clock. */
const dueFor = ({ seq: since, at, warned }: Asked, seat: Seat, timeMs: number): SeatDue =>
  warned === null
    ? { at: at + timeMs, what: 'warn', seat, since }
    : { at: warned + graceMs(timeMs), what: 'stand in', seat, since };

const SECOND_MS = 1_000;
const SHORTEST_GRACE_MS = 10 * SECOND_MS;
const LONGEST_GRACE_MS = 24 * 60 * 60 * SECOND_MS;
