import { PaceLimit } from '../play/pace-limit.js';
import { Remembered } from '../remembered.js';

/** One pace for each who asks: those who asked last are remembered, the others have their burst again. */
export class Paces {
  private readonly paces = new Remembered<string, PaceLimit>(MOST);

  constructor(
    private readonly perSecond: number,
    private readonly now: () => number,
    private readonly burst = BURST_SECONDS * perSecond,
  ) {}

  /** Whether one more may be taken from them now. */
  take(who: string): boolean {
    const pace = this.paces.get(who) ?? new PaceLimit(this.perSecond, this.burst, this.now);
    this.paces.set(who, pace);
    return pace.take() === 'taken';
  }
}

/** A page that is opened asks for several things at once. */
const BURST_SECONDS = 3;
/** Some megabytes at the most, whoever sends from however many addresses. */
const MOST = 20_000;
