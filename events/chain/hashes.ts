import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { fromBase64url, toBase64url } from '../base64url.js';

/** What the chain is made with. Text is hashed as its UTF-8; both give 32 bytes. */
export interface Hashes {
  readonly sha256: (message: Uint8Array | string) => Uint8Array;
  readonly hmacSha256: (key: Uint8Array, message: string) => Uint8Array;
  /** The SHA-256 of bytes, as it is told: in base64url. */
  readonly sha256Text: (message: Uint8Array) => string;
  /** A hash as base64url, and back. */
  readonly toText: (hash: Uint8Array) => string;
  readonly fromText: (text: string) => Uint8Array;
}

/** The same in every browser and in Node. A server that seals much may hand in its machine's own, which are quicker. */
export const portableHashes: Hashes = {
  sha256: (message) => sha256(typeof message === 'string' ? utf8ToBytes(message) : message),
  hmacSha256: (key, message) => hmac(sha256, key, utf8ToBytes(message)),
  sha256Text: (message) => toBase64url(sha256(message)),
  toText: toBase64url,
  fromText: (text) => fromBase64url(text) ?? new Uint8Array(),
};
