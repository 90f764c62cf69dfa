import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { forget, keep, kept } from './kept.js';

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

  /** Where it is kept what they saw who look now; not known before anybody does. */
  #place: string | null = null;
  /** Whoever never was here has missed nothing, whatever comes while they arrive. */
  #isNew = true;

  constructor(
    private readonly table: string,
    /** Who looks: a player's id, or `null` for nobody with a name. */
    private readonly who: () => string | null,
  ) {
    // Of whom it was is not known.
    forget(`laguna.seen.${table}`);
  }

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
    const place = `laguna.seen.${this.who() ?? 'public'}.${this.table}`;
    if (place === this.#place) return;
    this.#place = place;
    this.#missed.value = null;
    this.#isNew = this.#seen === null;
  }

  get #seen(): number | null {
    const text = this.#place === null ? null : kept(this.#place);
    const seq = Number(text);
    return text !== null && Number.isSafeInteger(seq) && seq >= 0 ? seq : null;
  }

  #note(end: number): void {
    if (this.#place !== null && end > (this.#seen ?? -1)) keep(this.#place, String(end));
  }
}

/** Fewer than these one takes in by looking. */
const WORTH_TELLING = 3;
