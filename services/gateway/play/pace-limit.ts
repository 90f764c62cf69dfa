/** So many a second, with a burst: what comes faster is told so, and what does not stop then is shut out. */
export class PaceLimit {
  private tokens: number;
  private last: number;
  private ignored = 0;

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
    private readonly now: () => number,
  ) {
    this.tokens = burst;
    this.last = now();
  }

  take(): 'taken' | 'too fast' | 'shut out' {
    const at = this.now();
    this.tokens = Math.min(this.burst, this.tokens + ((at - this.last) / MS) * this.perSecond);
    this.last = at;
    if (this.tokens >= 1) {
      this.tokens -= 1;
      this.ignored = 0;
      return 'taken';
    }
    this.ignored += 1;
    return this.ignored > this.burst ? 'shut out' : 'too fast';
  }
}

const MS = 1000;
