import type { Seat } from '#events/viewer.js';
import type { EntryKind, TimelineEntry } from '#events/wire/timeline.js';

/** An entry with the moment of the game that it belongs to. */
export interface Placed {
  /** The same for the same entry, whoever looks. */
  readonly key: string;
  /** The seq at which the board stands beside it. */
  readonly moment: number;
  readonly entry: TimelineEntry;
}

/** What is looked for in a time line; no kinds are all kinds. */
export interface Sifted {
  readonly kinds: ReadonlySet<EntryKind>;
  readonly seat: Seat | null;
  readonly text: string;
}

/** Entries in their order, each at its moment: what has no seq of its own belongs to the event before it. */
export const placed = (entries: readonly TimelineEntry[]): readonly Placed[] => {
  const seen = new Map<string, number>();
  let last = 0;
  return entries.map((entry) => {
    if (entry.kind === 'event') last = entry.seq;
    const plain = `${entry.kind} ${entry.at} ${momentOf(entry) ?? ''}`;
    const count = seen.get(plain) ?? 0;
    seen.set(plain, count + 1);
    return { key: `${plain} ${count}`, moment: momentOf(entry) ?? last, entry };
  });
};

export const fits = (each: Placed, { kinds, seat, text }: Sifted, said: (each: Placed) => string): boolean => {
  const { entry } = each;
  if (kinds.size > 0 && !kinds.has(entry.kind)) return false;
  if (seat !== null && seatIn(entry) !== seat) return false;
  const wanted = text.trim().toLowerCase();
  return (
    wanted === '' || said(each).toLowerCase().includes(wanted) || JSON.stringify(entry).toLowerCase().includes(wanted)
  );
};

const momentOf = (entry: TimelineEntry): number | null => {
  switch (entry.kind) {
    case 'event':
    case 'refusal':
    case 'anomaly':
      return entry.seq;
    case 'report':
      return entry.report.seq;
    case 'connection':
    case 'act':
    case 'access':
      return null;
  }
};

/** Of which seat an entry speaks, if of one. */
export const seatIn = (entry: TimelineEntry): Seat | null => {
  switch (entry.kind) {
    case 'event': {
      const named = entry.event?.['seat'];
      return entry.seat ?? (typeof named === 'number' ? named : null);
    }
    case 'refusal':
    case 'connection':
    case 'anomaly':
      return entry.seat;
    case 'access':
    case 'act':
    case 'report':
      return null;
  }
};
