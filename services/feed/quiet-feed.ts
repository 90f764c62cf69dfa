import { BEGINNING } from '#store/outbox.js';
import type { Cursor } from '#store/outbox.js';
import { Feed } from './feed.js';
import type { Following } from './feed.js';

/** The feed of a node that is alone with its storage: it tells of what others stored, and nobody else stores anything. */
export class QuietFeed extends Feed {
  override follow(): Following {
    return { wake: () => undefined, stop: () => Promise.resolve() };
  }

  override now(): Promise<Cursor> {
    return Promise.resolve(BEGINNING);
  }
}
