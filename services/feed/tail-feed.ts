import type { Cursor, Outbox, OutboxEvent } from '#store/outbox.js';
import { Feed } from './feed.js';
import type { Follower, Following } from './feed.js';

/** How the tail is read. Whoever appends wakes it; the pauses are for what others append, and for when something fails. */
export interface Pace {
  readonly atOnce: number;
  readonly idleMs: number;
  readonly afterFaultMs: number;
  /** Told of what failed and will be tried again. */
  readonly onFault: (fault: unknown) => void;
}

/** The feed on one machine: the outbox itself, read on and on. */
export class TailFeed extends Feed {
  readonly #outbox: Outbox;
  readonly #pace: Pace;

  constructor(outbox: Outbox, pace: Pace) {
    super();
    this.#outbox = outbox;
    this.#pace = pace;
  }

  override follow(from: Cursor, follower: Follower): Following {
    const bell = new Bell();
    const told = this.#tell(from, follower, bell);
    return {
      wake: () => {
        bell.ring();
      },
      stop: () => {
        bell.close();
        return told;
      },
    };
  }

  async #tell(from: Cursor, follower: Follower, bell: Bell): Promise<void> {
    let cursor = from;
    while (!bell.isClosed) {
      const next = await this.#tellOnce(cursor, follower);
      if (next === FAILED) await bell.heard(this.#pace.afterFaultMs);
      else if (next === cursor) await bell.heard(this.#pace.idleMs);
      else cursor = next;
    }
  }

  async #tellOnce(cursor: Cursor, follower: Follower): Promise<Cursor | typeof FAILED> {
    try {
      const events: readonly OutboxEvent[] = await this.#outbox.tail(cursor, this.#pace.atOnce);
      if (events.length > 0) await follower(events);
      return events.at(-1)?.cursor ?? cursor;
    } catch (fault) {
      this.#pace.onFault(fault);
      return FAILED;
    }
  }
}

const FAILED = Symbol('failed');

/** Rung before anybody listens, it is heard at once. */
class Bell {
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

  /** Resolves when it is rung, or after so long without. */
  async heard(withinMs: number): Promise<void> {
    if (!this.#rung)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, withinMs);
        this.#wakeUp = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.#rung = false;
    this.#wakeUp = null;
  }
}
