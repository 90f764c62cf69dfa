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
  private readonly due = new Set<TableId>();

  constructor(private readonly later: Later) {}

  /** Somebody came or went. */
  changed(place: Place): void {
    const { table, audience } = place;
    if (this.due.has(table)) return;
    this.due.add(table);
    this.later(Math.min(LONGEST_MS, SHORTEST_MS + audience.watchers * EACH_MS), () => {
      this.due.delete(table);
      const shown = shownPresence(place);
      for (const line of audience.everybody()) line.show(shown);
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
