import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { TroubleKind } from '../../words/lobby/words.js';
import { troubleOf } from '../trouble.js';

/** Reads a page from a cursor on, and says where the next begins. */
export type ReadPage<One> = (
  cursor: string | undefined,
) => Promise<{ readonly all: readonly One[]; readonly cursor?: string }>;

/** What is read by pages and looked at as one list. What was read stays in sight, also where the next page cannot be had. */
export class Pages<One> {
  readonly #all = signal<readonly One[] | null>(null);
  readonly #trouble = signal<TroubleKind | null>(null);
  readonly #cursor = signal<string | undefined>(undefined);
  #isReading = false;

  constructor(private readonly read: ReadPage<One>) {}

  /** `null` until the first page was read. */
  get all(): ReadonlySignal<readonly One[] | null> {
    return this.#all;
  }
  /** Why the last page could not be read. */
  get trouble(): ReadonlySignal<TroubleKind | null> {
    return this.#trouble;
  }
  get hasMore(): boolean {
    return this.#cursor.value !== undefined;
  }

  /** The first page, or the next one. */
  async more(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      const { all, cursor } = await this.read(this.#cursor.value);
      this.#all.value = [...(this.#all.value ?? []), ...all];
      this.#cursor.value = cursor;
      this.#trouble.value = null;
    } catch (fault) {
      this.#trouble.value = troubleOf(fault);
    }
    this.#isReading = false;
  }
}
