import type { TableEvent } from '#events/table/events.js';
import type { Seat, Viewer } from '#events/viewer.js';
import type { StoredEvent } from '#store/event-store.js';
import { NotRead } from '#store/not-read.js';
import type { Pinned } from '../tables/standing.js';
import { Follower } from './follower.js';
import type { Asked } from './follower.js';
import { MOST_BACKLOG } from './line.js';
import type { Way } from './line.js';
import { shownEvents, shownLive } from './shown.js';
import type { Shown } from './shown.js';

/** Where those read on who missed something. */
export interface Archive {
  /** The stored events after a seq, at most so many of them: from memory where they are recent. */
  readonly after: (seq: number) => Promise<readonly StoredEvent[]>;
  /** What passes before somebody looks again for whom the storage was away. */
  readonly pause: () => Promise<void>;
  /** Told of what looking again does not help. */
  readonly onFault: (fault: unknown) => void;
}

/** Who wants to know what becomes of those who follow. */
export interface Told {
  /** Has been shown all there is. */
  caughtUp(follower: Follower): void;
  /** Somebody sits elsewhere now. */
  moved(): void;
}

/**
 * All who follow one table. An event is redacted and written out once for each kind of viewer, and then goes to all of
 * them; who is slow or has a gap reads on alone and holds nobody back.
 */
export class Audience {
  private readonly kinds = new Map<Viewer, Set<Follower>>();
  /** The last seq that was published. */
  private head = 0;

  constructor(
    private readonly pinned: Pinned,
    private readonly archive: Archive,
    private readonly told: Told,
  ) {}

  get isEmpty(): boolean {
    return this.kinds.size === 0;
  }

  get watchers(): number {
    return this.kinds.get('public')?.size ?? 0;
  }

  /** Follows from what the follower holds already; what it missed is sent first. */
  join(line: Way, asked: Asked): Follower {
    const follower = new Follower(line, asked);
    this.enter(follower);
    void this.catchUp(follower);
    return follower;
  }

  leave(follower: Follower): void {
    this.exit(follower);
    follower.left();
  }

  /** Whether who sits at a seat is here. Who only looks with that seat's eyes is seen by nobody. */
  has(seat: Seat): boolean {
    for (const { inPerson } of this.with(seat)) if (inPerson) return true;
    return false;
  }

  with(viewer: Viewer): Iterable<Follower> {
    return this.kinds.get(viewer) ?? [];
  }

  *everybody(): Iterable<Way> {
    for (const followers of this.kinds.values()) for (const { line } of followers) yield line;
  }

  /** Live: events that follow each other, just stored. */
  publish(events: readonly StoredEvent[]): void {
    const first = events[0]?.seq;
    if (first === undefined) return;
    this.head = Math.max(this.head, first + events.length - 1);
    if (events.some(changesSeats)) {
      this.readAll();
      return;
    }
    const shownTo = shownLive(this.pinned, events);
    for (const [viewer, followers] of this.kinds) {
      const shown = shownTo(viewer);
      for (const follower of followers) if (!follower.reading) this.tell(follower, first, shown);
    }
  }

  isAt(seq: number): boolean {
    return this.head >= seq;
  }

  /** Something was stored that this node did not see when it was. */
  readUpTo(seq: number): void {
    this.head = Math.max(this.head, seq);
    this.readAll();
  }

  private readAll(): void {
    for (const follower of [...this.kinds.values()].flatMap((followers) => [...followers]))
      if (!follower.reading && follower.held < this.head) void this.catchUp(follower);
  }

  private tell(follower: Follower, first: number, shown: readonly Shown[]): void {
    const held = follower.held - first + 1;
    if (held < 0 || follower.line.backlog > MOST_BACKLOG) {
      void this.catchUp(follower);
    } else if (held < shown.length) {
      follower.show(held === 0 ? shown : shown.slice(held), first + shown.length - 1);
    }
  }

  /** Until nothing is missing: while the storage is away it is asked again, for at a quiet table nothing else would come. */
  private async catchUp(follower: Follower): Promise<void> {
    follower.reading = true;
    try {
      while (!(await this.hasCaughtUp(follower))) await this.archive.pause();
    } catch (fault) {
      // The follower stays behind, and the next event, which has a gap before it, makes it look again.
      follower.reading = false;
      this.archive.onFault(fault);
    }
  }

  /** False where the storage did not answer. */
  private async hasCaughtUp(follower: Follower): Promise<boolean> {
    try {
      await this.readOn(follower);
      return true;
    } catch (fault) {
      if (fault instanceof NotRead) return false;
      throw fault;
    }
  }

  /** Page by page, each when the one before has been taken. */
  private async readOn(follower: Follower): Promise<void> {
    while (!follower.line.isClosed && !follower.isGone) {
      await taken(follower.line);
      const { head } = this;
      const events = await this.archive.after(follower.held);
      const last = events.at(-1);
      // Nothing more: unless something was published meanwhile, which a reader is not told live.
      if (last === undefined && head === this.head) break;
      if (last === undefined) continue;
      if (events.some(changesSeats) && !(await this.isStillThere(follower, last.seq))) break;
      follower.show(shownEvents(this.pinned, events, follower.viewer), last.seq);
      // Of what one reads that was never published here the others hear by it, and by nothing else.
      if (last.seq > this.head) this.readUpTo(last.seq);
    }
    // Live again in the same breath: what is published in the next one is told to them, or it would be to nobody.
    follower.reading = false;
    this.told.caughtUp(follower);
  }

  /** Where they sit by now is asked anew; false where they have gone meanwhile. */
  private async isStillThere(follower: Follower, seq: number): Promise<boolean> {
    const viewer = await follower.eyes(seq);
    if (follower.isGone) return false;
    if (viewer === follower.viewer) return true;
    this.exit(follower);
    follower.viewer = viewer;
    this.enter(follower);
    this.told.moved();
    return true;
  }

  private enter(follower: Follower): void {
    const kind = this.kinds.get(follower.viewer) ?? new Set<Follower>();
    this.kinds.set(follower.viewer, kind.add(follower));
  }

  private exit(follower: Follower): void {
    const kind = this.kinds.get(follower.viewer);
    kind?.delete(follower);
    if (kind?.size === 0) this.kinds.delete(follower.viewer);
  }
}

/** After these somebody else may sit where a follower sat: nothing of what comes is shown before that is known. */
const changesSeats = ({ event }: StoredEvent): boolean => CHANGES.has(event.type);

const CHANGES: ReadonlySet<string> = new Set<TableEvent['type']>(['SeatTaken', 'SeatLeft', 'TableStarted']);

const taken = (line: Way): Promise<void> => new Promise((resolve) => line.whenTaken(resolve));
