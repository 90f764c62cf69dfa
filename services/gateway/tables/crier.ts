import type { StoredEvent } from '#store/event-store.js';
import type { Pinned, TimedStanding } from './standing.js';

/** Hears of everything that is stored at a table which this node has folded. Must not throw, nor keep others waiting. */
export type Listener = (pinned: Pinned, events: readonly StoredEvent[], standing: TimedStanding) => void;

/** Tells those who asked for it what was stored, in the order in which they asked: who watches first, then who acts. */
export class Crier {
  private readonly listeners: Listener[] = [];

  hears(listener: Listener): void {
    this.listeners.push(listener);
  }

  tell(pinned: Pinned, events: readonly StoredEvent[], standing: TimedStanding): void {
    for (const listener of this.listeners) listener(pinned, events, standing);
  }
}
