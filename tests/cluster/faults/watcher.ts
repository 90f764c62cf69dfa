import type { Viewer } from '#events/viewer.js';
import type { ServerMessage } from '#events/wire/socket.js';
import { HoppingLine } from './hopping-line.js';
import type { Glimpse, ViewerTold } from './told.js';

/** Where somebody goes in, and as whom. */
export interface Entry {
  readonly urls: () => readonly string[];
  /** The node that is tried first, by its number. */
  readonly first: number;
  readonly token: string | null;
  readonly name: string;
  readonly table: string;
  readonly viewer: Viewer;
}

/** Follows a table to wherever it is served, and writes down all that it is shown. */
export class Watcher implements ViewerTold {
  readonly name: string;
  readonly table: string;
  readonly viewer: Viewer;
  readonly shown: Glimpse[] = [];
  /** When it saw what, for whoever measures. */
  onShown: (seq: number) => void = () => undefined;
  /** It was told who is there, as whoever begins to follow is. */
  onFollowing: () => void = () => undefined;
  protected readonly line: HoppingLine;
  /** It was shown how the game ended. */
  sawTheEnd = false;
  #isComing = false;

  constructor(entry: Entry) {
    this.name = entry.name;
    this.table = entry.table;
    this.viewer = entry.viewer;
    this.line = new HoppingLine(entry.urls, entry.first, entry.token, {
      up: () => this.up(),
      heard: (message) => this.heard(message),
    });
  }

  /** The last seq that it was shown, or null. */
  get held(): number | null {
    return this.shown.at(-1)?.seq ?? null;
  }

  get hops(): number {
    return this.line.hops;
  }

  leave(): void {
    this.line.close();
  }

  protected up(): void {
    const { table, held } = this;
    this.#isComing = true;
    this.line.say('follow', held === null ? { table } : { table, after: held });
  }

  protected heard({ event, data }: ServerMessage): void {
    if (event === 'snapshot') {
      const { seq, digest, state } = data;
      this.shown.push({ kind: 'snapshot', seq, digest, state });
    }
    if (event === 'presence' && this.#isComing) {
      this.#isComing = false;
      this.onFollowing();
    }
    if (event !== 'event') return;
    this.shown.push({ kind: 'event', seq: data.seq, digest: data.digest, event: data.event });
    if (data.event?.type === 'TableFinished') this.sawTheEnd = true;
    this.onShown(data.seq);
  }
}
