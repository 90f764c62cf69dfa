import { HASH } from '../base64url.js';
import { canonical } from '../canonical.js';
import type { Digest, Envelope, TableId } from '../envelope.js';
import { seenBy } from '../seen-by.js';
import type { Happening, SeenBy } from '../seen-by.js';
import { saltAt } from './commitment.js';
import { portableHashes } from './hashes.js';
import type { Hashes } from './hashes.js';

/** An event at its place in its table. */
export type Step<E extends Happening> = Pick<Envelope<E>, 'table' | 'seq' | 'at' | 'edition' | 'event'>;

/** The same as a viewer holds it: `null` where he may not know even the kind. */
export type SeenStep<E extends Happening> = Omit<Step<E>, 'event'> & { readonly event: E | null };

/** What a step is sealed with. `commitment` is `null` where everybody sees the whole event, so that nothing is secret. */
export interface Seal {
  readonly digest: Digest;
  readonly commitment: string | null;
}

/** The digest before a table's first event. */
export const origin = (table: TableId): Digest =>
  portableHashes.toText(portableHashes.sha256(`laguna:${table}`)) as Digest;

/** The seal of a step that follows `previous`. */
export const seal = <E extends Happening>(
  previous: Digest,
  step: Step<E>,
  showings: SeenBy<E>,
  seed: Uint8Array,
  hashes = portableHashes,
): Seal => {
  const { table, seq, event } = step;
  const before = hashOf(previous, hashes);
  if (before === null) throw new Error(`No digest to follow at ${table} ${seq}: ${previous}`);
  if (!isKnown(showings, event)) throw new Error(`Nobody said who may know of ${event.type}.`);

  const isOpen = !isSecret(showings, event);
  const secret = isOpen ? NOTHING_SECRET : hashes.hmacSha256(saltAt(seed, table, seq, hashes), canonical(event));
  return {
    digest: link(before, publicPart(step, showings), secret, hashes),
    commitment: isOpen ? null : hashes.toText(secret),
  };
};

/** Whether a step as anybody saw it follows `previous`. Secrets stay closed: they are only held fast by the commitment. */
export const check = <E extends Happening>(
  previous: Digest,
  step: SeenStep<E>,
  showings: SeenBy<E>,
  { digest, commitment }: Seal,
  hashes = portableHashes,
): boolean => {
  const before = hashOf(previous, hashes);
  const secret = commitment === null ? NOTHING_SECRET : hashOf(commitment, hashes);
  if (before === null || secret === null) return false;
  if (step.event !== null && !isKnown(showings, step.event)) return false;
  if (isSecret(showings, step.event) !== (commitment !== null)) return false;

  return link(before, publicPart(step, showings), secret, hashes) === digest;
};

/** Whether a whole step, once the seed is revealed, is what was sealed after `previous`. */
export const open = <E extends Happening>(
  previous: Digest,
  step: Step<E>,
  showings: SeenBy<E>,
  { digest, commitment }: Seal,
  seed: Uint8Array,
): boolean => {
  if (!HASH.test(previous) || !isKnown(showings, step.event)) return false;
  const sealed = seal(previous, step, showings, seed);
  return sealed.digest === digest && sealed.commitment === commitment;
};

/** Whether a secret part, once the seed is revealed, is the one that was committed to; where nothing is secret, nothing was. */
export const opens = <E extends Happening>(
  { table, seq, event }: Pick<Step<E>, 'table' | 'seq' | 'event'>,
  showings: SeenBy<E>,
  commitment: string | null,
  seed: Uint8Array,
  hashes = portableHashes,
): boolean => {
  if (!isSecret(showings, event)) return commitment === null;
  return commitment === hashes.toText(hashes.hmacSha256(saltAt(seed, table, seq, hashes), canonical(event)));
};

const HASH_BYTES = 32;
const NOTHING_SECRET = new Uint8Array(HASH_BYTES);

/** Three parts of 32 bytes each: where one ends and the next begins is never a question. */
const link = (previous: Uint8Array, publicPart: string, secret: Uint8Array, hashes: Hashes): Digest => {
  const parts = new Uint8Array(3 * HASH_BYTES);
  parts.set(previous, 0);
  parts.set(hashes.sha256(publicPart), HASH_BYTES);
  parts.set(secret, 2 * HASH_BYTES);
  return hashes.sha256Text(parts) as Digest;
};

/** The same whoever computes it: what the public sees of an event is also what it sees of what a seat saw of it. */
const publicPart = <E extends Happening>(
  { table, seq, at, edition, event }: SeenStep<E>,
  showings: SeenBy<E>,
): string => canonical({ at, edition, event: event === null ? null : seenBy(showings, event, 'public'), seq, table });

/** By the type alone: were it by what is in it, that there is a commitment would tell. Not even the type: then surely. */
const isSecret = <E extends Happening>(showings: SeenBy<E>, event: E | null): boolean =>
  event === null || showings[event.type as E['type']].show !== null;

const isKnown = <E extends Happening>(showings: SeenBy<E>, event: E): boolean => Object.hasOwn(showings, event.type);

const hashOf = (text: string, { fromText }: Hashes): Uint8Array | null => (HASH.test(text) ? fromText(text) : null);
