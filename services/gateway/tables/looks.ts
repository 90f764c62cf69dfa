import { setImmediate as nextTurn } from 'node:timers/promises';

/** Looks, one at a time: whoever joins one that is under way may be told what was read before they came. */
export class Looks {
  private underWay: Promise<void> | null = null;

  constructor(private readonly look: () => Promise<void>) {}

  get isUnderWay(): boolean {
    return this.underWay !== null;
  }

  /** The one that is under way, or else a new one. */
  join(): Promise<void> {
    this.underWay ??= this.look().finally(() => {
      this.underWay = null;
    });
    return this.underWay;
  }

  /** Resolves when the one that is under way is over, and whoever waited for it has had their turn. */
  async pass(): Promise<void> {
    if (this.underWay === null) return;
    await this.underWay;
    await nextTurn();
  }
}
