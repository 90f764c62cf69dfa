import type { Happening } from './seen-by.js';
import type { Seat } from './viewer.js';

declare const brand: unique symbol;
type Branded<T, Name extends string> = T & { readonly [brand]: Name };

/** A table: one play of a game, one stream of events. */
export type TableId = Branded<string, 'TableId'>;

/** Given by who sends a command, so that the same command twice has one effect. */
export type CommandId = Branded<string, 'CommandId'>;

/** The head of a table's chain after an event: SHA-256 in base64url. */
export type Digest = Branded<string, 'Digest'>;

/** An event as it is stored: what happened (`event.type` is its type), where in which stream, when, and by whom. */
export interface Envelope<E extends Happening = Happening> {
  readonly table: TableId;
  /** The event's place in its table, from 1, without gaps. */
  readonly seq: number;
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number;
  /** The seat whose command made it, or `null` where the service itself did. */
  readonly seat: Seat | null;
  /** The command that made it, or `null` where the service itself did. */
  readonly command: CommandId | null;
  /** The edition of the rules that the table is pinned to. */
  readonly edition: number;
  /**
   * How many draws the decision took that made it: all of them stand at its first event. Of use in scheme 2, where draws are
   * numbered, and 0 in scheme 1. Outside of the chain, and sent to no viewer.
   */
  readonly draws: number;
  readonly event: E;
  readonly digest: Digest;
}
