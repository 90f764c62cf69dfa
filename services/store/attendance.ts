import type { TableId } from '#events/envelope.js';

/**
 * Who is at which table on all nodes together. What a node said counts for as long as it goes on saying that it is there:
 * with one that is gone or stands still, all who were there are gone. Nothing of it is worth keeping. Rejects with
 * `NotSaved` and `NotRead` as the event store does.
 */
export abstract class Attendance {
  /** Says what a node has to say, and answers with who is at the tables that it asks about, on all others. */
  abstract exchange(said: Said): Promise<Heard>;

  /** Who is at these tables, on all nodes, or on all but one: those at which somebody is. */
  abstract at(tables: readonly TableId[], but?: string): Promise<readonly Present[]>;

  /** A node goes, and with it all who were there. */
  abstract leave(node: string): Promise<void>;
}

export interface Said {
  /** A name that no other node ever has, nor had. */
  readonly node: string;
  /** How long it counts as there without another word. */
  readonly forMs: number;
  /** Where something changed since it last said so: who is there now. */
  readonly present: readonly Present[];
  readonly about: readonly TableId[];
}

export interface Heard {
  /** Where somebody is. */
  readonly present: readonly Present[];
  /** Nothing was known of the node before this: whatever it said earlier it has to say again. */
  readonly isNew: boolean;
}

export interface Present {
  readonly table: TableId;
  /** The seats whose players are there. */
  readonly seats: readonly number[];
  /** How many others. */
  readonly watchers: number;
}

export const nobodyAt = (table: TableId): Present => ({ table, seats: [], watchers: 0 });

export const isNobody = ({ seats, watchers }: Present): boolean => seats.length === 0 && watchers === 0;

/** What several nodes say of the same tables, taken together. */
export const together = (said: readonly Present[]): readonly Present[] => {
  const sums = new Map<TableId, Present>();
  for (const { table, seats, watchers } of said) {
    const before = sums.get(table) ?? nobodyAt(table);
    const all = [...new Set([...before.seats, ...seats])].toSorted((a, b) => a - b);
    sums.set(table, { table, seats: all, watchers: before.watchers + watchers });
  }
  return [...sums.values()];
};
