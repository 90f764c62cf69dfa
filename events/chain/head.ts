import { toBase64url } from '../base64url.js';
import { canonical } from '../canonical.js';
import type { SignedHead } from '../wire/heads.js';
import { portableHashes } from './hashes.js';

/** What is signed of a head. It says first what it is, so that it can be taken for nothing else that is ever signed. */
export const headText = ({ table, seq, digest, at, key }: Omit<SignedHead, 'signature'>): string =>
  `laguna-head:${canonical({ at, digest, key, seq, table })}`;

/** The id of a key: the first letters of its SHA-256, so that a key cannot be passed off under the id of another. */
export const keyIdOf = (key: Uint8Array): string => toBase64url(portableHashes.sha256(key)).slice(0, ID_LETTERS);

/** 96 bits. */
const ID_LETTERS = 16;
