import type { Soon } from '../soon.js';

/** Does one thing after another, in the order in which they came; what need not wait is done at once. */
export class OneByOne {
  private last: Promise<void> | null = null;

  constructor(private readonly onFault: (fault: unknown) => void) {}

  next(thing: () => Soon<void>): void {
    const doing = this.last === null ? this.begin(thing) : this.last.then(() => this.begin(thing));
    if (doing instanceof Promise) this.waitFor(doing);
  }

  private begin(thing: () => Soon<void>): Soon<void> {
    try {
      const doing = thing();
      return doing instanceof Promise ? doing.catch(this.onFault) : doing;
    } catch (fault) {
      this.onFault(fault);
    }
  }

  private waitFor(doing: Promise<void>): void {
    const last = doing.then(() => {
      if (this.last === last) this.last = null;
    });
    this.last = last;
  }
}
