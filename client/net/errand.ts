import { computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import * as z from 'zod';
import type { Asking } from '#engine/kit/game.js';
import type { Refusal } from '#events/refusal.js';
import { commandId, tableId } from '#events/wire/ids.js';
import { GivenCommand } from '#events/wire/socket.js';
import type { Answer } from '#events/wire/socket.js';
import type { Line } from './line.js';
import { newId } from './new-id.js';

/** A command, and who decided it: nobody else gives it in their place. */
const Decided = z.object({ by: z.string().nullable(), given: GivenCommand });
type Decided = z.infer<typeof Decided>;

/**
 * The command that is under way, if there is one. Until it is answered it is kept where a reload does not lose it, and
 * given again with the same id whenever the line is up: it has one effect, however often it is given.
 */
export class Errand {
  readonly #decided;
  readonly underWay: ReadonlySignal<GivenCommand | null>;
  readonly #refusal = signal<Refusal | null>(null);
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    private readonly line: Line,
  ) {
    const decided = signal(this.#kept());
    this.#decided = decided;
    this.underWay = computed(() => decided.value?.given ?? null);
  }

  /** Why the last one had no effect, until another is given. */
  get refusal(): ReadonlySignal<Refusal | null> {
    return this.#refusal;
  }

  give(command: Asking, seen: number): void {
    if (this.#decided.value !== null) return;
    this.#refusal.value = null;
    const given = { table: tableId.parse(this.table), id: commandId.parse(newId()), seen, command: { ...command } };
    this.#keep({ by: this.#me, given });
    this.again();
  }

  /** Says it once more, as long as we are who decided it. */
  again(): void {
    clearTimeout(this.#again);
    const decided = this.#decided.value;
    if (decided === null) return;
    if (this.line.player.value === undefined || decided.by === this.#me) this.line.say('command', decided.given);
    else this.#keep(null);
  }

  answered(answer: Answer): void {
    if (answer.id !== this.underWay.value?.id) return;
    if (!answer.ok && PASSING.has(answer.refusal.code)) {
      this.#refusal.value = answer.refusal;
      this.#again = setTimeout(() => {
        this.again();
      }, AGAIN_AFTER_MS);
      return;
    }
    this.#keep(null);
    this.#refusal.value = answer.ok ? null : answer.refusal;
  }

  /** Whoever has read why has read it. */
  forget(): void {
    this.#refusal.value = null;
  }

  close(): void {
    clearTimeout(this.#again);
  }

  get #place(): string {
    return `laguna.errand.${this.table}`;
  }

  get #me(): string | null {
    return this.line.player.value?.id ?? null;
  }

  #keep(decided: Decided | null): void {
    this.#decided.value = decided;
    try {
      if (decided === null) sessionStorage.removeItem(this.#place);
      else sessionStorage.setItem(this.#place, JSON.stringify(decided));
    } catch {
      // A browser that keeps nothing loses it with the page, and says so nowhere.
    }
  }

  #kept(): Decided | null {
    try {
      return Decided.safeParse(JSON.parse(sessionStorage.getItem(this.#place) ?? 'null')).data ?? null;
    } catch {
      return null;
    }
  }
}

/** What passes by itself: the same command is given again. */
const PASSING: ReadonlySet<Refusal['code']> = new Set(['not_saved', 'too_fast']);
const AGAIN_AFTER_MS = 1_000;
