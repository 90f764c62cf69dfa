import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Clock } from '../timeline/clock.js';

/** What came of a question: there is nothing more to wait for, it was answered and is waited on, or nobody answered. */
export type Asked = 'over' | 'answered' | 'unanswered';

/** Asks, until it is stopped: then nobody answers any more. */
export type Question = (stop: AbortSignal) => Promise<Asked>;

/**
 * The time that a server has to come to what it told before, over one line. When it is over the server is asked, and has its
 * time once more. Who leaves several questions in a row unanswered, and was there all the while, is silent.
 */
export class Patience {
  readonly #isSilent = signal(false);
  #unanswered = 0;
  /** Ends what goes on just now: a wait, or a question. */
  #stop: (() => void) | null = null;

  constructor(private readonly clock: Clock) {}

  get isSilent(): ReadonlySignal<boolean> {
    return this.#isSilent;
  }

  /** From here on. Time that runs already runs on: else who begins anew often enough would always have all of it. */
  begin(ask: Question): void {
    if (this.#stop === null) this.#wait(ask);
  }

  /** Whoever cannot tell is not waited for, and is asked nothing. */
  end(): void {
    this.#stop?.();
    this.#stop = null;
    this.#hears(0);
  }

  #wait(ask: Question): void {
    this.#stop = this.clock.after(BEHIND_MS, () => void this.#ask(ask));
  }

  async #ask(ask: Question): Promise<void> {
    const question = new AbortController();
    const inTime = this.clock.after(ANSWERED_WITHIN_MS, () => {
      question.abort();
    });
    const stop = (): void => {
      inTime();
      question.abort();
    };
    this.#stop = stop;
    const asked = await ask(question.signal);
    inTime();
    if (this.#stop !== stop) return;
    this.#hears(asked === 'unanswered' ? this.#unanswered + 1 : 0);
    if (asked === 'over') this.#stop = null;
    else this.#wait(ask);
  }

  #hears(unanswered: number): void {
    this.#unanswered = unanswered;
    this.#isSilent.value = unanswered >= SILENT_AFTER;
  }
}

/** Far longer than one node is behind another. */
const BEHIND_MS = 10_000;

const ANSWERED_WITHIN_MS = 10_000;

/** So many take longer than it takes to find a line dead (line.ts), or a server that starts anew to be there again. */
const SILENT_AFTER = 3;
