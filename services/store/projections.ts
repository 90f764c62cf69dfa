import type { TableId } from '#events/envelope.js';
import type { Seat } from '#events/viewer.js';
import type { Outcome } from '#events/table/events.js';
import type { TableStatus } from '#events/wire/tables.js';
import type { Sitter } from './lobby.js';
import type { Cursor } from './outbox.js';

/**
 * What is told of tables and players, for lists, standings and histories, and how far the events were followed for it. All
 * of it can be told anew. It stands in builds: one is shown; another may be built beside it, from the first event on, until it
 * is shown in its place. Rejects with `NotSaved` and `NotRead` as the event store does.
 */
export abstract class Projections {
  /** Where the build stands that everybody sees. */
  abstract shown(): Promise<Place>;

  /** The build beside it: the one that somebody began and did not end, or a new one. */
  abstract beside(edition: number): Promise<Place>;

  /** The build that somebody began and did not end; null where there is none. */
  abstract underWay(): Promise<Place | null>;

  /** Where a build stands, or null where there is none of that number any more. */
  abstract at(build: number): Promise<Place | null>;

  /** Those of the tables that a build lists. */
  abstract listings(build: number, tables: readonly TableId[]): Promise<ReadonlyMap<TableId, Listing>>;

  /** What is known of tables beside their events. */
  abstract surroundings(listings: readonly Listing[]): Promise<ReadonlyMap<TableId, Surroundings>>;

  /** The results of a game in a build from a place in their order on. */
  abstract resultsFrom(build: number, game: string, from: ResultKey): Promise<readonly Result[]>;

  /** Where the results of these tables stand in a build. */
  abstract counted(build: number, tables: readonly TableId[]): Promise<readonly CountedTable[]>;

  /** The records of these sitters in a game, as they were before a place in the order of its results. */
  abstract recordsBefore(build: number, game: string, sitters: readonly Sitter[], before: ResultKey): Promise<Records>;

  /**
   * Makes a change and moves the build on to a cursor, in one transaction. Null, and nothing is done, where the build stands
   * elsewhere by now: somebody else moved it, or another is shown.
   */
  abstract move(from: Place, to: Cursor, change: Change): Promise<Place | null>;

  /** Shows a build in place of the one that is shown. False where it moved on, or is shown or gone already. */
  abstract show(place: Place): Promise<boolean>;

  /** Forgets a build that is not shown, and those that were shown before. */
  abstract sweep(build?: number): Promise<void>;

  /** Nobody moves what is shown while this goes on. It is not to take long. */
  abstract still<T>(use: (shown: Place) => Promise<T>): Promise<T>;

  /** What stands in one of two builds and not in the other. */
  abstract differences(one: number, other: number): Promise<Compared>;

  /** Says that the result of a table counts no more, or that it does again. It is told of by who counts anew. */
  abstract setAside(table: TableId, isAside: boolean): Promise<void>;
}

/** A build, and how far it was told. */
export interface Place {
  readonly build: number;
  /** By which edition of the projections it is told: another one would tell it otherwise. */
  readonly edition: number;
  readonly cursor: Cursor;
  /** Grows with each move: who knows it knows what stands there. */
  readonly moves: number;
}

export interface Listing {
  readonly table: TableId;
  /** The last event that it tells of. The moves of a game are none of its business. */
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly opened: number;
  readonly game: string;
  readonly edition: number;
  readonly options: Readonly<Record<string, boolean>>;
  readonly commitment: string;
  readonly status: TableStatus;
  /** One a seat: the claim that it was taken by, null where nobody sits there. */
  readonly claims: readonly (string | null)[];
  /** Stands in a finished one, and only there. */
  readonly result: Outcome | null;
  /** When it was finished; null where it is not. */
  readonly finished: number | null;
}

/** What is known of a table beside its events. */
export interface Surroundings {
  /** One a seat. */
  readonly sitters: readonly (Sitter | null)[];
  readonly isPublic: boolean;
  /** An admin said that its result does not count. */
  readonly isAside: boolean;
}

/** The order in which results count: by when a table was finished, and by its id where that is the same. */
export interface ResultKey {
  readonly at: number;
  readonly table: TableId;
}

export interface CountedTable extends ResultKey {
  readonly game: string;
  readonly sitters: readonly Sitter[];
}

/** What a table that counts ended with. */
export interface Result extends ResultKey {
  readonly game: string;
  readonly seats: readonly ResultSeat[];
}

export interface ResultSeat {
  readonly seat: Seat;
  readonly sitter: Sitter;
  readonly place: number;
  readonly points: number;
}

/** What a sitter has done in one game so far. */
export interface PlayRecord {
  /** With others at the table; a share of a win is one. */
  readonly played: number;
  readonly won: number;
  readonly points: number;
  readonly best: number | null;
  /** The most points alone at a table: such a game is not played against anybody, and is counted by nothing else. */
  readonly soloBest: number | null;
  readonly rating: Rating;
}

/** A belief about how well somebody plays: a normal distribution. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** By the sitter's key. */
export type Records = ReadonlyMap<string, PlayRecord>;

/** Players and bots have names of their own. */
export const sitterKey = (sitter: Sitter): string =>
  'player' in sitter ? `player ${sitter.player}` : `bot ${sitter.bot}`;

/** A result, and the records of those who sat there as they are after it. */
export interface Recorded extends Result {
  readonly after: Records;
}

/** What is another after some events. */
export interface Change {
  /** Each as it is now, with who sits there. */
  readonly listings: readonly (Listing & { readonly sitters: readonly (Sitter | null)[] })[];
  /** Tables whose results do not count, or not any more. */
  readonly uncounted: readonly TableId[];
  readonly recorded: readonly Recorded[];
  readonly standings: readonly Standing[];
}

/** The newest record of a sitter in a game; null where nothing is left to count. */
export interface Standing {
  readonly game: string;
  readonly sitter: Sitter;
  readonly record: PlayRecord | null;
}

export const NO_CHANGE: Change = { listings: [], uncounted: [], recorded: [], standings: [] };

/** How two builds differ. */
export interface Compared {
  /** How many rows the first has, by kind. */
  readonly rows: Readonly<Record<string, number>>;
  /** The first few of each kind. */
  readonly differences: readonly Difference[];
}

export interface Difference {
  readonly kind: string;
  readonly build: number;
  /** What only this build has, as text. Nothing in it is secret: whatever is told can be seen. */
  readonly row: string;
}
