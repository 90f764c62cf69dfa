import type { TableId } from '#events/envelope.js';
import type { Seat } from '#events/viewer.js';
import type { Outcome } from '#events/table/events.js';
import type { Anomaly } from '#events/wire/admin.js';
import type { Clock, NewTable, TableStatus, Visibility } from '#events/wire/tables.js';

/**
 * What is known of tables beside their events: who set them up and how, who sits there, and when somebody last came by.
 * Rejects with `NotSaved` and `NotRead` as the event store does.
 */
export abstract class Lobby {
  /** Kept before the table is opened: one that is opened nowhere is shown nowhere. Twice is once, and the first counts. */
  abstract announce(table: Announced): Promise<void>;
  /**
   * The same for a table that may be asked for more than once: answers with what is to be played there, as the first of
   * all who asked for it wanted it. So it is never a bit of what one wanted and a bit of what another did.
   */
  abstract plan(table: Announced, plan: Plan): Promise<Plan>;
  abstract announced(table: TableId): Promise<Announced | null>;

  /**
   * Says who will sit down by a claim, before they do. A seat is theirs whose claim the table has for it: so nobody's place is
   * lost or doubled, whenever the service ends between the two. False where another player or bot has that claim.
   */
  abstract claim(claim: Claim): Promise<boolean>;
  abstract claims(table: TableId): Promise<readonly Claim[]>;

  /**
   * The tables at which a player claimed a seat and whose game has not begun, by id, after one of them. None is missing; some
   * that have begun meanwhile may be among them.
   */
  abstract notBegun(player: string, after: TableId | null, limit: number): Promise<readonly TableId[]>;

  /** Somebody who sits there came by. An earlier moment than the one that is kept changes nothing. */
  abstract visited(table: TableId, at: number): Promise<void>;
  /** Tables that are open or playing and that nobody of theirs has visited since; the longest left first, after one of them. */
  abstract left(since: number, after: Left | null, limit: number): Promise<readonly Left[]>;

  /**
   * Newest first, by pages. What it says of a table's progress follows the events by a moment. A cursor that no page of
   * ours gave leads nowhere: to a page without tables.
   */
  abstract list(asked: ListAsked): Promise<Page>;
  /** The same for those who look into complaints: whatever is asked for, listed or not, with what stands out there. */
  abstract seek(sought: Sought): Promise<Finds>;
  /** The tables at which a game is going on, by id, after one of them. */
  abstract playing(after: TableId | null, limit: number): Promise<readonly TableId[]>;
}

export interface Announced {
  readonly table: TableId;
  readonly creator: string;
  readonly visibility: Visibility;
  readonly clock: Clock;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What is to be played at a table. */
export type Plan = Pick<NewTable, 'game' | 'seats' | 'options'>;

/** A table that its people left, how long they have for a move, and when one of them was last there. */
export interface Left {
  readonly table: TableId;
  readonly clock: Clock;
  /** Milliseconds since 1970. */
  readonly visited: number;
}

export type Sitter = { readonly player: string } | { readonly bot: string };

export interface Claim {
  readonly table: TableId;
  readonly seat: Seat;
  /** Chosen at random, and part of no key. At a table of scheme 1 it is the seat's nonce. */
  readonly claim: string;
  readonly sitter: Sitter;
}

export interface ListAsked {
  readonly status: TableStatus | null;
  readonly game: string | null;
  /** Tables at which this player sits. */
  readonly player: string | null;
  /** Who asks: unlisted tables are listed for those only who sit there or set them up. */
  readonly asker: string | null;
  /** What the page before gave, or null for the first. */
  readonly cursor: string | null;
  readonly limit: number;
}

export interface Page {
  readonly tables: readonly Listed[];
  /** Null where there are no more. */
  readonly cursor: string | null;
}

/** A table as its events tell it, up to the read model; who sits there is looked up by the claims. */
export interface Listed extends Announced {
  readonly game: string;
  readonly edition: number;
  readonly options: Readonly<Record<string, boolean>>;
  readonly commitment: string;
  readonly status: TableStatus;
  readonly claims: readonly (string | null)[];
  readonly sitters: readonly (Sitter | null)[];
  readonly result: Outcome | null;
  readonly seq: number;
  readonly digest: string;
}

/** What tables are looked for by; null where it does not matter. */
export interface Sought extends Omit<ListAsked, 'asker'> {
  /** Opened then or later, in milliseconds since 1970. */
  readonly from: number | null;
  /** Opened before. */
  readonly to: number | null;
  readonly anomaly: Anomaly | 'any' | null;
}

export interface Finds {
  readonly tables: readonly Find[];
  readonly cursor: string | null;
}

export interface Find {
  readonly listed: Listed;
  readonly opened: number;
  readonly anomalies: Readonly<Partial<Record<Anomaly, number>>>;
  readonly openReports: number;
}
