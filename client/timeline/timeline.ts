import { evolveTable, isTableEvent, openTable } from '#engine/kit/table.js';
import type { Table } from '#engine/kit/table.js';
import type { Game } from '#engine/kit/game.js';
import { readToday } from '#engine/kit/upcast.js';
import type { Happening } from '#events/seen-by.js';
import type { Viewer } from '#events/viewer.js';
import { checkForm } from './form.js';

/** An event as it was seen, in the form of today: what is kept of it to fold, to tell and to show. */
export interface Seen {
  readonly seq: number;
  /** When it happened, in milliseconds since 1970, by the server's clock. */
  readonly at: number;
  /** `null` where the viewer may not know even the kind. */
  readonly event: Happening | null;
}

/** A table that is held whole at one seq, from which what comes later is folded. */
export interface Held {
  readonly seq: number;
  readonly table: Table;
}

/** An event came that does not follow what is held, or cannot be folded: something is missing, or was never ours. */
export class Unfoldable extends Error {
  constructor(
    readonly seq: number,
    cause: unknown,
  ) {
    super(`What came as number ${seq} does not follow what is held.`, { cause });
  }
}

/**
 * All that one viewer has seen of one table, in order, and the table at any moment of it. It begins with the first event
 * or, until the past has been read, with a table held whole.
 */
export class Timeline {
  readonly #seen: Seen[] = [];
  /** The table at the start and after every so many events, so that no moment is far from one that is folded. */
  readonly #folds = new Map<number, Table>();
  #last: Table | null;

  constructor(
    readonly game: Game,
    readonly viewer: Viewer,
    /** What it begins after; `null` is before the first event. */
    readonly held: Held | null = null,
  ) {
    this.#last = held?.table ?? null;
    if (held !== null) this.#folds.set(held.seq, held.table);
  }

  /** The seq before the first event here. */
  get start(): number {
    return this.held?.seq ?? 0;
  }

  /** The last seq. */
  get end(): number {
    return this.start + this.#seen.length;
  }

  /** The table now; `null` before anything was seen. */
  get table(): Table | null {
    return this.#last;
  }

  /** Whether it goes back to the first event. */
  get isWhole(): boolean {
    return this.held === null;
  }

  /**
   * One more event. What is held already is passed over; what leaves a gap, is no event of the game, does not fold, or
   * makes a table that does not bear what is tried with it, is refused, and changes nothing.
   */
  add(seen: Seen, attempt: (table: Table) => void = () => undefined): boolean {
    const { seq, at, event } = seen;
    if (seq <= this.end) return false;
    if (seq !== this.end + 1) throw new Unfoldable(seq, `The last one held is ${this.end}.`);
    const [table, today] = orUnfoldable(seq, () => {
      if (at > LATEST_AT) throw new Error(`No calendar has ${at}.`);
      if (event !== null) checkForm(this.game, event);
      // Told, shown and folded alike: only the chain looks at an old event as it was written.
      const read = event === null ? seen : { seq, at, event: readToday(this.game.upcasts, event) };
      const after = this.#after(this.#last, read);
      attempt(after);
      return [after, read];
    });
    this.#last = table;
    this.#seen.push(today);
    if (seq % FOLD_EVERY === 0) this.#folds.set(seq, table);
    return true;
  }

  /** The event with this seq, where it is here. */
  event(seq: number): Seen | undefined {
    return this.#seen[seq - this.start - 1];
  }

  /** The events after one seq, up to and with another. */
  between(after: number, upTo: number): readonly Seen[] {
    return this.#seen.slice(Math.max(0, after - this.start), Math.max(0, upTo - this.start));
  }

  /** The table as it was after this seq, not before the start and not after the end. */
  at(seq: number): Table | null {
    const wanted = Math.min(Math.max(seq, this.start), this.end);
    if (wanted === this.end) return this.#last;
    let from = Math.max(this.start, wanted - (wanted % FOLD_EVERY));
    let table = this.#folds.get(from) ?? null;
    if (table === null) from = this.start;
    for (const seen of this.between(from, wanted)) table = this.#after(table ?? this.held?.table ?? null, seen);
    return table;
  }

  /** The table after each event from after one seq up to and with another, in order and folded once. */
  *tables(after: number, upTo: number): Generator<readonly [Seen, Table]> {
    let table = this.at(after);
    for (const seen of this.between(after, upTo)) {
      table = this.#after(table, seen);
      yield [seen, table];
    }
  }

  #after(table: Table | null, { seq, event }: Seen): Table {
    if (table === null) {
      if (event === null || !isTableEvent(event) || event.type !== 'TableOpened')
        throw new Error('A table begins with its opening.');
      return openTable(event);
    }
    // Which command made it is the server's own; that each event is one of its own takes nothing from a fold.
    return evolveTable(this.game, table, { seq, event, seat: null, command: String(seq) }, this.viewer);
  }
}

const orUnfoldable = <T>(seq: number, fold: () => T): T => {
  try {
    return fold();
  } catch (fault) {
    throw new Unfoldable(seq, fault);
  }
};

/** There is no date after this one. */
const LATEST_AT = 8.64e15;

/** A seek folds at most so many events, which takes a millisecond or two. */
const FOLD_EVERY = 25;
