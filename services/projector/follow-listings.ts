import type { Feed, Following, Told } from '#feed/feed.js';
import type { Listings } from '#store/listings.js';
import { BEGINNING } from '#store/outbox.js';
import type { Cursor } from '#store/outbox.js';
import { isTelling, retold } from './retold.js';

/** Lists tables as their events tell them, from where it was left, and goes on with whatever comes. */
export const followListings = async (feed: Feed, listings: Listings): Promise<FollowedListings> =>
  new FollowedListings(feed, listings, await listings.cursor());

/** So many events that show in no list may be told again after a stop: each time that a cursor is kept is a commit. */
const SELDOM = 1000;

/**
 * Several may follow for one database: each moves the listings on only from where it knows them to be (listings.ts), and who
 * finds that another did, or that they were cleared, goes on from where they are now.
 */
export class FollowedListings implements Following {
  readonly #feed: Feed;
  readonly #listings: Listings;
  #kept: Cursor;
  #taken: Cursor;
  #passedOver = 0;
  #following: Following;
  #before: Promise<void> = Promise.resolve();
  /** Which time of following counts: what an earlier one is still told is told again. */
  #turn = 0;
  #stopped = false;

  constructor(feed: Feed, listings: Listings, from: Cursor) {
    this.#feed = feed;
    this.#listings = listings;
    this.#kept = from;
    this.#taken = from;
    this.#following = this.#follow(from);
  }

  /** Behind all that it was told and is done with; for how far that is behind, see waiting-since.ts. */
  get taken(): Cursor {
    return this.#taken;
  }

  wake(): void {
    this.#following.wake();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all([this.#before, this.#following.stop()]);
  }

  /** Forgets all of it and tells it anew. Until it is through, what is listed is what happened up to some moment ago. */
  async rebuild(): Promise<void> {
    await this.#listings.clear();
    this.#goOnFrom(BEGINNING);
  }

  #follow(from: Cursor): Following {
    this.#turn += 1;
    const turn = this.#turn;
    return this.#feed.follow(from, async (told) => {
      if (turn === this.#turn) await this.#take(told);
    });
  }

  async #take({ events, behind }: Told): Promise<void> {
    const telling = events.filter(isTelling);
    this.#passedOver += events.length;
    if (telling.length > 0 || this.#passedOver >= SELDOM) {
      const before = await this.#listings.of([...new Set(telling.map(({ table }) => table))]);
      const moved = await this.#listings.move(this.#kept, behind, retold(before, telling));
      if (!moved) {
        this.#goOnFrom(await this.#listings.cursor());
        return;
      }
      this.#kept = behind;
      this.#passedOver = 0;
    }
    this.#taken = behind;
  }

  #goOnFrom(cursor: Cursor): void {
    if (this.#stopped) return;
    this.#before = this.#following.stop();
    this.#kept = cursor;
    this.#taken = cursor;
    this.#passedOver = 0;
    this.#following = this.#follow(cursor);
  }
}
