/** How much is under way, for whoever waits until nothing is: a count, since a list of promises costs every command. */
export class UnderWay {
  private count = 0;
  private whenNone: () => void = nothing;

  begin(work: Promise<void>): void {
    this.count += 1;
    void work.then(() => {
      this.count -= 1;
      if (this.count === 0) this.whenNone();
    });
  }

  none(): Promise<void> {
    return new Promise((resolve) => {
      this.whenNone = resolve;
      if (this.count === 0) resolve();
    });
  }
}

const nothing = (): void => undefined;
