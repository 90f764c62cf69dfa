import type { TableId } from '#events/envelope.js';
import type { StoredEvent } from '#store/event-store.js';
import { BEGINNING, isAfter } from '#store/outbox.js';
import type { Cursor, Outbox } from '#store/outbox.js';
import { Feed } from './feed.js';
import type { Follower, Following } from './feed.js';

/**
 * The same feed, with an eye on how far what it tells is behind what is stored: now and then the newest event that there
 * is becomes the one that is waited for, and the lag is its age until it was told.
 */
export class MeasuredFeed extends Feed {
  readonly #feed: Feed;
  readonly #outbox: Outbox;
  readonly #now: () => number;
  /** The last seqs that were told. */
  readonly #told = new Map<TableId, number>();
  /** What was stored before is none of this feed's news. */
  #since: Cursor = BEGINNING;
  #awaited: StoredEvent | null = null;

  constructor(feed: Feed, outbox: Outbox, now: () => number = Date.now) {
    super();
    this.#feed = feed;
    this.#outbox = outbox;
    this.#now = now;
  }

  override follow(from: Cursor, follower: Follower): Following {
    return this.#feed.follow(from, async (told) => {
      await follower(told);
      for (const event of told.events) this.#noteTold(event);
    });
  }

  override async now(): Promise<Cursor> {
    this.#since = await this.#outbox.now();
    return this.#feed.now();
  }

  /** For how many seconds an event has waited at least that is still to be told; 0 where none is. */
  async lag(): Promise<number> {
    const awaited = this.#stillAwaited() ?? (await this.#nextAwaited());
    this.#awaited = awaited;
    return awaited === null ? 0 : Math.max(0, (this.#now() - awaited.at) / 1000);
  }

  #stillAwaited(): StoredEvent | null {
    return this.#awaited === null || this.#wasTold(this.#awaited) ? null : this.#awaited;
  }

  async #nextAwaited(): Promise<StoredEvent | null> {
    const newest = await this.#outbox.newest();
    return newest === null || !isAfter(newest.cursor, this.#since) || this.#wasTold(newest.event) ? null : newest.event;
  }

  #wasTold({ table, seq }: StoredEvent): boolean {
    return (this.#told.get(table) ?? 0) >= seq;
  }

  /** An event may be told once more behind later ones. */
  #noteTold({ table, seq }: StoredEvent): void {
    const last = Math.max(seq, this.#told.get(table) ?? 0);
    this.#told.delete(table);
    this.#told.set(table, last);
    const [oldest] = this.#told.keys();
    if (this.#told.size > MOST && oldest !== undefined) this.#told.delete(oldest);
  }
}

/** The newest event was told among the latest, if it was told. */
const MOST = 10_000;
