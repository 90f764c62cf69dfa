import type { Digest } from '#events/envelope.js';
import type { Lease } from './leases.js';
import type { Cursor, OutboxEvent } from './outbox.js';

/** An event on its way out of the service's own storage, with what it takes to judge it alone. */
export interface Departing extends OutboxEvent {
  readonly game: string;
  /** The digest of the event before it, or the table's origin. */
  readonly previous: Digest;
  /** Its table stands in the lobby's list, for everybody. */
  readonly listed: boolean;
}

/**
 * What is to be sent on, in the order of the outbox, and how far it was, for each line that it is sent along (a Kafka).
 * Rejects with `NotSaved` and `NotRead` as the event store does.
 */
export abstract class Departures {
  abstract after(cursor: Cursor, limit: number): Promise<readonly Departing[]>;

  /** How far a line has come; the beginning where it is new. */
  abstract reached(line: string): Promise<Cursor>;

  /** How far the line has come that came furthest; the beginning where there is none. */
  abstract furthest(): Promise<Cursor>;

  /**
   * Moves a line on. False, and nothing is done, where it stands elsewhere than `from` by now or the lease has ended: what was
   * sent since is sent again by whoever holds it.
   */
  abstract move(line: string, from: Cursor, to: Cursor, lease: Lease): Promise<boolean>;
}
