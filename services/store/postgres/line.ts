import type { Digest, TableId } from '#events/envelope.js';
import type { Appended } from '../event-store.js';
import type { Asked } from './append-statement.js';

/** An append in line, and who waits for what becomes of it. */
export interface Waiting extends Asked {
  /** When trying stops, by the clock of `performance`. */
  readonly until: number;
  /** It was sent once and the answer was lost: it may have been kept. */
  inDoubt: boolean;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (fault: Error) => void;
}

/** What travels in one statement: enough to share the wait for the disk, little enough not to be one. */
const MOST_APPENDS = 512;
const MOST_EVENTS = 4096;
const MOST_LETTERS = 4 << 20;

/** Who waits to be appended, first come, first served. */
export class Line {
  #waiting: Waiting[] = [];

  get length(): number {
    return this.#waiting.length;
  }

  join(waiting: Waiting): void {
    this.#waiting.push(waiting);
  }

  /** Back to the front, in their order. */
  goBack(waiting: readonly Waiting[]): void {
    this.#waiting = [...waiting, ...this.#waiting];
  }

  /**
   * The next batch. Of one table only what builds on one another: what was decided on the same state would only hear that
   * it moved, and hears it from the next batch, with all that stands behind it.
   */
  take(): readonly Waiting[] {
    const reached = new Map<TableId, Digest | 'closed'>();
    const taken: Waiting[] = [];
    const left: Waiting[] = [];
    let [events, letters] = [0, 0];
    for (const waiting of this.#waiting) {
      const { table, onto, events: all } = waiting.append;
      const [moreEvents, moreLetters] = [events + all.length, letters + waiting.written.size];
      const full = taken.length >= MOST_APPENDS || moreEvents > MOST_EVENTS || moreLetters > MOST_LETTERS;
      const fits = (reached.get(table) ?? onto) === onto && (taken.length === 0 || !full);
      (fits ? taken : left).push(waiting);
      reached.set(table, fits ? (all.at(-1)?.digest ?? 'closed') : 'closed');
      if (fits) [events, letters] = [moreEvents, moreLetters];
    }
    this.#waiting = left;
    return taken;
  }

  /** Everybody who was never sent leaves; who is in doubt stays. */
  sendAway(): readonly Waiting[] {
    const away = this.#waiting.filter(({ inDoubt }) => !inDoubt);
    this.#waiting = this.#waiting.filter(({ inDoubt }) => inDoubt);
    return away;
  }
}
