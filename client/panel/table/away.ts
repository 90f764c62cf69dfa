import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { seenTables } from './seen-tables.js';

/** What happened after one seq, up to and with another, while nobody looked. */
export interface Missed {
  readonly after: number;
  readonly upTo: number;
}

/** How somebody is there: before the board, just back before it, or not at all. */
export type There = 'watching' | 'coming back' | 'away';

/**
 * What somebody has not seen of a table: kept from visit to visit, so that who comes back is told. Several tabs of one
 * player write the same place; what any of them saw was seen. Another at the same browser has seen nothing of it.
 */
export class Away {
  readonly #missed = signal<Missed | null>(null);

  /** Who looks now; not known before anybody does. */
  #who: string | null | undefined;
  /** Whoever never was here has missed nothing, whatever comes while they arrive. */
  #isNew = true;

  constructor(
    private readonly table: string,
    /** Who looks: a player's id, or `null` for nobody with a name. */
    private readonly who: () => string | null,
  ) {}

  get missed(): ReadonlySignal<Missed | null> {
    return this.#missed;
  }

  /** The table stands at this seq. */
  stands(end: number, there: There): void {
    this.#meet();
    if (there === 'watching') this.#isNew = false;
    if (there === 'watching' || this.#isNew) this.#note(end);
    if (there !== 'coming back' || this.#isNew) return;
    const seen = this.#missed.value?.after ?? this.#seen;
    if (seen === null) this.#note(end);
    else if (end - seen >= WORTH_TELLING) this.#missed.value = { after: seen, upTo: end };
  }

  dismiss(): void {
    const missed = this.#missed.value;
    this.#missed.value = null;
    if (missed !== null) this.#note(missed.upTo);
  }

  /** Somebody may have signed in meanwhile: what was missed, was missed by who looked before. */
  #meet(): void {
    const who = this.who();
    if (who === this.#who) return;
    this.#who = who;
    seenTables.visited(who, this.table);
    this.#missed.value = null;
    this.#isNew = this.#seen === null;
  }

  get #seen(): number | null {
    return this.#who === undefined ? null : seenTables.upTo(this.#who, this.table);
  }

  #note(end: number): void {
    if (this.#who !== undefined) seenTables.note(this.#who, this.table, end);
  }
}

/** Fewer than these one takes in by looking. */
const WORTH_TELLING = 3;
