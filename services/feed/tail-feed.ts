import { BEGINNING } from '#store/outbox.js';
import type { Cursor, Outbox, OutboxEvent } from '#store/outbox.js';
import { Unfit } from '#store/unfit.js';
import { Bell } from './bell.js';
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
  readonly #outbox: Pick<Outbox, 'tail' | 'now'>;
  readonly #pace: Pace;

  constructor(outbox: Pick<Outbox, 'tail' | 'now'>, pace: Pace) {
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

  override now(): Promise<Cursor> {
    return this.#outbox.now();
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
      const found = await this.#read(cursor);
      const last = found.at(-1);
      if (last === undefined) return cursor;
      await follower({ events: found.map(({ event }) => event), behind: last.cursor });
      return last.cursor;
    } catch (fault) {
      this.#pace.onFault(fault);
      return FAILED;
    }
  }

  async #read(cursor: Cursor): Promise<readonly OutboxEvent[]> {
    try {
      return await this.#outbox.tail(cursor, this.#pace.atOnce);
    } catch (fault) {
      // Another feed gave it.
      if (fault instanceof Unfit) return this.#outbox.tail(BEGINNING, this.#pace.atOnce);
      throw fault;
    }
  }
}

const FAILED = Symbol('failed');
