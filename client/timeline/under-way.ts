import { lengthOf } from '../stage/kit/motion.js';
import type { Motions } from '../stage/kit/motion.js';
import type { Clock } from './clock.js';
import type { LaidOut } from './moments.js';
import type { Boards } from './show-ports.js';

/** On what motions are played. */
interface Playing {
  readonly stage: Boards;
  readonly clock: Clock;
  readonly faulted: ((fault: unknown) => void) | undefined;
}

/** Motions that are being played. They end when they are through, when they fail, when they take too long, or when cut. */
export class UnderWay {
  /** When they should be through. */
  readonly over: number;
  readonly #ms: number;
  #forget: () => void = () => undefined;
  #isOver = false;

  constructor(
    readonly on: Playing,
    readonly after: LaidOut,
    readonly motions: Motions,
    readonly pace: number,
  ) {
    this.#ms = lengthOf(motions) / pace;
    this.over = on.clock.now() + this.#ms;
  }

  /** Plays them; `then` is called when they have ended by themselves. */
  begin(then: () => void): void {
    this.#forget = this.on.clock.after(this.#ms + GRACE_MS, () => {
      if (this.cut()) then();
    });
    void this.#play(then);
  }

  /** Ends them now; nothing more comes of them. `false` if they were over. */
  cut(): boolean {
    if (!this.#end()) return false;
    this.on.stage.cut();
    return true;
  }

  async #play(then: () => void): Promise<void> {
    try {
      await this.on.stage.play(this.motions, this.after.layout, this.pace);
    } catch (fault) {
      this.on.faulted?.(fault);
      if (!this.#isOver) this.on.stage.settle(this.after.layout);
    }
    if (this.#end()) then();
  }

  #end(): boolean {
    if (this.#isOver) return false;
    this.#isOver = true;
    this.#forget();
    return true;
  }
}

/** A stage that draws nothing, as in a page that nobody looks at, plays for ever: it is not waited for longer than so. */
const GRACE_MS = 1000;
