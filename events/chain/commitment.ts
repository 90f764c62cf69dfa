import { toBase64url } from '../base64url.js';
import { canonical } from '../canonical.js';
import type { TableId } from '../envelope.js';
import { portableHashes } from './hashes.js';

/** As long as a digest: a longer key HMAC would shorten, a shorter one it would fill up with zeros. */
export const SEED_BYTES = 32;

/** What is shown of a seed before anyone sits down, so that it cannot be chosen afterwards. */
export const commitToSeed = (seed: Uint8Array): string => toBase64url(portableHashes.sha256(whole(seed)));

/** The key of every draw of a table (services/engine/kit/draws.ts): the seed, and what each seat added to the luck. */
export const tableKey = (seed: Uint8Array, nonces: readonly string[]): Uint8Array =>
  keyed(seed, `key:${canonical(nonces)}`);

/** What makes the commitment to one secret unlike any other, so that it cannot be guessed by trying what is possible. */
export const saltAt = (seed: Uint8Array, table: TableId, seq: number, hashes = portableHashes): Uint8Array =>
  keyed(seed, `salt:${table}:${seq}`, hashes);

/** Each use of the seed says first what it is for: a salt that is revealed says nothing of the key. */
const keyed = (seed: Uint8Array, message: string, hashes = portableHashes): Uint8Array =>
  hashes.hmacSha256(whole(seed), message);

const whole = (seed: Uint8Array): Uint8Array => {
  if (seed.length !== SEED_BYTES) throw new Error(`A seed has ${SEED_BYTES} bytes, not ${seed.length}.`);
  return seed;
};
