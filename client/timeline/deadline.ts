import type { Clock } from './clock.js';

/** When something has to be over, where it has to be. */
export class Deadline {
  #at = Infinity;
  #cancel: () => void = () => undefined;

  constructor(private readonly clock: Clock) {}

  /** By the clock; never, where nothing has to be over. */
  get at(): number {
    return this.#at;
  }

  set(within: number, call: () => void): void {
    this.forget();
    this.#at = this.clock.now() + within;
    this.#cancel = this.clock.after(within, call);
  }

  forget(): void {
    this.#cancel();
    this.#at = Infinity;
  }
}
