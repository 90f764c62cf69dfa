import type { Feed, Following, Told } from '#feed/feed.js';
import type { Cursor } from '#store/outbox.js';
import type { Place, Projections } from '#store/projections.js';
import { changeOf } from './change-of.js';
import { isTelling } from './retold.js';

/** Tells what is shown as the events tell it, from where it was left, and goes on with whatever comes. */
export const follow = async (feed: Feed, projections: Projections): Promise<Followed> =>
  new Followed(feed, projections, await projections.shown());

/** So often events that show nowhere may be told again after a stop: each time that a cursor is kept is a commit. */
const SELDOM = 100;

/**
 * Several may follow for one database: each moves what is shown only from where it knows it to be (projections.ts), and who finds
 * that another did, or that another build is shown, goes on from where that is now.
 */
export class Followed implements Following {
  readonly #feed: Feed;
  readonly #projections: Projections;
  #place: Place;
  #taken: Cursor;
  #passedOver = 0;
  #following: Following;
  #before: Promise<void> = Promise.resolve();
  /** Which time of following counts: what an earlier one is still told is told again. */
  #turn = 0;
  #stopped = false;

  constructor(feed: Feed, projections: Projections, from: Place) {
    this.#feed = feed;
    this.#projections = projections;
    this.#place = from;
    this.#taken = from.cursor;
    this.#following = this.#follow();
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

  #follow(): Following {
    this.#turn += 1;
    const turn = this.#turn;
    return this.#feed.follow(this.#place.cursor, async (told) => {
      if (turn === this.#turn) await this.#take(told);
    });
  }

  async #take({ events, behind }: Told): Promise<void> {
    const telling = events.filter(isTelling);
    this.#passedOver += 1;
    if (telling.length > 0 || this.#passedOver >= SELDOM) {
      const change = await changeOf(this.#projections, this.#place.build, telling);
      const moved = await this.#projections.move(this.#place, behind, change);
      if (moved === null) {
        this.#goOnFrom(await this.#projections.shown());
        return;
      }
      this.#place = moved;
      this.#passedOver = 0;
    }
    this.#taken = behind;
  }

  #goOnFrom(place: Place): void {
    if (this.#stopped) return;
    this.#before = this.#following.stop();
    this.#place = place;
    this.#taken = place.cursor;
    this.#passedOver = 0;
    this.#following = this.#follow();
  }
}
