import type { TableId } from '#events/envelope.js';
import type { Present } from '#store/attendance.js';
import type { Audience } from './audience.js';
import type { Way } from './line.js';
import { said } from './shown.js';
import type { Shown } from './shown.js';

/** Calls back after so many milliseconds. */
export type Later = (ms: number, then: () => void) => void;

/** A table, how many seats it has, and who follows it. */
export interface Place {
  readonly table: TableId;
  readonly seats: number;
  readonly audience: Audience;
  /** Who is there on other nodes, as far as is known by now. */
  readonly elsewhere: () => Present;
}

/**
 * Who is there, told to all who follow a table: seats by number, watchers as a count. Changes are gathered, the longer
 * the more there are to tell, so that a crowd that comes in does not drown in news of itself.
 */
export class Presence {
  /** Each as it stands now: all may go, and others come to the same table, before it is told. */
  private readonly due = new Map<TableId, Place>();

  constructor(private readonly later: Later) {}

  /** Somebody came or went. */
  changed(place: Place): void {
    const { table, audience } = place;
    const isDue = this.due.has(table);
    this.due.set(table, place);
    if (isDue) return;
    this.later(Math.min(LONGEST_MS, SHORTEST_MS + audience.watchers * EACH_MS), () => {
      const now = this.due.get(table) ?? place;
      this.due.delete(table);
      const shown = shownPresence(now);
      for (const line of now.audience.everybody()) line.show(shown);
    });
  }

  /** To who has just come. */
  tell(line: Way, place: Place): void {
    line.show(shownPresence(place));
  }
}

const SHORTEST_MS = 200;
const EACH_MS = 5;
const LONGEST_MS = 10_000;

const shownPresence = ({ table, seats, audience, elsewhere }: Place): Shown => {
  const there = elsewhere();
  const isOnline = (seat: number): boolean => audience.has(seat) || there.seats.includes(seat);
  return said({
    event: 'presence',
    data: {
      table,
      seats: Array.from({ length: seats }, (_, seat) => ({ seat, online: isOnline(seat) })),
      watchers: audience.watchers + there.watchers,
    },
  });
};
