/** What is brought, and how much of it there is. */
export interface Load {
  readonly size: number;
}

/**
 * Where several bring something and one takes it: one take at a time, and in each whatever was brought since the last, in the
 * order in which it came and up to so much. Who brings need not wait until it was taken: only where much waits already.
 */
export class Gathering<L extends Load> {
  /** Rejects with what a take rejects with: nothing is taken after that. Never resolves. */
  readonly failed: Promise<never>;
  readonly #take: (loads: readonly L[]) => Promise<boolean>;
  readonly #most: number;
  #fail: (fault: unknown) => void = () => undefined;
  #waiting: L[] = [];
  #bringing: ((isWanted: boolean) => void)[] = [];
  #taking: Promise<void> | null = null;
  #isOver = false;

  /** A take that resolves with false is the last one. */
  constructor(take: (loads: readonly L[]) => Promise<boolean>, most: number) {
    this.#take = take;
    this.#most = most;
    this.failed = new Promise<never>((_, reject) => (this.#fail = reject));
    // Also where nobody waits for it any more.
    this.failed.catch(() => undefined);
  }

  /** Resolves when there is room for more; with false where nothing is wanted any more, and this may not have been taken. */
  bring(load: L): Promise<boolean> {
    if (this.#isOver) return Promise.resolve(false);
    this.#waiting.push(load);
    this.#taking ??= this.#takeOn();
    if (this.#hasRoom) return Promise.resolve(true);
    return new Promise((resolve) => this.#bringing.push(resolve));
  }

  /** Takes nothing that waits. Resolves when nothing is being taken any more. */
  async end(): Promise<void> {
    this.#over();
    await this.#taking;
  }

  get #hasRoom(): boolean {
    return this.#waiting.reduce((sum, { size }) => sum + size, 0) < this.#most;
  }

  async #takeOn(): Promise<void> {
    // What one answer of a broker brings of several partitions comes in the same turn.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    try {
      while (this.#waiting.length > 0) {
        const some = this.#waiting.splice(0, this.#howMany());
        if (this.#hasRoom) this.#answer(true);
        if (!(await this.#take(some))) this.#over();
      }
    } catch (fault) {
      this.#over();
      this.#fail(fault);
    }
    this.#taking = null;
  }

  /** One at least, however large. */
  #howMany(): number {
    let sum = 0;
    const tooFar = this.#waiting.findIndex(({ size }) => (sum += size) > this.#most);
    return tooFar === -1 ? this.#waiting.length : Math.max(1, tooFar);
  }

  #answer(isWanted: boolean): void {
    for (const answer of this.#bringing.splice(0)) answer(isWanted);
  }

  #over(): void {
    this.#isOver = true;
    this.#waiting = [];
    this.#answer(false);
  }
}
