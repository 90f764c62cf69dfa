import { toBase64url } from '../base64url.js';
import { canonical } from '../canonical.js';
import { portableHashes } from './hashes.js';

/**
 * The nonce of a seat that names none: made of what is public before the seat is taken, so that nobody can choose it.
 */
export const derivedNonce = (commitment: string, table: string, seat: number): string =>
  hashed(`laguna-nonce:${canonical([commitment, table, seat])}`);

/** A seat's commitment to its nonce. It fits no other seat and no other table, so that a copy is of no use. */
export const commitToNonce = (table: string, seat: number, nonce: string): string =>
  hashed(`laguna-nonce-commitment:${canonical([table, seat, nonce])}`);

const hashed = (text: string): string => toBase64url(portableHashes.sha256(text));
