import type { CommandId, Digest, Envelope, TableId } from '#events/envelope.js';
import type { Seat } from '#events/viewer.js';

/**
 * Where tables live for ever. The in-memory store and PostgreSQL keep one contract (tests/store/contract). A port as an
 * abstract class is a value and a type at once, so that it can be injected by its own name.
 *
 * What can never be kept as it stands rejects with `Unfit`. Writing rejects with `NotSaved` and reading with `NotRead`
 * where the storage is away or full; both may be tried again.
 */
export abstract class EventStore {
  /**
   * Sets a table with its first events. Giving the same opening again is answered as then, so that one whose answer was
   * lost may be tried again; another opening of a table that stands already is `Unfit`.
   */
  abstract open(table: NewTable): Promise<void>;

  /**
   * Appends what a command brought about, if the table still ends with the event that it was decided on. Resolves when it is durable:
   * nothing may be shown before. A command id that was appended before is not appended again, and answered as then.
   *
   * Who knows what an append will be numbered may give the next one at once: they are taken in the order in which they
   * were given, and where one is refused, those that build on it have `moved`.
   *
   * `NotSaved` says that nobody knows of it, not that it was not kept: where the answer was lost on its way, it may have
   * been. The same command id finds it.
   */
  abstract append(append: Append): Promise<Appended>;

  /** The events after a seq, in order, at most `limit` of them. */
  abstract read(table: TableId, after: number, limit: number): Promise<readonly StoredEvent[]>;

  /** Where a table stands, or null where there is none. */
  abstract head(table: TableId): Promise<Head | null>;

  /** What a command id was answered with, or null where it never had an effect. */
  abstract answer(table: TableId, command: CommandId): Promise<Answered | null>;

  /** The commands with events after a seq, in the order in which they took effect, for verification. */
  abstract commands(table: TableId, after: number, limit: number): Promise<readonly TakenCommand[]>;

  /**
   * Keeps the fold of a table at a seq; loading starts from the newest one. Losing one costs time, never truth, so only
   * the newest few stay. `Unfit` where the table has no such event: what is folded must be stored.
   */
  abstract keepSnapshot(snapshot: Snapshot): Promise<void>;
  abstract snapshot(table: TableId, atMost?: number): Promise<Snapshot | null>;

  /** The secret seed of a table. Never in a log line, an error or an answer before it is revealed. */
  abstract seed(table: TableId): Promise<Uint8Array | null>;

  /** Takes nothing new, ends what is under way, and lets go of the storage. */
  abstract close(): Promise<void>;
}

/** How many snapshots of a table stay: the newest, and some to go back to from a look into the past. */
export const SNAPSHOTS_KEPT = 3;

/** A stored event and what commits to its secret part; null where its type hides nothing. */
export interface StoredEvent extends Envelope {
  readonly commitment: string | null;
}

export interface NewTable {
  readonly table: TableId;
  readonly game: string;
  readonly edition: number;
  readonly seed: Uint8Array;
  readonly events: readonly StoredEvent[];
}

export interface Append {
  readonly table: TableId;
  /** The seq of the last event that the decision knew. */
  readonly after: number;
  /** The digest of that event. With the seq alone, who builds on what was refused could fit in where others were. */
  readonly onto: Digest;
  /** Numbered from `after` + 1 without gaps; the last one's digest is the table's new head. */
  readonly events: readonly StoredEvent[];
  /** The command as given, or null where the service itself acts. */
  readonly command: GivenCommand | null;
}

export interface GivenCommand {
  readonly id: CommandId;
  readonly seat: Seat;
  readonly command: unknown;
  /** The seq that it was decided on. */
  readonly seen: number;
}

export type Appended =
  | { readonly kind: 'appended' }
  /** Somebody else appended first: decide again on the new state. */
  | { readonly kind: 'moved'; readonly seq: number }
  /** The same command id took effect before. */
  | { readonly kind: 'known'; readonly answer: Answered };

export interface Answered {
  /** The first and the last seq of its events. */
  readonly first: number;
  readonly last: number;
}

/** A command that had an effect, and where. */
export interface TakenCommand extends GivenCommand, Answered {}

export interface Head {
  readonly seq: number;
  readonly digest: Digest;
  readonly game: string;
  readonly edition: number;
}

export interface Snapshot {
  readonly table: TableId;
  readonly seq: number;
  readonly digest: Digest;
  readonly state: unknown;
}
