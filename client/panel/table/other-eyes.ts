import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Viewer } from '#events/viewer.js';
import { asSeat } from '../../timeline/as-seat.js';
import type { Stored } from '../../timeline/as-seat.js';
import type { Timeline } from '../../timeline/timeline.js';

/** A finished table as somebody else saw it. */
export class OtherEyes {
  readonly #timeline = signal<Timeline | null>(null);
  #history: readonly Stored[] | null = null;
  #chosen = 0;

  constructor(private readonly read: () => Promise<readonly Stored[]>) {}

  /** `null` is as we saw it ourselves. */
  get timeline(): ReadonlySignal<Timeline | null> {
    return this.#timeline;
  }

  /** Of several that were chosen while the history was read, the last one counts. */
  async choose(own: Timeline, viewer: Viewer): Promise<void> {
    this.#chosen += 1;
    const chosen = this.#chosen;
    if (own.viewer === viewer) {
      this.#timeline.value = null;
      return;
    }
    this.#history ??= await this.read();
    if (chosen === this.#chosen) this.#timeline.value = asSeat(own.game, this.#history, viewer);
  }
}
