import type { StoredEvent } from '#store/event-store.js';

/** A table's latest stored events: who was away for a moment is told from memory. */
export class RecentEvents {
  private events: StoredEvent[] = [];

  keep(events: readonly StoredEvent[]): void {
    this.events.push(...events);
    if (this.events.length > 2 * KEPT) this.events = this.events.slice(-KEPT);
  }

  /** What came after a seq; null where not all of it is kept. */
  after(seq: number): readonly StoredEvent[] | null {
    const first = this.events[0]?.seq;
    return first === undefined || first > seq + 1 ? null : this.events.slice(seq + 1 - first);
  }
}

/** Some turns of a game, 100 KB or so. */
const KEPT = 256;
