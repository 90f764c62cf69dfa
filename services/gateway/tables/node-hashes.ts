import { hash } from 'node:crypto';
import type { Hashes } from '#events/chain/hashes.js';

/**
 * The same bytes as the portable ones, several times as quick: one call for each hash, and no object of it that has to be
 * thrown away again. A test of the chain holds them together.
 */
export const nodeHashes: Hashes = {
  sha256: (message) => sha256(message),
  hmacSha256: (key, message) => {
    const { inner, outer } = padsOf(key);
    return sha256(Buffer.concat([outer, sha256(Buffer.concat([inner, Buffer.from(message)]))]));
  },
  sha256Text: (message) => hash('sha256', message, 'base64url'),
  toText: (hash) => (Buffer.isBuffer(hash) ? hash : Buffer.from(hash)).toString('base64url'),
  fromText: (text) => Buffer.from(text, 'base64url'),
};

/** As text of one letter a byte: a buffer of its own for each would cost more than the hash. */
const sha256 = (message: Uint8Array | string): Buffer => Buffer.from(hash('sha256', message, 'binary'), 'binary');

/** RFC 2104: what stands before the message, and before the hash of that. */
interface Pads {
  readonly inner: Buffer;
  readonly outer: Buffer;
}

/** A table's seed is its key from the first event to the last. */
const PADS = new WeakMap<Uint8Array, Pads>();

const padsOf = (key: Uint8Array): Pads => {
  const kept = PADS.get(key);
  if (kept !== undefined) return kept;
  const pads = { inner: padded(key, 0x36), outer: padded(key, 0x5c) };
  PADS.set(key, pads);
  return pads;
};

const BLOCK_BYTES = 64;

const padded = (key: Uint8Array, pad: number): Buffer => {
  const block = Buffer.alloc(BLOCK_BYTES);
  block.set(key.length > BLOCK_BYTES ? sha256(key) : key);
  return block.map((byte) => byte ^ pad) as Buffer;
};
