/** Rung before anybody listens, it is heard at once. */
export class Bell {
  isClosed = false;
  #rung = false;
  #wakeUp: (() => void) | null = null;

  ring(): void {
    this.#rung = true;
    this.#wakeUp?.();
  }

  close(): void {
    this.isClosed = true;
    this.ring();
  }

  /** Resolves when it is rung, with true, or after so long without. */
  async heard(withinMs: number): Promise<boolean> {
    if (!this.#rung)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, withinMs);
        this.#wakeUp = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    const rung = this.#rung;
    this.#rung = false;
    this.#wakeUp = null;
    return rung;
  }
}
