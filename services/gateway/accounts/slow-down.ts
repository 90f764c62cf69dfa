import { Remembered } from '../remembered.js';

/**
 * Who guesses passwords waits longer and longer: for the account that is guessed at, and from the address that guesses.
 * The first few mistakes are free.
 */
export class SlowDown {
  private readonly misses = new Remembered<string, Misses>(MOST);

  constructor(private readonly now: () => number) {}

  /** For how many seconds none of these may try; 0 where they may. */
  waitFor(...whom: readonly string[]): number {
    const until = Math.max(...whom.map((one) => this.misses.get(one)?.until ?? 0));
    return Math.max(0, Math.ceil((until - this.now()) / 1000));
  }

  /** A try counts before its outcome is known, so that many at once gain nothing. */
  tried(...whom: readonly string[]): void {
    for (const one of whom) {
      const before = this.misses.get(one);
      const stale = before === undefined || before.until + FORGOTTEN_AFTER_MS < this.now();
      const count = stale ? 1 : before.count + 1;
      this.misses.set(one, { count, until: this.now() + waitAfter(count) });
    }
  }

  /** The last try was no mistake; those before it stay what they were. */
  wasRight(whom: string): void {
    const count = (this.misses.get(whom)?.count ?? 0) - 1;
    if (count < 1) this.misses.forget(whom);
    else this.misses.set(whom, { count, until: this.now() + waitAfter(count) });
  }

  succeeded(whom: string): void {
    this.misses.forget(whom);
  }
}

interface Misses {
  readonly count: number;
  readonly until: number;
}

const FREE = 5;
/** Whoever owns the account has to get in between the guesses of another. */
const LONGEST_MS = 60 * 1000;
const FORGOTTEN_AFTER_MS = 60 * 60 * 1000;
const MOST = 50_000;

const waitAfter = (count: number): number => (count < FREE ? 0 : Math.min(LONGEST_MS, 1000 * 2 ** (count - FREE)));
