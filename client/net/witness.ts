import { computed, signal } from '@preact/signals';
import type { Game } from '#engine/kit/game.js';
import { showingsOf } from '#engine/kit/upcast.js';
import { check, origin } from '#events/chain/digest.js';
import type { Digest, TableId } from '#events/envelope.js';
import type { Happening, SeenBy } from '#events/seen-by.js';
import type { SignedHead } from '#events/wire/heads.js';
import type { ShownEvent } from '#events/wire/play.js';
import type { Clock } from '../timeline/clock.js';
import { api } from './api.js';
import { keptHeads } from './kept-heads.js';
import type { KeptHead } from './kept-heads.js';
import { Patience } from './patience.js';
import type { Asked } from './patience.js';

/** What the server tells of a table is not what it told before, or does not fit together. */
export interface Doubt {
  /**
   * At an event that is another than it was, that does not follow the one before, or that is not there any more. Of one that
   * is not told and cannot be asked for (`silent`) nobody is accused: it may come yet.
   */
  readonly kind: 'other' | 'broken' | 'gone' | 'silent';
  readonly seq: number;
  /** What was kept of it, to be shown to others; `null` where nothing was. */
  readonly kept: KeptHead | null;
  /** What is told now. */
  readonly told: Digest | null;
}

interface Place {
  readonly seq: number;
  readonly digest: Digest;
}

/**
 * Follows a table's chain beside the events: each has to go on from the one before, and all of it from where we saw it stand
 * last, on this visit or on an earlier one. Nothing is kept that was not followed from the first event.
 */
export class Witness {
  readonly #table: TableId;
  readonly #showings: SeenBy<Happening>;
  readonly #edition: number;
  readonly #accused = signal<Doubt | null>(null);
  readonly doubt = computed<Doubt | null>(() => this.#accused.value ?? this.#silence);
  #at: Place | null = null;
  /** Where the table stood when it was told whole. */
  #begun: Place | null = null;
  /** The last places, where what was signed meanwhile may be found. */
  #lately: readonly Place[] = [];
  #unproved: SignedHead | null = null;
  #isSound = false;
  #kept: KeptHead | null;
  /** With a server that has not told yet what it told before. */
  readonly #patience: Patience;

  constructor(table: TableId, game: Game, clock: Clock) {
    this.#table = table;
    this.#patience = new Patience(clock);
    this.#edition = game.edition;
    this.#showings = showingsOf(game);
    this.#kept = keptHeads.of(table);
  }

  /** A table that is told whole, at one moment. */
  begin(seq: number, digest: Digest): void {
    this.#at = this.#begun = { seq, digest };
    this.#lately = [this.#at];
    this.#isSound = false;
    this.follows();
  }

  /**
   * The table is followed from here on. Another node may be a moment behind: what was told before comes back, or is gone.
   * Each line gives the server all of its time.
   */
  follows(): void {
    const { seq } = this.#kept ?? {};
    if (seq !== undefined && this.#isBehind(seq)) this.#patience.begin((stop) => this.#askFor(seq, stop));
  }

  /** Nothing is told any more: who cannot tell is not waited for. */
  rests(): void {
    this.#patience.end();
  }

  /** One event more. `false` where it does not follow what was told before. */
  hears(shown: ShownEvent): boolean {
    const at = this.#at;
    if (at === null || shown.seq !== at.seq + 1) return true;
    if (!this.#follows(at.digest, shown)) return false;
    this.#at = shown;
    this.#lately = [...this.#lately.slice(-LATELY), { seq: shown.seq, digest: shown.digest }];
    this.#meets(shown);
    if (this.#kept?.seq === shown.seq) this.rests();
    if (this.#isSound) this.#keep(shown);
    return true;
  }

  /** All that came before, to be heard in order. It ends where we began. */
  past(): (shown: ShownEvent) => void {
    const until = this.#begun;
    let before: Place = { seq: 0, digest: origin(this.#table) };
    return (shown) => {
      // Told whole once more, it has a past that is read on its own.
      if (until !== this.#begun) return;
      if (!this.#follows(before.digest, shown)) this.#protest('broken', shown);
      before = shown;
      this.#meets(shown);
      if (shown.seq !== until?.seq) return;
      if (shown.digest !== until.digest) this.#protest('broken', shown);
      this.#isSound = this.#accused.value === null;
      if (this.#isSound && this.#at !== null) this.#keep(this.#at);
    };
  }

  /** Has the server sign where the table stands: what is signed can be shown to others. */
  async haveItSigned(): Promise<void> {
    const head = await api.head(this.#table).catch(() => null);
    // A server that signs another history than it tells is not helped by it.
    if (head === null || this.#accused.value !== null) return;
    this.#unproved = head;
    this.#prove();
  }

  /** Kept when we saw the same ourselves, which may be a moment later. */
  #prove(): void {
    const [head, seen] = [this.#unproved, this.#lately.find(({ seq }) => seq === this.#unproved?.seq)];
    if (head === null || seen === undefined || this.#kept === null) return;
    this.#unproved = null;
    if (head.digest !== seen.digest) {
      this.#protest('other', head);
      return;
    }
    this.#kept = { ...this.#kept, signed: head };
    keptHeads.keep(this.#table, this.#kept);
  }

  #follows(previous: Place['digest'], { table, seq, at, event, digest, commitment }: ShownEvent): boolean {
    const step = { table, seq, at, edition: this.#edition, event };
    return check(previous, step, this.#showings, { digest, commitment: commitment ?? null });
  }

  /** What was seen once is as it was. */
  #meets({ seq, digest }: Place): void {
    const kept = this.#kept;
    if (kept !== null && kept.seq === seq && kept.digest !== digest) this.#protest('other', { seq, digest });
  }

  #protest(kind: Doubt['kind'], { seq, digest }: Place): void {
    this.#accused.value ??= { kind, seq, kept: this.#kept, told: digest };
  }

  /**
   * Nobody is accused before they were asked: a computer that slept, or a line that died and did not say so, has heard nothing
   * of what was told meanwhile.
   */
  async #askFor(seq: number, stop: AbortSignal): Promise<Asked> {
    const told = await api.events(this.#table, seq - 1, stop).catch(() => null);
    const at = this.#at;
    if (at === null || !this.#isBehind(seq)) return 'over';
    if (told === null || stop.aborted) return 'unanswered';
    const again = told.find((shown) => shown.seq === seq);
    if (again === undefined) this.#protest('gone', { seq, digest: at.digest });
    else this.#meets(again);
    return this.#accused.value === null ? 'answered' : 'over';
  }

  /** Whether what is told has not come so far. */
  #isBehind(seq: number): boolean {
    return this.#at !== null && this.#at.seq < seq;
  }

  get #silence(): Doubt | null {
    const kept = this.#patience.isSilent.value ? this.#kept : null;
    return kept === null ? null : { kind: 'silent', seq: kept.seq, kept, told: null };
  }

  #keep({ seq, digest }: Place): void {
    if (this.#accused.value !== null || (this.#kept !== null && this.#kept.seq >= seq)) return;
    this.#kept = { seq, digest, signed: this.#kept?.signed ?? null };
    keptHeads.keep(this.#table, this.#kept);
    this.#prove();
  }
}

/** More events than happen while one asks. */
const LATELY = 100;
