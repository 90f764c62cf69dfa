import type { Cancel, Time } from '#clock/time.js';

/** A clock that is turned by hand: whoever wants to be called later is called when it is turned so far. */
export class HandTime implements Time {
  private at = 1_700_000_000_000;
  private waiting: readonly Call[] = [];

  now(): number {
    return this.at;
  }

  after(ms: number, call: () => void): Cancel {
    const one = { at: this.at + ms, call };
    this.waiting = [...this.waiting, one];
    return () => {
      this.waiting = this.waiting.filter((other) => other !== one);
    };
  }

  /** Lets so much time pass, with a stop at each call; what is called has all the time it needs. */
  async pass(ms: number): Promise<void> {
    const end = this.at + ms;
    await allDone();
    for (let next = this.next(end); next !== null; next = this.next(end)) {
      this.at = Math.max(this.at, next.at);
      this.waiting = this.waiting.filter((other) => other !== next);
      next.call();
      await allDone();
    }
    this.at = end;
  }

  private next(end: number): Call | null {
    const [first] = this.waiting.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
    return first ?? null;
  }
}

interface Call {
  readonly at: number;
  readonly call: () => void;
}

/** Nothing here waits for anything but promises, all of which are settled before the next round of events. */
export const allDone = (): Promise<void> => new Promise((done) => setImmediate(done));
