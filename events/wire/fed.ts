import * as z from 'zod';
import { at, digest, hash, id, seat, seq, tableId } from './ids.js';
import { typed } from './json.js';
import { ShownEvent } from './play.js';

const edition = z.int().positive();

/**
 * A message on the topic of all events: an event as it is stored, secrets and all, with what it takes to judge it alone: which
 * game it is of, and the digest that it follows. For the service itself only.
 */
export const FedEvent = z.strictObject({
  ...{ table: tableId, game: id, edition, seq: seq.positive(), at },
  seat: seat.nullable(),
  command: id.nullable(),
  event: typed,
  digest,
  commitment: hash.nullable(),
  /** How many draws its decision took, where that is counted and is not 0: an older release sends and reads it nowhere. */
  draws: z.int().positive().exactOptional(),
  /** The digest of the event before it, or the table's origin. */
  previous: digest,
});
export type FedEvent = z.infer<typeof FedEvent>;

/**
 * A message on the public topic, keyed by table: an event as everybody may see it, of a table that stands in the lobby's
 * list. Each comes at least once, those of a table in the order of their seqs; one may be told again.
 */
export const PublicEvent = z.strictObject({ ...ShownEvent.shape, game: id, edition });
export type PublicEvent = z.infer<typeof PublicEvent>;

/** Why a message on the topic of all events is none that anybody can follow. */
export const Poison = z.enum([
  'not_json',
  'not_an_event',
  'wrong_key',
  'unknown_game',
  'unknown_edition',
  'unknown_type',
  'wrong_digest',
]);
export type Poison = z.infer<typeof Poison>;

/** A message that was put aside, as it came and from where. As secret as what it came from. */
export const DeadLetter = z.strictObject({
  reason: Poison,
  topic: z.string(),
  partition: z.int().nonnegative(),
  offset: z.int().nonnegative(),
  /** In base64: it may be anything. */
  key: z.base64().nullable(),
  value: z.base64().nullable(),
});
export type DeadLetter = z.infer<typeof DeadLetter>;
