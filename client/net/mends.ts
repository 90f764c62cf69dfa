import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';

/** How often something did not fit, and was asked for afresh. A server whose words never fit is not asked for ever. */
export class Mends {
  readonly #count = signal(0);
  #lately: readonly number[] = [];

  get count(): ReadonlySignal<number> {
    return this.#count;
  }

  /** Once more; `false` where that was so often of late that it does not help. */
  once(): boolean {
    const now = Date.now();
    this.#lately = [...this.#lately.filter((at) => now - at < LATELY_MS), now];
    this.#count.value += 1;
    return this.#lately.length <= MOST_MENDED;
  }
}

/** What never fits does not fit in the next second either; what does not fit now and then is lived with. */
const MOST_MENDED = 5;
const LATELY_MS = 60_000;
