import { lengthOf } from '#client/stage/kit/motion.js';
import type { Motions } from '#client/stage/kit/motion.js';
import type { Layout } from '#client/stage/kit/piece.js';
import type { Clock } from '#client/timeline/clock.js';
import type { Boards } from '#client/timeline/show-ports.js';

/** A stage that says what it shows, line by line, and keeps time by the clock it is handed. */
export class ListedStage implements Boards {
  readonly lines: string[] = [];
  lying: Layout = new Map();
  #end: (() => void) | null = null;

  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  settle(layout: Layout): void {
    this.cut();
    this.lying = layout;
    this.lines.push('settles');
  }

  play(motions: Motions, after: Layout, pace: number): Promise<void> {
    this.cut();
    this.lines.push(`plays ${motions.length} motions`);
    return new Promise((resolve) => {
      const end = (): void => {
        forget();
        this.#end = null;
        this.lying = after;
        resolve();
      };
      const forget = this.#clock.after(lengthOf(motions) / pace, end);
      this.#end = end;
    });
  }

  cut(): void {
    if (this.#end === null) return;
    this.lines.push('cuts');
    this.#end();
  }

  get isPlaying(): boolean {
    return this.#end !== null;
  }
}
