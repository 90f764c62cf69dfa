import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { Refused } from '../../net/api.js';
import { whyNot } from './why-not.js';
import type { WhyNot } from './why-not.js';

/** What somebody at a table asks for over HTTP, and why it was not done. */
export class Doing {
  readonly #trouble = signal<WhyNot | null>(null);
  readonly #underWay = new Set<string>();

  /** Why the last thing that was asked for was not done. */
  get trouble(): ReadonlySignal<WhyNot | null> {
    return this.#trouble;
  }

  /** Does something; where it is refused, why stands in `trouble`. */
  async does(deed: () => Promise<unknown>): Promise<void> {
    this.#trouble.value = null;
    try {
      await deed();
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      this.#trouble.value = whyNot(fault);
    }
  }

  /** The same for what is done once, by its name: who presses twice is not refused the second time. */
  async doesOnce(name: string, deed: () => Promise<unknown>): Promise<void> {
    if (this.#underWay.has(name)) return;
    this.#underWay.add(name);
    try {
      await this.does(deed);
    } finally {
      this.#underWay.delete(name);
    }
  }

  forgetTrouble(): void {
    this.#trouble.value = null;
  }
}
